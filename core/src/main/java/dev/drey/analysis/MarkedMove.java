package dev.drey.analysis;

import dev.drey.engine.Verdict;
import java.util.Optional;

/**
 * A move's verdict compared with the best move of the same position.
 *
 * @param verdict the verdict of the move
 * @param loss the loss in points; without scores, in chances of winning
 * @param sure whether the loss, or at least that the result gets worse, is proven
 * @param mark the mark; empty for a good move
 * @param chance the chance of winning after it, 0 to 1; a draw counts as half a win
 * @param error half-width in points of the 95 % interval of the value; 0 if it is proven or the game has no scores
 */
public record MarkedMove(Verdict verdict, double loss, boolean sure, Optional<Mark> mark, double chance, double error) {

    /** {@return the proven result for the side that moves: 1 win, 0 draw, -1 loss; empty if none is proven} */
    public Optional<Integer> provenResult() {
        return verdict.proven().result();
    }
}
