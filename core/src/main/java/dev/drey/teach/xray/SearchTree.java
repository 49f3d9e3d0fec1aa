package dev.drey.teach.xray;

import dev.drey.rules.Position;
import dev.drey.teach.Algorithm;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Window;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The tree of all nodes that a search visited. Nodes are numbered in the order of their first visit, and the root is 0.
 * So the children of a node follow it: the first one directly, each other one where the previous one ends. Moves are
 * tried in the order of {@link Position#moves}, so the nth child of a node belongs to the nth move of its position.
 */
public final class SearchTree {
    private final AlgorithmKind algorithm;
    private final Position start;
    private final Algorithm.Choice choice;
    private final TreeNodes nodes;

    private SearchTree(AlgorithmKind algorithm, Position start, Algorithm.Choice choice, TreeNodes nodes) {
        this.algorithm = algorithm;
        this.start = start;
        this.choice = choice;
        this.nodes = nodes;
    }

    /**
     * Runs a search and records its tree.
     *
     * @param algorithm the algorithm
     * @param start the position of the root
     * @param depth the depth of the search in plies
     * @param maxNodes maximum number of nodes of the tree
     * @return the tree
     * @throws TooLarge if the tree has more than {@code maxNodes} nodes
     */
    public static SearchTree of(AlgorithmKind algorithm, Position start, int depth, int maxNodes) {
        TreeRecorder recorder = new TreeRecorder(maxNodes);
        Algorithm.Choice choice = algorithm.algorithm().choose(start, depth, recorder);
        return new SearchTree(algorithm, start, choice, recorder.nodes());
    }

    /** Thrown if the tree has too many nodes. */
    public static final class TooLarge extends RuntimeException {
        TooLarge(int maxNodes) {
            super("the tree has more than " + maxNodes + " nodes");
        }
    }

    /** {@return the algorithm of the search} */
    public AlgorithmKind algorithm() {
        return algorithm;
    }

    /** {@return the position of the root} */
    public Position start() {
        return start;
    }

    /** {@return the choice of the search} */
    public Algorithm.Choice choice() {
        return choice;
    }

    /** {@return the number of nodes} */
    public int size() {
        return nodes.size();
    }

    /**
     * {@return the parent; empty for the root}
     *
     * @param node the number of the node
     */
    public OptionalInt parent(int node) {
        return node == 0 ? OptionalInt.empty() : OptionalInt.of(nodes.parents[node]);
    }

    /**
     * {@return the first node after the subtree of this one: its next sibling, if it has one}
     *
     * @param node the number of the node
     */
    public int end(int node) {
        return nodes.ends[node];
    }

    /**
     * {@return the move that led to the node; {@code root} for the root}
     *
     * @param node the number of the node
     */
    public String name(int node) {
        return nodes.names[node];
    }

    /**
     * {@return the distance of a node from the root}
     *
     * @param node the number of the node
     */
    public int depth(int node) {
        return nodes.depths[node];
    }

    /**
     * {@return whether MAX is to move in a node}
     *
     * @param node the number of the node
     */
    public boolean isMax(int node) {
        return depth(node) % 2 == 0;
    }

    /**
     * {@return whether no move of the node was tried}
     *
     * @param node the number of the node
     */
    public boolean isLeaf(int node) {
        return end(node) == node + 1;
    }

    /**
     * {@return the value that the search found; {@link #bound} says whether it is only a bound}
     *
     * @param node the number of the node
     */
    public int value(int node) {
        return nodes.values[node];
    }

    /**
     * {@return the window with which the node was entered}
     *
     * @param node the number of the node
     */
    public Window window(int node) {
        return new Window(nodes.alphas[node], nodes.betas[node]);
    }

    /** {@return whether the algorithm has windows; those of minimax and greedy are always open} */
    public boolean hasWindows() {
        return algorithm == AlgorithmKind.ALPHA_BETA;
    }

    /**
     * {@return whether the node was cut off before all its moves were tried}
     *
     * @param node the number of the node
     */
    public boolean isCut(int node) {
        return leftOut(node) > 0;
    }

    /**
     * {@return the number of moves that were not tried}
     *
     * @param node the number of the node
     */
    public int leftOut(int node) {
        return nodes.leftOut[node];
    }

    /** The relation between the value of a node and the exact minimax value. */
    public enum Bound {
        /** The value is exact. */
        EXACT,
        /** The value is a lower bound. */
        AT_LEAST,
        /** The value is an upper bound. */
        AT_MOST
    }

    /**
     * {@return how the value relates to the exact minimax value} A value inside the window is exact; a value outside the window is a bound if moves
     * were left out in the subtree.
     *
     * @param node the number of the node
     */
    public Bound bound(int node) {
        if (!nodes.partial[node]) {
            return Bound.EXACT;
        }
        Window window = window(node);
        return value(node) <= window.alpha()
                ? Bound.AT_MOST
                : value(node) >= window.beta() ? Bound.AT_LEAST : Bound.EXACT;
    }

    /**
     * {@return the children in the order of their visits}
     *
     * @param node the number of the node
     */
    public List<Integer> children(int node) {
        return IntStream.iterate(node + 1, child -> child < end(node), this::end)
                .boxed()
                .toList();
    }

    /**
     * {@return the first child with the value of the node; if the value is exact, the first best move}
     *
     * @param node the number of the node
     */
    public OptionalInt best(int node) {
        return children(node).stream()
                .mapToInt(Integer::intValue)
                .filter(child -> value(child) == value(node))
                .findFirst();
    }

    /**
     * {@return the nodes from the root to this one, both included}
     *
     * @param node the number of the node
     */
    public List<Integer> path(int node) {
        return node == 0
                ? List.of(0)
                : IntStream.concat(path(nodes.parents[node]).stream().mapToInt(Integer::intValue), IntStream.of(node))
                        .boxed()
                        .toList();
    }

    /**
     * {@return the index of the node among its siblings, from 0; 0 for the root}
     *
     * @param node the number of the node
     */
    public int ordinal(int node) {
        return node == 0 ? 0 : children(nodes.parents[node]).indexOf(node);
    }

    /**
     * {@return the position of a node}
     *
     * @param node the number of the node
     */
    public Position position(int node) {
        if (node == 0) {
            return start;
        }
        Position before = position(nodes.parents[node]);
        return before.play(before.moves().get(ordinal(node)));
    }

    /**
     * {@return the next node after this one, in the order of the visits, that was cut off; empty if there is none}
     *
     * @param node the number of the node
     */
    public OptionalInt nextCut(int node) {
        return IntStream.range(node + 1, size()).filter(this::isCut).findFirst();
    }

    /** {@return the number of nodes that were cut off} */
    public int countCuts() {
        return (int) IntStream.range(0, size()).filter(this::isCut).count();
    }

    /** {@return the number of leaves} */
    public int countLeaves() {
        return (int) IntStream.range(0, size()).filter(this::isLeaf).count();
    }
}
