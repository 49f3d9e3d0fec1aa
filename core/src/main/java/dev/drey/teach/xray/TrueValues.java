package dev.drey.teach.xray;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The true values of the nodes of a tree, as far as they have been analysed: verdicts of the engine, all from the view
 * of MAX like the values of the search.
 */
public final class TrueValues {
    /** The minimum time for a node; with many nodes, some are not analysed. */
    private static final long MIN_NANOS = 1_000_000;

    private final SearchTree tree;
    private final Oracle oracle;
    private final Map<Integer, Verdict> known = new HashMap<>();

    /**
     * Creates the values of a tree, none of them known yet.
     *
     * @param tree the tree
     * @param oracle analyses the nodes
     */
    public TrueValues(SearchTree tree, Oracle oracle) {
        this.tree = tree;
        this.oracle = oracle;
    }

    /**
     * {@return the verdict of a node, counted from that node} The move and the line of the verdict have no meaning.
     *
     * @param node the number of the node
     */
    public Optional<Verdict> of(int node) {
        return Optional.ofNullable(known.get(node));
    }

    /**
     * Formats a verdict of {@link #of}: {@code +5}, {@code >= +1}, {@code MAX wins in 5}, {@code MAX 62 %}.
     *
     * @param verdict the verdict of a node
     * @return the text
     */
    public static String text(Verdict verdict) {
        if (verdict.scored()) {
            return VerdictText.value(verdict);
        }
        Range proven = verdict.proven();
        boolean over = proven.isExact() && Values.isDecided(proven.lower()) && Values.plies(proven.lower()) == 0;
        return "MAX " + (over ? proven.lower() > 0 ? "has won" : "has lost" : VerdictText.value(verdict));
    }

    /**
     * Analyses a node and its children; if the game is over in the node, its parent.
     *
     * @param node the number of the node
     * @param budget limits the search
     */
    public void analyse(int node, Budget budget) {
        Position position = tree.position(node);
        if (position.isOver()) {
            analyse(tree.parent(node).orElseThrow(), budget);
            return;
        }
        AnalysisSnapshot analysis = oracle.analyse(AnalysisRequest.everyMove(position), budget);
        boolean max = tree.isMax(node);
        store(node, forMax(analysis.best(), analysis.proven(), analysis.best().depth(), max));
        List<Move> moves = position.moves();
        List<Integer> children = tree.children(node);
        for (Verdict verdict : analysis.verdicts()) {
            int child = moves.indexOf(verdict.move());
            if (child < children.size()) {
                store(children.get(child), forMax(verdict, afterMove(verdict), Math.max(0, verdict.depth() - 1), max));
            }
        }
    }

    /**
     * Analyses as many nodes as possible in a given time, starting near the root. Every level of the tree gets the same share
     * of the time and passes the rest to the levels below, because the few nodes near the root are the hardest.
     *
     * @param nanos the time in nanoseconds
     */
    public void analyseAll(long nanos) {
        long end = System.nanoTime() + nanos;
        List<List<Integer>> levels = innerNodesByDepth();
        for (int depth = 0; depth < levels.size(); depth++) {
            List<Integer> level = levels.get(depth);
            long levelEnd = end - (end - System.nanoTime()) / (levels.size() - depth) * (levels.size() - depth - 1);
            for (int i = 0; i < level.size(); i++) {
                long left = levelEnd - System.nanoTime();
                if (left <= 0) {
                    break;
                }
                analyse(level.get(i), Budget.nanos(Math.max(left / (level.size() - i), MIN_NANOS)));
            }
        }
    }

    private List<List<Integer>> innerNodesByDepth() {
        List<List<Integer>> levels = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) {
            if (!tree.isLeaf(node)) {
                while (levels.size() <= tree.depth(node)) {
                    levels.add(new ArrayList<>());
                }
                levels.get(tree.depth(node)).add(node);
            }
        }
        return levels;
    }

    /**
     * Stores a verdict if it proves more than the known one. The first estimate is kept, because an estimate from
     * another node would seem to contradict it.
     */
    private void store(int node, Verdict verdict) {
        Verdict before = known.get(node);
        if (before == null || width(verdict) < width(before)) {
            known.put(node, verdict);
        }
    }

    private static long width(Verdict verdict) {
        return (long) verdict.proven().upper() - verdict.proven().lower();
    }

    /** The proven range of a move, counted from the position after it. */
    private static Range afterMove(Verdict verdict) {
        Range proven = verdict.proven();
        return verdict.scored() ? proven : new Range(Values.later(proven.lower()), Values.later(proven.upper()));
    }

    private static Verdict forMax(Verdict verdict, Range proven, int depth, boolean max) {
        return new Verdict(
                verdict.scored(),
                verdict.move(),
                max ? proven : proven.negated(),
                max ? verdict.widest() : verdict.widest().negated(),
                max ? verdict.estimate() : -verdict.estimate(),
                depth,
                max ? verdict.chance() : 1 - verdict.chance(),
                List.of());
    }
}
