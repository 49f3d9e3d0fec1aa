package dev.drey.rules.shellos;

import dev.drey.rules.discs.DiscKernel;

/**
 * The rules of Shellos Shuffle on bit sets, laid out as {@link DiscKernel} draws it: A1 is bit 0, A2 bit 1, B1 bit 8.
 */
public final class ShellosKernel {
    private ShellosKernel() {}

    /**
     * {@return the legal cells of the side to move: every empty cell that is a king's move away from a disc of either side}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     */
    public static long moves(long mine, long theirs) {
        long discs = mine | theirs;
        return DiscKernel.around(discs) & ~discs;
    }

    /**
     * {@return the number of move sequences of this length (perft); a finished game counts as one}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     * @param depth the number of moves
     */
    public static long perft(long mine, long theirs, int depth) {
        if (depth == 0 || (mine | theirs) == -1) {
            return 1;
        }
        long moves = moves(mine, theirs);
        if (depth == 1) {
            return Long.bitCount(moves);
        }
        long leaves = 0;
        for (; moves != 0; moves &= moves - 1) {
            int cell = Long.numberOfTrailingZeros(moves);
            long flips = DiscKernel.flips(mine, theirs, cell);
            leaves += perft(theirs ^ flips, mine | flips | 1L << cell, depth - 1);
        }
        return leaves;
    }
}
