package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;

/** What was found out so far about one move. Several threads may work on it, and anyone may read it meanwhile. */
final class MoveAnalysis {
    /** In a game won or lost that goes on: whoever wins needs another ply. */
    private static final Range NOT_AT_ONCE = new Range(Values.lossIn(2), Values.winIn(2));

    private static final double EVEN = 0.5;

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
    private boolean lineIsWhole;

    MoveAnalysis(Position before, Move move, int widest) {
        this.before = before;
        this.move = move;
        this.after = before.play(move);
        this.scored = before.game().scored();
        this.widest = new Range(-widest, widest);
        this.proven = after.isOver() ? exactly(ended(before.toMove())) : scored ? this.widest : NOT_AT_ONCE;
        this.estimate = after.isOver() ? ended(before.toMove()) * (scored ? Values.POINT : 1) : 0;
        this.line = List.of(move);
        this.lineIsWhole = after.isOver();
    }

    private static Range exactly(int value) {
        return new Range(value, value);
    }

    private int ended(Side side) {
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

    /** What it is worth as far as is known, on the scale of estimates. */
    synchronized int worth() {
        return within(estimate);
    }

    /** The nearest to an estimate that is not proven wrong. */
    synchronized int within(int guess) {
        int unit = scored ? Values.POINT : 1;
        return Math.max(proven.least() * unit, Math.min(proven.most() * unit, guess));
    }

    synchronized boolean isExact() {
        return proven.isExact();
    }

    /** Whether its line goes on to the end of the game. */
    synchronized boolean hasWholeLine() {
        return lineIsWhole;
    }

    /** Takes over what was proven about the move before. */
    synchronized void know(Verdict known) {
        proven = proven.and(known.proven());
        if (!lineIsWhole && proven.isExact() && known.hasWholeLine(after)) {
            line = known.line();
            lineIsWhole = true;
        }
    }

    synchronized void atLeast(int value) {
        proven = proven.atLeast(value);
    }

    synchronized void atMost(int value) {
        proven = proven.atMost(value);
    }

    /** Kept until all moves were looked at as deeply: estimates of different depths do not compare. */
    synchronized void estimateNext(int value) {
        nextEstimate = value;
    }

    synchronized void publish(int plies) {
        estimate = nextEstimate;
        depth = plies;
    }

    /** How play may go on after the move. */
    synchronized void likely(List<Move> afterwards) {
        line = join(afterwards);
    }

    /** How play goes on after the move if nobody makes a mistake, to the end. */
    synchronized void proven(List<Move> afterwards) {
        line = join(afterwards);
        lineIsWhole = true;
    }

    private List<Move> join(List<Move> afterwards) {
        List<Move> joined = new ArrayList<>(List.of(move));
        joined.addAll(afterwards);
        return List.copyOf(joined);
    }

    synchronized Verdict verdict() {
        int worth = worth();
        double chance = depth == 0
                ? EVEN
                : EstimateErrors.chance(before, depth, scored ? (double) worth / Values.POINT : worth);
        return new Verdict(scored, move, proven, widest, worth, depth, chance, line);
    }
}
