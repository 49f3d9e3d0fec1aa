package dev.drey.engine;

/** The memory of a table: a power of two of buckets, each of some longs, that begin with cache lines. */
public final class Buckets {
    /** The header of a large array takes 16 bytes: with these six longs passed over, buckets begin with cache lines. */
    public static final int FIRST = 6;

    private Buckets() {}

    /** Memory for 2 to the power of {@code wanted} buckets; for fewer, but not fewer than {@code least}, if it is short. */
    public static long[] allocate(int longs, int wanted, int least) {
        for (int bits = wanted; ; bits--) {
            try {
                return new long[FIRST + (longs << bits)];
            } catch (OutOfMemoryError e) {
                if (bits <= least) {
                    throw e;
                }
            }
        }
    }

    /** To which power of two there are buckets of so many longs in it. */
    public static int bits(long[] table, int longs) {
        return 63 - Long.numberOfLeadingZeros((table.length - FIRST) / longs);
    }
}
