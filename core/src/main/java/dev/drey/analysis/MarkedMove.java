package dev.drey.analysis;

import dev.drey.engine.Verdict;
import java.util.Optional;

/**
 * A move's verdict, measured by the best move of the same position.
 *
 * @param loss what it gives away: points, or in a game won or lost chances of winning
 * @param sure whether the loss, or at least that the result gets worse, is proven
 * @param chance of winning after it, 0 to 1, a draw counting as half a win
 * @param error half-width in points within which the value lies 95 % of the time; 0 where it is proven or points do not count
 */
public record MarkedMove(Verdict verdict, double loss, boolean sure, Optional<Mark> mark, double chance, double error) {

    /** The result that is proven, from the view of the side that moves: 1 a win, 0 a draw, -1 a loss; empty if none is. */
    public Optional<Integer> provenResult() {
        return verdict.proven().result();
    }
}
