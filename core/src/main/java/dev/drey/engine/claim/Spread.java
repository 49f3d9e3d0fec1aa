package dev.drey.engine.claim;

import dev.drey.rules.claim.ClaimKernel;

/**
 * Who gets to free cells first, if both sides spread over them a step at a time in all directions. It proves nothing, and yet
 * it is so good a guess that claims tried in its order need hardly any others tried: the empty 7×7 board takes some thousand
 * nodes by it, and more than a million by counting borders.
 */
final class Spread {
    private Spread() {}

    /** A guess by how much the side to move is ahead: twice the cells. */
    static int lead(long free, long mover, long other) {
        return inTurns(free, mover, other) + together(free, mover, other);
    }

    /**
     * How many cells the side to move gets more than the other if it takes its step first each time.
     *
     * @param free the cells to spread over
     * @param mover those of them next to the side to move
     * @param other those of them next to the other side
     */
    static int inTurns(long free, long mover, long other) {
        long left = free;
        long my = 0;
        long their = 0;
        long mySteps = mover;
        long theirSteps = other & ~mover;
        while ((mySteps | theirSteps) != 0) {
            my |= mySteps;
            their |= theirSteps;
            left &= ~(mySteps | theirSteps);
            mySteps = ClaimKernel.beside(my) & left;
            theirSteps = ClaimKernel.beside(their) & left & ~mySteps;
        }
        return Long.bitCount(my) - Long.bitCount(their);
    }

    /** The same if both step at once; cells that both come to are nobody's and let nobody through. */
    static int together(long free, long mover, long other) {
        long left = free;
        long my = 0;
        long their = 0;
        long mySteps = mover;
        long theirSteps = other;
        while ((mySteps | theirSteps) != 0) {
            my |= mySteps & ~theirSteps;
            their |= theirSteps & ~mySteps;
            left &= ~(mySteps | theirSteps);
            mySteps = ClaimKernel.beside(my) & left;
            theirSteps = ClaimKernel.beside(their) & left;
        }
        return Long.bitCount(my) - Long.bitCount(their);
    }
}
