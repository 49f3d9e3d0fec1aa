package dev.drey.engine.othello;

import dev.drey.engine.TranspositionTable;

/**
 * A transposition table for one thread, small enough for the processor's cache: near the end a fast table beats a large one. A
 * slot keeps the newest entry.
 */
final class EndgameTable {
    private static final int BITS = 14;
    private static final int SLOT_LONGS = 4;

    private final long[] longs = new long[SLOT_LONGS << BITS];

    /** The slot of a position. */
    int slot(long mine, long theirs) {
        return (int) (TranspositionTable.hash(mine, theirs) >>> 64 - BITS) * SLOT_LONGS;
    }

    /** Whether the slot has an entry of this position. */
    boolean holds(int slot, long mine, long theirs) {
        return longs[slot] == mine && longs[slot + 1] == theirs && longs[slot + 2] != 0;
    }

    int lower(int slot) {
        return (byte) longs[slot + 2];
    }

    int upper(int slot) {
        return (byte) (longs[slot + 2] >>> 8);
    }

    int move(int slot) {
        return (byte) (longs[slot + 2] >>> 16);
    }

    void put(int slot, long mine, long theirs, int lower, int upper, int move) {
        longs[slot] = mine;
        longs[slot + 1] = theirs;
        longs[slot + 2] = 1L << 32 | (move & 0xffL) << 16 | (upper & 0xffL) << 8 | lower & 0xffL;
    }
}
