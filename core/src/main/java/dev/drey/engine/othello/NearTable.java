package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;

/**
 * A table for one thread, small enough for the processor's own cache: near the end that counts for more than remembering
 * everything. What came last is kept.
 */
final class NearTable {
    private static final int BITS = 14;
    private static final int ENTRY = 4;

    private final long[] longs = new long[ENTRY << BITS];

    /** The place of a position. */
    int find(long mine, long theirs) {
        return (int) (BoardTable.hash(mine, theirs) >>> 64 - BITS) * ENTRY;
    }

    boolean holds(int at, long mine, long theirs) {
        return longs[at] == mine && longs[at + 1] == theirs && longs[at + 2] != 0;
    }

    int lower(int at) {
        return (byte) longs[at + 2];
    }

    int upper(int at) {
        return (byte) (longs[at + 2] >>> 8);
    }

    int move(int at) {
        return (byte) (longs[at + 2] >>> 16);
    }

    void put(int at, long mine, long theirs, int lower, int upper, int move) {
        longs[at] = mine;
        longs[at + 1] = theirs;
        longs[at + 2] = 1L << 32 | (move & 0xffL) << 16 | (upper & 0xffL) << 8 | lower & 0xffL;
    }
}
