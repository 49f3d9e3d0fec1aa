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
 * A move of a recorded game with the analysis of its position.
 *
 * @param ply its number in the game, from 1
 * @param move the move
 * @param analysis the analysis of the position in which it was played
 * @param reasons why it is a mistake; empty if it is none or no reason was found
 */
public record ReviewedMove(int ply, Move move, AnalysisSnapshot analysis, List<MoveReason> reasons) {
    /**
     * Copies the list of reasons.
     *
     * @param ply its number in the game, from 1
     * @param move the move
     * @param analysis the analysis of the position in which it was played
     * @param reasons why it is a mistake
     */
    public ReviewedMove {
        reasons = List.copyOf(reasons);
    }

    /** {@return the position in which the move was played} */
    public Position position() {
        return analysis.position();
    }

    /** {@return the side that moved} */
    public Side side() {
        return position().toMove();
    }

    /** {@return the move played, compared with the best one} */
    public MarkedMove marked() {
        return MarkScale.of(analysis, played());
    }

    /** {@return the verdict of the move} */
    public Verdict played() {
        return analysis.of(move);
    }

    /** {@return the verdict of the best move} */
    public Verdict best() {
        return analysis.best();
    }

    /** {@return the best move with its verdict} */
    public MarkedMove markedBest() {
        return MarkScale.of(analysis, best());
    }

    /** {@return the loss in points; without scores, in chances of winning} */
    public double loss() {
        return marked().loss();
    }

    /** {@return whether the loss is proven or large enough for a mark, not just a difference within the error of estimates} */
    public boolean lossCounts() {
        return loss() > 0 && (marked().sure() || mark().isPresent());
    }

    /** {@return the mark of the move; empty for a good move} */
    public Optional<Mark> mark() {
        return marked().mark();
    }

    /** {@return whether the move lost a game that was not lost before, by proof or by a clear estimate} */
    public boolean losesTheGame() {
        return mark().isPresent() && MarkScale.isNotLost(best()) && MarkScale.isLost(played());
    }

    /**
     * {@return how the opponent continues: to the end of the game if that is proven, otherwise only the reply} It is empty if the
     * game is over or no reply is known.
     */
    public List<Move> punishment() {
        List<Move> line = played().line();
        boolean whole = played().proven().isExact();
        return line.subList(1, whole ? line.size() : Math.min(2, line.size()));
    }
}
