package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;

/** The results of an analysis for one move. Thread-safe. */
final class MoveAnalysis {
    /** In a game without scores that goes on, neither side wins before the next ply. */
    private static final Range NOT_AT_ONCE = new Range(Values.lossIn(2), Values.winIn(2));

    private static final double EVEN_CHANCE = 0.5;

    private final Position before;
    private final Move move;
    private final Position after;
    private final boolean scored;
    private final Range widest;
    private Range proven;
    private int estimate;
    private int depth;
    private int nextEstimate;
    private List<Move> line;
    private boolean hasWholeLine;

    /** @param maxMargin largest margin that either side can reach */
    MoveAnalysis(Position before, Move move, int maxMargin) {
        this.before = before;
        this.move = move;
        this.after = before.play(move);
        this.scored = before.game().scored();
        this.widest = new Range(-maxMargin, maxMargin);
        this.proven = after.isOver() ? exactly(finalValue(before.toMove())) : scored ? widest : NOT_AT_ONCE;
        this.estimate = after.isOver() ? finalValue(before.toMove()) * (scored ? Values.POINT : 1) : 0;
        this.line = List.of(move);
        this.hasWholeLine = after.isOver();
    }

    private static Range exactly(int value) {
        return new Range(value, value);
    }

    private int finalValue(Side side) {
        if (scored) {
            return after.margin(side);
        }
        return after.outcome()
                .flatMap(outcome -> outcome.winner())
                .map(winner -> winner == side ? Values.winIn(1) : Values.lossIn(1))
                .orElse(0);
    }

    Move move() {
        return move;
    }

    Position after() {
        return after;
    }

    synchronized Range proven() {
        return proven;
    }

    /** The estimate, within the proven range, on the scale of estimates. */
    synchronized int value() {
        return clamp(estimate);
    }

    /** The value nearest to an estimate that is in the proven range. */
    synchronized int clamp(int guess) {
        int unit = scored ? Values.POINT : 1;
        return Math.max(proven.lower() * unit, Math.min(proven.upper() * unit, guess));
    }

    synchronized boolean isExact() {
        return proven.isExact();
    }

    /** Whether the line goes on to the end of the game. */
    synchronized boolean hasWholeLine() {
        return hasWholeLine;
    }

    /** Adds the proofs of an earlier analysis. */
    synchronized void addKnown(Verdict known) {
        proven = proven.and(known.proven());
        if (!hasWholeLine && proven.isExact() && known.hasWholeLine(after)) {
            line = known.line();
            hasWholeLine = true;
        }
    }

    /** Continues from the results of an earlier analysis. */
    synchronized void restore(Verdict saved) {
        addKnown(saved);
        estimate = saved.estimate();
        depth = saved.depth();
        if (!hasWholeLine) {
            line = saved.line();
        }
    }

    synchronized void proveAtLeast(int value) {
        proven = proven.atLeast(value);
    }

    synchronized void proveAtMost(int value) {
        proven = proven.atMost(value);
    }

    /** Sets an estimate that is published when all moves are estimated to its depth: only then do estimates compare. */
    synchronized void setNextEstimate(int value) {
        nextEstimate = value;
    }

    synchronized void publishEstimate(int plies) {
        estimate = nextEstimate;
        depth = plies;
    }

    /** Sets how play may go on after the move. */
    synchronized void setLikelyLine(List<Move> afterwards) {
        line = join(afterwards);
    }

    /** Sets how play goes on after the move to the end, with best play by both sides. */
    synchronized void setWholeLine(List<Move> afterwards) {
        line = join(afterwards);
        hasWholeLine = true;
    }

    private List<Move> join(List<Move> afterwards) {
        List<Move> joined = new ArrayList<>(List.of(move));
        joined.addAll(afterwards);
        return List.copyOf(joined);
    }

    synchronized Verdict verdict() {
        int value = value();
        double chance = depth == 0
                ? EVEN_CHANCE
                : EstimateErrors.chance(before, depth, scored ? (double) value / Values.POINT : value);
        return new Verdict(scored, move, proven, widest, value, depth, chance, line);
    }
}
