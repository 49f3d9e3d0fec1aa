package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;

/** The moves of the position under examination with a certain number of empty cells, and what is known about each. */
final class Ply {
    private static final int MOST = SquirrelKernel.CELLS;
    private static final int INDEX_BITS = 5;
    private static final int LAST_INDEX = (1 << INDEX_BITS) - 1;

    final int[] cells = new int[MOST];
    /** By how much each move makes the margin grow at once. */
    final int[] gains = new int[MOST];
    /** The higher, the earlier a move is tried. */
    final int[] ranks = new int[MOST];
    /** The key of the position after each move, mixed. */
    final long[] keys = new long[MOST];
    /** The settled margin after each move, for the other side. */
    final int[] settled = new int[MOST];
    /** What the table remembered of the position after each move. */
    final long[] entries = new long[MOST];

    int count;
    int bestCell;

    /** Which move from i on has the highest rank: the first of equals, found without a branch, as the
     * processor could not guess it. */
    int highest(int i) {
        int best = Integer.MIN_VALUE;
        for (int j = i; j < count; j++) {
            best = Math.max(best, ranks[j] << INDEX_BITS | LAST_INDEX - j);
        }
        return LAST_INDEX - (best & LAST_INDEX);
    }

    /** Brings the move of the highest rank, of those from i on, to i. */
    void pick(int i) {
        int best = highest(i);
        if (best != i) {
            int cell = cells[best];
            int gain = gains[best];
            int rank = ranks[best];
            long key = keys[best];
            int settledThere = settled[best];
            long entry = entries[best];
            copy(i, best);
            cells[i] = cell;
            gains[i] = gain;
            ranks[i] = rank;
            keys[i] = key;
            settled[i] = settledThere;
            entries[i] = entry;
        }
    }

    /** The same where nothing but cells, gains and ranks is listed. */
    void pickPlain(int i) {
        int best = highest(i);
        int cell = cells[best];
        int gain = gains[best];
        cells[best] = cells[i];
        gains[best] = gains[i];
        ranks[best] = ranks[i];
        cells[i] = cell;
        gains[i] = gain;
    }

    void copy(int from, int to) {
        cells[to] = cells[from];
        gains[to] = gains[from];
        ranks[to] = ranks[from];
        keys[to] = keys[from];
        settled[to] = settled[from];
        entries[to] = entries[from];
    }
}
