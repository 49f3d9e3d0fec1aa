package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position of an {@link AnalysisStore}: the search results for each of its moves, and the verdicts derived from them and from
 * the positions before and after it. Arrays are in the order of {@link Position#moves}. Not thread-safe.
 */
final class StoredPosition {
    final Position position;
    final List<Move> moves;
    final Comparator<Verdict> bestFirst;

    /** The position after each move. */
    final Position[] after;

    /** The stored position after each move, where there is one. */
    final @Nullable StoredPosition[] next;

    /** The stored positions from which a move leads here. */
    final Set<StoredPosition> parents = new LinkedHashSet<>();

    /** The verdicts found by searches of this position. */
    final Verdict[] own;

    /** The depth of the estimates in {@link #own}; 0 if there are none. */
    int depth;

    long nodes;
    long nanos;

    /** Returns whether a search ended by itself, so that more time would find nothing more. */
    boolean exhausted;

    /** When the position was last used, as a sequence number of {@link PositionGraph}. */
    long lastUsed;

    /** The bounds on the position's value that follow from proofs about moves that lead here. */
    Range limit = new Range(-Values.INFINITE, Values.INFINITE);

    /** The verdicts shown to readers, derived by {@link VerdictPropagation}. */
    Verdict[] derived;

    /** The proven value of the position, derived. */
    Range range;

    /** The best of the derived verdicts. */
    Verdict best;

    int derivedDepth;

    /** The version of the store at the last change of anything derived; 0 if nothing was derived yet. */
    long version;

    /** The sorted hash codes of positions within the lines of the derived verdicts. */
    int[] lineHashes = {};

    private final int[] afterHashes;
    private final Map<Move, Explanation> explanations = new HashMap<>();

    private record Explanation(Move best, boolean sure, List<MoveReason> reasons) {}

    StoredPosition(AnalysisSnapshot found) {
        this.position = found.position();
        this.moves = position.moves();
        this.bestFirst = Verdict.bestFirst(moves);
        this.after = moves.stream().map(position::play).toArray(Position[]::new);
        this.afterHashes = Arrays.stream(after).mapToInt(Position::hashCode).toArray();
        this.next = new StoredPosition[after.length];
        this.own = new Verdict[after.length];
        for (Verdict verdict : found.verdicts()) {
            own[index(verdict.move())] = verdict;
        }
        this.derived = own.clone();
        this.range = Range.ofBest(Arrays.stream(own).map(Verdict::proven).toList());
        this.best = Arrays.stream(own).min(bestFirst).orElseThrow();
    }

    int index(Move move) {
        int i = moves.indexOf(move);
        if (i < 0) {
            throw new IllegalArgumentException(move + " is not a move of " + position);
        }
        return i;
    }

    /** Returns whether the move at an index leads to a position; compares hash codes first, because positions compare slowly. */
    boolean leadsTo(int i, Position other, int otherHash) {
        return afterHashes[i] == otherHash && after[i].equals(other);
    }

    /**
     * Adds the results of a search.
     *
     * @param estimates whether its estimates count; they replace shallower ones
     */
    void add(AnalysisSnapshot found, boolean estimates) {
        boolean replaces = estimates && (depth == 0 || found.depth() >= depth && endsWithFirstSide(found.depth()));
        for (Verdict verdict : found.verdicts()) {
            int i = index(verdict.move());
            own[i] = combine(own[i], verdict, replaces, after[i]);
        }
        depth = replaces ? found.depth() : depth;
    }

    /** Returns whether estimates of that depth end in positions with the first side to move. */
    private boolean endsWithFirstSide(int plies) {
        return (plies % 2 == 0) == (position.toMove() == Side.FIRST);
    }

    private static Verdict combine(Verdict known, Verdict found, boolean replaces, Position after) {
        Range proven = known.proven().and(found.proven());
        Verdict source = replaces ? found : known;
        boolean foundHasLine = found.proven().isExact() && !(known.proven().isExact() && known.hasWholeLine(after));
        return source.with(proven).with(proven.isExact() ? (foundHasLine ? found : known).line() : source.line());
    }

    boolean isComplete() {
        return AnalysisSnapshot.isAnswered(
                AnalysisRequest.Goal.EVERY_MOVE,
                Arrays.stream(derived).map(Verdict::proven).toList());
    }

    /**
     * Returns whether there is anything to show: a proven best move or estimates. Before all moves were searched once, they all have
     * the same estimate.
     */
    boolean isKnown() {
        return depth > 0 || best.proven().isExact() && best.proven().equals(range);
    }

    AnalysisSnapshot snapshot() {
        List<Verdict> sorted = Arrays.stream(derived).sorted(bestFirst).toList();
        return new AnalysisSnapshot(position, sorted, nodes, nanos, depth, isComplete());
    }

    /**
     * Adds the reasons why a move is a mistake or the best one.
     *
     * @param bestMove the best move at that time; the reasons hold as long as it stays the best
     * @param sure whether the loss of the move was proven
     */
    void addReasons(Move move, Move bestMove, boolean sure, List<MoveReason> reasons) {
        explanations.put(move, new Explanation(bestMove, sure, reasons));
    }

    /** Returns the reasons that hold now, by move. */
    Map<Move, List<MoveReason>> reasons() {
        Map<Move, List<MoveReason>> reasons = new HashMap<>();
        explanations.forEach((move, explanation) -> {
            if (holds(explanation)) {
                reasons.put(move, explanation.reasons());
            }
        });
        return reasons;
    }

    /** Returns whether a move was explained with the current best move and, if its loss is proven now, with a proven loss. */
    boolean isExplained(Move move, boolean sure) {
        Explanation explanation = explanations.get(move);
        return explanation != null && holds(explanation) && (explanation.sure() || !sure);
    }

    private boolean holds(Explanation explanation) {
        return explanation.best().equals(best.move());
    }
}
