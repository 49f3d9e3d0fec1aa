package dev.drey.rules.othello;

import dev.drey.rules.discs.DiscKernel;

/**
 * The rules of Othello on bit sets, laid out as {@link DiscKernel} draws it: a1 is bit 0, b1 bit 1, a2 bit 8.
 */
public final class OthelloKernel {
    private OthelloKernel() {}

    /**
     * {@return the legal cells of the side to move}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     */
    public static long moves(long mine, long theirs) {
        return DiscKernel.outflankingMoves(mine, theirs);
    }

    /**
     * {@return whether neither side has a move}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     */
    public static boolean isOver(long mine, long theirs) {
        return moves(mine, theirs) == 0 && moves(theirs, mine) == 0;
    }

    /**
     * {@return the number of move sequences of this length (perft); a finished game counts as one}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     * @param depth the number of moves
     */
    public static long perft(long mine, long theirs, int depth) {
        if (depth == 0) {
            return 1;
        }
        long moves = moves(mine, theirs);
        if (moves == 0) {
            return moves(theirs, mine) == 0 ? 1 : perft(theirs, mine, depth - 1);
        }
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
