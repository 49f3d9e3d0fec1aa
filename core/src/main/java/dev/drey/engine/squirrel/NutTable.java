package dev.drey.engine.squirrel;

import dev.drey.engine.Buckets;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Remembers bounds of the value of each of many positions, in one long each.
 *
 * <p>A position is 50 bits (see {@link Essence}). They are mixed by steps that can all be undone; the upper bits of the result
 * are the bucket and the others are kept, so that what is found belongs to the position asked for and to no other:
 *
 * <pre>
 *   a bucket, half a cache line:   entry  entry  entry  entry
 *   an entry, bits from the top:   spare  rest of the key  lower 13  upper 13  move 5
 * </pre>
 *
 * As an entry is written at once, threads share a table without locks: nobody sees half of one.
 */
final class NutTable {
    /** What is found where nothing is. */
    static final long NOTHING = 0;

    static final int KEY_BITS = 50;

    static final long FIRST_FACTOR = 0x1d8e4e27c47d124fL;
    static final long SECOND_FACTOR = 0x3b9aca5d4f2e1c8dL;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final long KEY_MASK = (1L << KEY_BITS) - 1;

    private static final int MOVE_BITS = 5;
    private static final int BOUND_BITS = 13;
    private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
    private static final int BOUND_BIAS = 1 << BOUND_BITS - 1;
    /** Lower than any value. */
    static final int LEAST = 1 - BOUND_BIAS;

    /** Higher than any value. */
    static final int MOST = BOUND_BIAS - 1;

    private static final int DATA_BITS = 2 * BOUND_BITS + MOVE_BITS;

    private static final int WAYS = 4;
    private static final int WAY_BITS = 2;

    /** With fewer buckets the rest of the key would not fit. */
    private static final int LEAST_BITS = KEY_BITS - (Long.SIZE - DATA_BITS);

    private static final int MOST_BITS = 28;

    private final int mostBits;
    private int bits = LEAST_BITS;
    private long[] table = new long[Buckets.FIRST + (WAYS << LEAST_BITS)];

    /** A small table, which {@link #fit} may enlarge up to that many bytes. */
    NutTable(long mostBytes) {
        this.mostBits = Math.max(LEAST_BITS, bits(mostBytes / Long.BYTES));
    }

    /** Buckets for so many positions: the largest power of two. */
    private static int bits(long positions) {
        long buckets = positions >>> WAY_BITS;
        return buckets <= 1 ? 0 : Math.min(MOST_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    }

    /** Makes room for so many positions, if it may become that large; what was remembered is forgotten if it grows. */
    void fit(long positions) {
        int wanted = Math.min(mostBits, bits(positions));
        if (wanted > bits) {
            table = new long[Buckets.FIRST + (WAYS << LEAST_BITS)];
            bits = LEAST_BITS;
            table = Buckets.allocate(WAYS, wanted, LEAST_BITS);
            bits = Buckets.bits(table, WAYS);
        }
    }

    void clear() {
        Arrays.fill(table, NOTHING);
    }

    /** How many positions fit. */
    long capacity() {
        return (long) WAYS << bits;
    }

    /** The key with its bits mixed; different keys stay different. */
    static long mix(long key) {
        long mixed = key * FIRST_FACTOR & KEY_MASK;
        mixed ^= mixed >>> 27;
        mixed = mixed * SECOND_FACTOR & KEY_MASK;
        return mixed ^ mixed >>> 26;
    }

    /** What is remembered of the position with that mixed key, {@link #NOTHING} if nothing is. */
    long get(long mixed) {
        long[] longs = table;
        int at = at(mixed);
        long rest = rest(mixed);
        for (int way = at; way < at + WAYS; way++) {
            long entry = (long) LONGS.getOpaque(longs, way);
            if (entry >>> DATA_BITS == rest && entry != NOTHING) {
                return entry;
            }
        }
        return NOTHING;
    }

    /**
     * Fetches what several mixed keys will ask for into the cache. As none of these reads waits for another, they take the
     * time of one. @return a number without meaning, to be kept somewhere so that the reads are not optimized away
     */
    long touch(long[] mixed, int from, int to) {
        long[] longs = table;
        long sink = 0;
        for (int i = from; i < to; i++) {
            sink ^= longs[at(mixed[i])];
        }
        return sink;
    }

    /** Remembers bounds and a move. Bounds beyond all values are as good as the outermost that fit. */
    void put(long mixed, int lower, int upper, int move) {
        long[] longs = table;
        int at = at(mixed);
        long rest = rest(mixed);
        long fresh = rest << DATA_BITS
                | (long) (Math.max(lower, LEAST) + BOUND_BIAS) << BOUND_BITS + MOVE_BITS
                | (long) (Math.min(upper, MOST) + BOUND_BIAS) << MOVE_BITS
                | move;
        long moving = fresh;
        for (int way = at; way < at + WAYS; way++) {
            long entry = (long) LONGS.getOpaque(longs, way);
            LONGS.setOpaque(longs, way, moving);
            if (entry >>> DATA_BITS == rest || entry == NOTHING) {
                return;
            }
            moving = entry;
        }
    }

    private int at(long mixed) {
        return Buckets.FIRST + ((int) (mixed >>> KEY_BITS - bits) << WAY_BITS);
    }

    private long rest(long mixed) {
        return mixed & KEY_MASK >>> bits;
    }

    static int lower(long entry) {
        return ((int) (entry >>> BOUND_BITS + MOVE_BITS) & BOUND_MASK) - BOUND_BIAS;
    }

    static int upper(long entry) {
        return ((int) (entry >>> MOVE_BITS) & BOUND_MASK) - BOUND_BIAS;
    }

    static int move(long entry) {
        return (int) entry & (1 << MOVE_BITS) - 1;
    }
}
