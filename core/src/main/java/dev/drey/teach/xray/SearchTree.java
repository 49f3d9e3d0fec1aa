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

    public AlgorithmKind algorithm() {
        return algorithm;
    }

    public Position start() {
        return start;
    }

    /** The choice of the search. */
    public Algorithm.Choice choice() {
        return choice;
    }

    public int size() {
        return nodes.size();
    }

    /** The parent; empty for the root. */
    public OptionalInt parent(int node) {
        return node == 0 ? OptionalInt.empty() : OptionalInt.of(nodes.parents[node]);
    }

    /** The first node after the subtree of this one: its next sibling, if it has one. */
    public int end(int node) {
        return nodes.ends[node];
    }

    /** The move that led to the node; {@code root} for the root. */
    public String name(int node) {
        return nodes.names[node];
    }

    public int depth(int node) {
        return nodes.depths[node];
    }

    public boolean isMax(int node) {
        return depth(node) % 2 == 0;
    }

    /** Whether no move of the node was tried. */
    public boolean isLeaf(int node) {
        return end(node) == node + 1;
    }

    /** The value that the search found; {@link #bound} tells whether it is only a bound. */
    public int value(int node) {
        return nodes.values[node];
    }

    /** The window with which the node was entered. */
    public Window window(int node) {
        return new Window(nodes.alphas[node], nodes.betas[node]);
    }

    /** Whether the algorithm has windows; those of minimax and greedy are always open. */
    public boolean hasWindows() {
        return algorithm == AlgorithmKind.ALPHA_BETA;
    }

    /** Whether the node was cut off before all its moves were tried. */
    public boolean isCut(int node) {
        return leftOut(node) > 0;
    }

    /** The number of moves that were not tried. */
    public int leftOut(int node) {
        return nodes.leftOut[node];
    }

    /** The relation between the value of a node and the exact minimax value. */
    public enum Bound {
        EXACT,
        AT_LEAST,
        AT_MOST
    }

    /**
     * Returns whether the value is exact. A value inside the window is; one outside it is a bound if moves were left
     * out in the subtree.
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

    /** The children in the order of the visits. */
    public List<Integer> children(int node) {
        return IntStream.iterate(node + 1, child -> child < end(node), this::end)
                .boxed()
                .toList();
    }

    /** The first child with the value of the node; if the value is exact, the first best move. */
    public OptionalInt best(int node) {
        return children(node).stream()
                .mapToInt(Integer::intValue)
                .filter(child -> value(child) == value(node))
                .findFirst();
    }

    /** The nodes from the root to this one, both included. */
    public List<Integer> path(int node) {
        return node == 0
                ? List.of(0)
                : IntStream.concat(path(nodes.parents[node]).stream().mapToInt(Integer::intValue), IntStream.of(node))
                        .boxed()
                        .toList();
    }

    /** The index of the node among its siblings, from 0; 0 for the root. */
    public int ordinal(int node) {
        return node == 0 ? 0 : children(nodes.parents[node]).indexOf(node);
    }

    public Position position(int node) {
        if (node == 0) {
            return start;
        }
        Position before = position(nodes.parents[node]);
        return before.play(before.moves().get(ordinal(node)));
    }

    /** The next node in the order of the visits that was cut off. */
    public OptionalInt nextCut(int node) {
        return IntStream.range(node + 1, size()).filter(this::isCut).findFirst();
    }

    public int countCuts() {
        return (int) IntStream.range(0, size()).filter(this::isCut).count();
    }

    public int countLeaves() {
        return (int) IntStream.range(0, size()).filter(this::isLeaf).count();
    }
}
