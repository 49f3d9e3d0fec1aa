package dev.drey.engine.squirrel;

import java.util.Arrays;

/** The best moves found in positions, for ordering. An entry of another position is possible, but rare and harmless. */
final class MoveHints {
    private static final int MOVE_BITS = 5;
    private static final int MOVE_MASK = (1 << MOVE_BITS) - 1;
    private static final int MIN_BITS = 10;
    private static final int MAX_BITS = 24;

    private final int maxBits;
    private int bits = MIN_BITS;
    private int[] entries = new int[1 << bits];

    MoveHints(long maxBytes) {
        int limit = MIN_BITS;
        while (limit < MAX_BITS && (long) Integer.BYTES << limit + 1 <= maxBytes) {
            limit++;
        }
        maxBits = limit;
    }

    /** Enlarges the table for this number of positions, as far as memory allows. Growing clears it. */
    void fit(long positions) {
        int wanted = Math.min(maxBits, Long.SIZE - Long.numberOfLeadingZeros(positions));
        for (int target = wanted; target > bits; target--) {
            try {
                entries = new int[1 << target];
                bits = target;
            } catch (OutOfMemoryError e) {
                // Half of it may fit.
            }
        }
    }

    void clear() {
        Arrays.fill(entries, 0);
    }

    /** Reads the entry of a position, which may be that of another one. */
    int entry(long hash) {
        return entries[(int) (hash >>> Long.SIZE - bits)];
    }

    /** The cell of the move of an entry as a set; empty if the entry is of another position. */
    static int move(int entry, long hash) {
        return entry != 0 && ((entry ^ (int) hash) & ~MOVE_MASK) == 0 ? 1 << (entry & MOVE_MASK) : 0;
    }

    /** The cell of the stored move as a set; empty if there is none. */
    int get(long hash) {
        return move(entry(hash), hash);
    }

    void put(long hash, int move) {
        entries[(int) (hash >>> Long.SIZE - bits)] = (int) hash & ~MOVE_MASK | move;
    }
}
