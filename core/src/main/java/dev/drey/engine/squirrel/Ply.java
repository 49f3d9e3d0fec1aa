package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;

/** The moves of the position under examination with a certain number of empty cells, and what is known about each. */
final class Ply {
    private static final int CELL_BITS = 5;
    private static final int LAST_CELL = (1 << CELL_BITS) - 1;

    /** The higher, the earlier a move is tried: its rank, and below it the cell, the first one highest. */
    private final int[] moves = new int[SquirrelKernel.CELLS];
    /** The key of the position after each move, mixed. */
    final long[] keys = new long[SquirrelKernel.CELLS];
    /** What the table remembered of the position after each move. */
    final long[] entries = new long[SquirrelKernel.CELLS];

    int bestCell;

    void set(int i, int cell, int rank) {
        moves[i] = rank << CELL_BITS | LAST_CELL - cell;
    }

    int cell(int i) {
        return LAST_CELL - (moves[i] & LAST_CELL);
    }

    int rank(int i) {
        return moves[i] >> CELL_BITS;
    }

    /** Brings the move of the highest rank, of those from i up to the end, to i: without a branch, as the processor could not
     * guess it. Keys and entries stay where they are. */
    void pick(int i, int end) {
        int highest = moves[end - 1];
        for (int j = end - 2; j >= i; j--) {
            int other = moves[j];
            moves[j + 1] = Math.min(highest, other);
            highest = Math.max(highest, other);
        }
        moves[i] = highest;
    }

    void copy(int from, int to) {
        moves[to] = moves[from];
        keys[to] = keys[from];
        entries[to] = entries[from];
    }
}
