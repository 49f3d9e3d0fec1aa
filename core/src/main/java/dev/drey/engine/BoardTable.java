package dev.drey.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Remembers a number about each of many positions. A position is two longs, and both are kept whole: what is found belongs to
 * the position asked for, and to no other.
 *
 * <pre>
 *   a bucket, one cache line:   a1  b1  data1  a2  b2  data2  version  -
 * </pre>
 *
 * The first place of a bucket keeps what is weightier (the top byte of the data), the second what came last. A reader that
 * sees the version change, or a writer at work, has found nothing; so threads can share a table without waiting and without
 * reading what was never written together.
 */
public final class BoardTable {
    /** What is found where nothing is. */
    public static final long NOTHING = 0;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private static final int BUCKET = 8;
    private static final int BUCKET_BYTES = BUCKET * Long.BYTES;
    private static final int VERSION = 6;

    private static final int MOST_BITS = 27;

    private final int mostBits;
    private int bits;
    private long[] table;

    /** A table of one bucket, which {@link #fit} may enlarge up to that many bytes. */
    public BoardTable(long mostBytes) {
        this.mostBits = bits(mostBytes / BUCKET_BYTES);
        this.table = new long[Buckets.FIRST + BUCKET];
    }

    private static int bits(long buckets) {
        return buckets <= 1 ? 0 : Math.min(MOST_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    }

    /** Makes room for about so many positions, if it may become that large; what was remembered is forgotten if it grows. */
    public void fit(long positions) {
        int wanted = Math.min(mostBits, bits(positions));
        if (wanted > bits) {
            // The old one goes first, since both may not fit; a smaller new one is better than none.
            table = new long[Buckets.FIRST + BUCKET];
            bits = 0;
            table = Buckets.allocate(BUCKET, wanted, 0);
            bits = Buckets.bits(table, BUCKET);
        }
    }

    public void clear() {
        Arrays.fill(table, NOTHING);
    }

    /** How many positions fit. */
    public long capacity() {
        return 2L << bits;
    }

    /** A number in which all bits of both longs are mixed. */
    public static long hash(long a, long b) {
        long mixed = a * 0x9e3779b97f4a7c15L + Long.rotateLeft(b * 0xc2b2ae3d27d4eb4fL, 29);
        mixed ^= mixed >>> 32;
        mixed *= 0xd6e8feb86659fd93L;
        return mixed ^ mixed >>> 29;
    }

    /** What is remembered of that position, {@link #NOTHING} if nothing is. */
    public long get(long a, long b) {
        return get(a, b, hash(a, b));
    }

    /** The same with the position's {@link #hash} given. */
    public long get(long a, long b, long hash) {
        long[] longs = table;
        int at = at(hash);
        long version = (long) LONGS.getAcquire(longs, at + VERSION);
        long data = NOTHING;
        if ((long) LONGS.getOpaque(longs, at) == a && (long) LONGS.getOpaque(longs, at + 1) == b) {
            data = (long) LONGS.getOpaque(longs, at + 2);
        } else if ((long) LONGS.getOpaque(longs, at + 3) == a && (long) LONGS.getOpaque(longs, at + 4) == b) {
            data = (long) LONGS.getOpaque(longs, at + 5);
        }
        if (data == NOTHING) {
            return NOTHING;
        }
        VarHandle.loadLoadFence();
        boolean steady = (version & 1) == 0 && (long) LONGS.getOpaque(longs, at + VERSION) == version;
        return steady ? data : NOTHING;
    }

    public void put(long a, long b, long data) {
        put(a, b, hash(a, b), data);
    }

    /** Remembers data, which must not be {@link #NOTHING} and whose top byte is its weight; the lightest is forgotten. */
    public void put(long a, long b, long hash, long data) {
        long[] longs = table;
        int at = at(hash);
        long version = (long) LONGS.getOpaque(longs, at + VERSION);
        if ((version & 1) != 0 || !LONGS.compareAndSet(longs, at + VERSION, version, version + 1)) {
            return;
        }
        VarHandle.storeStoreFence();
        long firstData = longs[at + 2];
        boolean isFirst = longs[at] == a && longs[at + 1] == b;
        boolean isSecond = longs[at + 3] == a && longs[at + 4] == b;
        if (isFirst || !isSecond && (firstData == NOTHING || data >>> 56 >= firstData >>> 56)) {
            if (!isFirst && firstData != NOTHING) {
                write(longs, at + 3, longs[at], longs[at + 1], firstData);
            }
            write(longs, at, a, b, data);
        } else {
            write(longs, at + 3, a, b, data);
        }
        LONGS.setRelease(longs, at + VERSION, version + 2);
    }

    private static void write(long[] longs, int at, long a, long b, long data) {
        LONGS.setOpaque(longs, at, a);
        LONGS.setOpaque(longs, at + 1, b);
        LONGS.setOpaque(longs, at + 2, data);
    }

    private int at(long hash) {
        return Buckets.FIRST + ((int) (hash >>> 1 >>> 63 - bits) << 3);
    }
}
