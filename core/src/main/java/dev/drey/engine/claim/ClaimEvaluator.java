package dev.drey.engine.claim;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;
import dev.drey.rules.claim.ClaimKernel;

/**
 * Guesses that every cell goes to the side that gets there first: both spread over the free cells a step at a time, the side
 * to move first.
 */
final class ClaimEvaluator implements Evaluator {
    /** The cells reached at the same time are shared, with a little more for the side to move. */
    private static final int TEMPO = Values.POINT / 2;

    private final long board;

    ClaimEvaluator(long board) {
        this.board = board;
    }

    @Override
    public int evaluate(long mine, long theirs) {
        if (mine == 0 || theirs == 0) {
            return (Long.bitCount(mine) - Long.bitCount(theirs)) * Values.POINT;
        }
        long free = board & ~(mine | theirs);
        long myNear = mine;
        long theirNear = theirs;
        long disputed = 0;
        while (free != 0) {
            long my = ClaimKernel.beside(myNear) & free;
            long their = ClaimKernel.beside(theirNear) & free;
            if ((my | their) == 0) {
                break;
            }
            long both = my & their;
            disputed |= both;
            myNear |= my & ~both;
            theirNear |= their & ~both;
            free &= ~(my | their);
        }
        // What is left lies behind disputed cells.
        int margin = (Long.bitCount(myNear) - Long.bitCount(theirNear)) * Values.POINT;
        return (disputed | free) == 0 ? margin : margin + TEMPO;
    }
}
