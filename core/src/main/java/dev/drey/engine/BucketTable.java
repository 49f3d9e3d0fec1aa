package dev.drey.engine;

import java.util.Arrays;

/**
 * Memory of a hash table: a power of two of buckets, each a fixed number of longs, aligned with the processor's cache lines.
 * Sizing and clearing need exclusive access; subclasses define how threads read and write buckets concurrently.
 */
public abstract class BucketTable {
    /** Index of the first bucket. An array header takes 16 bytes; skipping six longs aligns the buckets with cache lines. */
    protected static final int FIRST = 6;

    /** An array of more than 2^30 longs is not possible. */
    private static final int MAX_LONGS_BITS = 30;

    private final int bucketBits;
    private final int minBits;
    private final int maxBits;

    /** Number of buckets, as a power of two. */
    protected int bits;

    /** The buckets, from {@link #FIRST} on. */
    protected long[] longs;

    /**
     * A table of the minimum size.
     *
     * @param bucketBits longs per bucket, as a power of two
     * @param minBits minimum number of buckets, as a power of two
     * @param maxBytes memory up to which {@link #grow} may enlarge it
     */
    protected BucketTable(int bucketBits, int minBits, long maxBytes) {
        this.bucketBits = bucketBits;
        this.minBits = minBits;
        this.maxBits =
                Math.max(minBits, Math.min(MAX_LONGS_BITS - bucketBits, log2(maxBytes / (Long.BYTES << bucketBits))));
        this.bits = minBits;
        this.longs = allocate(minBits);
    }

    /**
     * {@return the binary logarithm, rounded down; 0 for numbers below 1}
     *
     * @param number the number
     */
    protected static int log2(long number) {
        return number <= 1 ? 0 : Long.SIZE - 1 - Long.numberOfLeadingZeros(number);
    }

    private long[] allocate(int wantedBits) {
        return new long[FIRST + (1 << bucketBits + wantedBits)];
    }

    /**
     * Enlarges the table to the wanted number of buckets, as far as its limit and free memory allow. Growing clears it.
     *
     * @param wantedBits the number of buckets, as a power of two
     */
    protected final void grow(int wantedBits) {
        int target = Math.min(maxBits, wantedBits);
        if (target <= bits) {
            return;
        }
        // Both arrays may not fit into memory together, so the old one goes first.
        bits = minBits;
        longs = allocate(minBits);
        while (bits < target) {
            try {
                longs = allocate(target);
                bits = target;
            } catch (OutOfMemoryError e) {
                target--;
            }
        }
    }

    /** Removes all entries. */
    public final void clear() {
        Arrays.fill(longs, 0);
    }
}
