package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/**
 * A move of a recorded game and what is known about it and its alternatives.
 *
 * @param ply which move of the game it was, from 1
 * @param analysis of the position it was played in
 * @param why it is a mistake; empty if it is none, or nothing was found that is sure
 */
public record ReviewedMove(int ply, Move move, AnalysisSnapshot analysis, List<MoveReason> why) {
    public ReviewedMove {
        why = List.copyOf(why);
    }

    public Position position() {
        return analysis.position();
    }

    public Side side() {
        return position().toMove();
    }

    /** What the move played is worth, compared to the best one. */
    public MarkedMove marked() {
        return MarkScale.of(analysis, played());
    }

    public Verdict played() {
        return analysis.of(move);
    }

    public Verdict best() {
        return analysis.best();
    }

    public MarkedMove markedBest() {
        return MarkScale.of(analysis, best());
    }

    /** What it gave away: points, or in a game won or lost chances of winning. */
    public double loss() {
        return marked().loss();
    }

    /** Whether the loss is more than a difference between two estimates that may both be wrong. */
    public boolean lossCounts() {
        return loss() > 0 && (marked().sure() || mark().isPresent());
    }

    public Optional<Mark> mark() {
        return marked().mark();
    }

    /** Whether the side that moved was not losing before the move and is after it: by proof, or else clearly. */
    public boolean losesTheGame() {
        return mark().isPresent() && MarkScale.isClearlyHeld(best()) && MarkScale.isClearlyLost(played());
    }

    /**
     * How the other side goes on after it: to the end of the game where that is proven, else only the reply. Empty if the game
     * was over, or no reply is known.
     */
    public List<Move> punishment() {
        List<Move> line = played().line();
        boolean whole = played().proven().isExact();
        return line.subList(1, whole ? line.size() : Math.min(2, line.size()));
    }
}
