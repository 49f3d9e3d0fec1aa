package dev.drey.teach.xray;

import dev.drey.rules.Position;
import dev.drey.teach.Algorithm;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Window;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Everything a search visited. Nodes are numbered in the order of their first visit, 0 being the root, so that a node's
 * children stand behind it: the first one right behind, every other one where the one before it ends. Moves are tried in the
 * order of {@link Position#moves}, so a node's nth child is its position's nth move.
 */
public final class SearchTree {
    private final AlgorithmKind algorithm;
    private final Position start;
    private final Algorithm.Choice choice;
    private final TreeNodes nodes;

    private SearchTree(AlgorithmKind method, Position start, Algorithm.Choice choice, TreeNodes nodes) {
        this.algorithm = method;
        this.start = start;
        this.choice = choice;
        this.nodes = nodes;
    }

    /**
     * Searches and keeps what it visits.
     *
     * @throws TooLarge if that is more than so many nodes
     */
    public static SearchTree of(AlgorithmKind method, Position start, int depth, int mostNodes) {
        TreeRecorder recorder = new TreeRecorder(mostNodes);
        Algorithm.Choice choice = method.algorithm().choose(start, depth, recorder);
        return new SearchTree(method, start, choice, recorder.nodes());
    }

    /** More was visited than can be kept. */
    public static final class TooLarge extends RuntimeException {
        TooLarge(int mostNodes) {
            super("the tree has more than " + mostNodes + " nodes");
        }
    }

    public AlgorithmKind algorithm() {
        return algorithm;
    }

    public Position start() {
        return start;
    }

    /** What the search chose in the end. */
    public Algorithm.Choice choice() {
        return choice;
    }

    public int size() {
        return nodes.size();
    }

    /** The node above; empty for the root. */
    public OptionalInt parent(int node) {
        return node == 0 ? OptionalInt.empty() : OptionalInt.of(nodes.parents[node]);
    }

    /** The first node that is not below this one: its next sibling, if it has one. */
    public int end(int node) {
        return nodes.ends[node];
    }

    /** The move that led to it; {@code root} for the root. */
    public String name(int node) {
        return nodes.names[node];
    }

    public int depth(int node) {
        return nodes.depths[node];
    }

    public boolean isMax(int node) {
        return depth(node) % 2 == 0;
    }

    /** Whether none of its moves were tried. */
    public boolean isLeaf(int node) {
        return end(node) == node + 1;
    }

    /** What the search left it with; {@link #bound} says whether it is a bound only. */
    public int value(int node) {
        return nodes.values[node];
    }

    /** The window it was entered with. */
    public Window window(int node) {
        return new Window(nodes.alphas[node], nodes.betas[node]);
    }

    /** Whether its nodes have windows to tell of; those of minimax and greedy stay open. */
    public boolean hasWindows() {
        return algorithm == AlgorithmKind.ALPHA_BETA;
    }

    /** Whether moves were left out, since the value of the last one tried lay outside the window. */
    public boolean isCut(int node) {
        return leftOut(node) > 0;
    }

    /** How many of its moves were not tried. */
    public int leftOut(int node) {
        return nodes.leftOut[node];
    }

    /** What the value of a node says about what minimax would find there. */
    public enum Bound {
        EXACT,
        AT_LEAST,
        AT_MOST
    }

    /** A value within the window is exact; one beyond it is not where moves were left out on the way. */
    public Bound bound(int node) {
        if (!nodes.partial[node]) {
            return Bound.EXACT;
        }
        Window window = window(node);
        return value(node) <= window.alpha()
                ? Bound.AT_MOST
                : value(node) >= window.beta() ? Bound.AT_LEAST : Bound.EXACT;
    }

    /** Its children, in the order of the visits. */
    public List<Integer> children(int node) {
        return IntStream.iterate(node + 1, child -> child < end(node), this::end)
                .boxed()
                .toList();
    }

    /** The first child that has its value; where that is exact, the first of the best. */
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

    /** Which of its parent's children it is, from 0; 0 for the root too. */
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

    /** The first node behind this one that was cut, in the order of the visits. */
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
