package dev.drey.engine.claim;

import dev.drey.engine.Buckets;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Remembers what is proven about contested regions. A region is three sets of cells, and all three are kept whole: what is
 * found belongs to the region asked for, and to no other.
 *
 * <pre>
 *   a bucket, one cache line:   free1  own1  other1  free2  own2  other2  data2|data1  version
 * </pre>
 *
 * The first place of a bucket keeps what has more free cells, the second what came last. A reader that sees the version
 * change, or a writer at work, has found nothing; so threads share a table without waiting.
 */
final class ClaimTable {
    /** What is found where nothing is. */
    static final int NOTHING = 0;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private static final int BUCKET = 8;
    private static final int BUCKET_BYTES = BUCKET * Long.BYTES;
    private static final int DATA = 6;
    private static final int VERSION = 7;
    private static final long LOW = 0xffffffffL;

    private static final int MOST_BITS = 27;

    private final int mostBits;
    private int bits;
    private long[] table = new long[Buckets.FIRST + BUCKET];

    /** A table of one bucket, which {@link #fit} may enlarge up to that many bytes. */
    ClaimTable(long mostBytes) {
        this.mostBits = bits(mostBytes / BUCKET_BYTES);
    }

    private static int bits(long buckets) {
        return buckets <= 1 ? 0 : Math.min(MOST_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    }

    /** Makes room for about so many regions, if it may become that large; what was remembered is forgotten if it grows. */
    void fit(long regions) {
        int wanted = Math.min(mostBits, bits(regions));
        if (wanted > bits) {
            // The old one goes first, since both may not fit; a smaller new one is better than none.
            table = new long[Buckets.FIRST + BUCKET];
            bits = 0;
            table = Buckets.allocate(BUCKET, wanted, 0);
            bits = Buckets.bits(table, BUCKET);
        }
    }

    void clear() {
        Arrays.fill(table, 0);
    }

    static long hash(long free, long own, long other) {
        long mixed = free * 0x9e3779b97f4a7c15L
                + Long.rotateLeft(own * 0xc2b2ae3d27d4eb4fL, 29)
                + Long.rotateLeft(other * 0xd6e8feb86659fd93L, 47);
        mixed ^= mixed >>> 32;
        mixed *= 0xbf58476d1ce4e5b9L;
        return mixed ^ mixed >>> 29;
    }

    int get(long free, long own, long other, long hash) {
        long[] longs = table;
        int at = at(hash);
        long version = (long) LONGS.getAcquire(longs, at + VERSION);
        long both = (long) LONGS.getOpaque(longs, at + DATA);
        int data;
        if (holds(longs, at, free, own, other)) {
            data = (int) both;
        } else if (holds(longs, at + 3, free, own, other)) {
            data = (int) (both >>> 32);
        } else {
            return NOTHING;
        }
        VarHandle.loadLoadFence();
        boolean steady = (version & 1) == 0 && (long) LONGS.getOpaque(longs, at + VERSION) == version;
        return steady ? data : NOTHING;
    }

    /** Remembers data, which must not be {@link #NOTHING}, of a region that is not empty. */
    void put(long free, long own, long other, long hash, int data) {
        long[] longs = table;
        int at = at(hash);
        long version = (long) LONGS.getOpaque(longs, at + VERSION);
        if ((version & 1) != 0 || !LONGS.compareAndSet(longs, at + VERSION, version, version + 1)) {
            return;
        }
        VarHandle.storeStoreFence();
        long both = longs[at + DATA];
        boolean isFirst = holds(longs, at, free, own, other);
        boolean isSecond = holds(longs, at + 3, free, own, other);
        if (isFirst || !isSecond && Long.bitCount(free) >= Long.bitCount(longs[at])) {
            if (!isFirst) {
                write(longs, at + 3, longs[at], longs[at + 1], longs[at + 2]);
                write(longs, at, free, own, other);
                both <<= 32;
            }
            LONGS.setOpaque(longs, at + DATA, both & ~LOW | data & LOW);
        } else {
            write(longs, at + 3, free, own, other);
            LONGS.setOpaque(longs, at + DATA, both & LOW | (long) data << 32);
        }
        LONGS.setRelease(longs, at + VERSION, version + 2);
    }

    private static boolean holds(long[] longs, int at, long free, long own, long other) {
        return (long) LONGS.getOpaque(longs, at) == free
                && (long) LONGS.getOpaque(longs, at + 1) == own
                && (long) LONGS.getOpaque(longs, at + 2) == other;
    }

    private static void write(long[] longs, int at, long free, long own, long other) {
        LONGS.setOpaque(longs, at, free);
        LONGS.setOpaque(longs, at + 1, own);
        LONGS.setOpaque(longs, at + 2, other);
    }

    private int at(long hash) {
        return Buckets.FIRST + ((int) (hash >>> 1 >>> 63 - bits) << 3);
    }
}
