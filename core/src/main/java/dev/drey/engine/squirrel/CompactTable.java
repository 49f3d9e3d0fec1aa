package dev.drey.engine.squirrel;

import dev.drey.engine.BucketTable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Transposition table with entries of one long, which threads share without locks, as an entry is written at once.
 *
 * <p>A key has 50 bits (see {@link CanonicalPosition}). A reversible function mixes them; the upper bits of the result are the
 * bucket, and the entry stores the rest. So an entry never belongs to another position than the one asked for.
 *
 * <pre>
 *   a bucket, half a cache line:   entry  entry  entry  entry
 *   an entry, bits from the top:   spare  rest of the key  lower 13  upper 13  move 5
 * </pre>
 *
 * A new entry goes to the front of its bucket and pushes the others back; the last one drops out.
 */
final class CompactTable extends BucketTable {
    /** No entry. */
    static final long NONE = 0;

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
    static final int MIN_BOUND = 1 - BOUND_BIAS;

    /** Higher than any value. */
    static final int MAX_BOUND = BOUND_BIAS - 1;

    private static final int DATA_BITS = 2 * BOUND_BITS + MOVE_BITS;

    private static final int WAYS = 4;
    private static final int WAY_BITS = 2;

    /** With fewer buckets the rest of the key would not fit into an entry. */
    private static final int MIN_BUCKET_BITS = KEY_BITS - (Long.SIZE - DATA_BITS);

    /** A small table, which {@link #fit} may enlarge up to this many bytes. */
    CompactTable(long maxBytes) {
        super(WAY_BITS, MIN_BUCKET_BITS, maxBytes);
    }

    /** Makes room for this many positions, as far as memory allows. If the table grows, it loses its entries. */
    void fit(long positions) {
        grow(log2(positions >>> WAY_BITS));
    }

    /** Number of positions that fit. */
    long capacity() {
        return (long) WAYS << bits;
    }

    /** Mixes the bits of a key; different keys stay different. */
    static long mix(long key) {
        long mixed = key * FIRST_FACTOR & KEY_MASK;
        mixed ^= mixed >>> 27;
        mixed = mixed * SECOND_FACTOR & KEY_MASK;
        return mixed ^ mixed >>> 26;
    }

    /** The entry of a mixed key, or {@link #NONE}. */
    long get(long mixed) {
        long[] table = longs;
        int bucket = bucket(mixed);
        long rest = rest(mixed);
        for (int way = bucket; way < bucket + WAYS; way++) {
            long entry = (long) LONGS.getOpaque(table, way);
            if (entry >>> DATA_BITS == rest && entry != NONE) {
                return entry;
            }
        }
        return NONE;
    }

    /**
     * Fetches the bucket of a mixed key into the cache.
     *
     * @return a meaningless number that the caller must use, so that the compiler does not remove the read
     */
    long prefetch(long mixed) {
        return longs[bucket(mixed)];
    }

    /**
     * Fetches the buckets of a range of mixed keys into the cache. In a loop that does nothing else, the processor waits for all
     * of these reads at once.
     *
     * @return a meaningless number that the caller must use, so that the compiler does not remove the reads
     */
    long prefetch(long[] mixed, int from, int to) {
        long read = 0;
        for (int i = from; i < to; i++) {
            read ^= prefetch(mixed[i]);
        }
        return read;
    }

    /** Stores bounds and a move. Bounds beyond all values are clipped. */
    void put(long mixed, int lower, int upper, int move) {
        long[] table = longs;
        int bucket = bucket(mixed);
        long rest = rest(mixed);
        long moving = rest << DATA_BITS
                | (long) (Math.max(lower, MIN_BOUND) + BOUND_BIAS) << BOUND_BITS + MOVE_BITS
                | (long) (Math.min(upper, MAX_BOUND) + BOUND_BIAS) << MOVE_BITS
                | move;
        for (int way = bucket; way < bucket + WAYS; way++) {
            long entry = (long) LONGS.getOpaque(table, way);
            LONGS.setOpaque(table, way, moving);
            if (entry >>> DATA_BITS == rest || entry == NONE) {
                return;
            }
            moving = entry;
        }
    }

    private int bucket(long mixed) {
        return FIRST + ((int) (mixed >>> KEY_BITS - bits) << WAY_BITS);
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
