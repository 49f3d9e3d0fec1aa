package dev.drey.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Transposition table that threads share without waiting. All keys of a table have the same length, two or
 * three longs. Keys are stored whole, so a lookup never returns the entry of another position. Proofs rely on that.
 *
 * <pre>
 *   a bucket, one cache line:
 *   two longs     a1  b1  entry1   a2  b2  entry2   version  -
 *   three longs   a1  b1  c1       a2  b2  c2       version  entry2|entry1
 * </pre>
 *
 * Entries of three-long keys are 32 bits wide, the others 64. The top byte of an entry is its weight. The first slot of a
 * bucket keeps the heavier entry, the second the newest.
 *
 * <p>The version is a sequence lock. It is odd while a writer is at work; a writer that finds it odd gives up. A reader that
 * finds it odd, or changed after reading, finds no entry.
 */
public final class TranspositionTable extends BucketTable {
    /** No entry. */
    public static final int NONE = 0;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

    private static final int BUCKET_BITS = 3;
    private static final int SECOND = 3;
    private static final int VERSION = 6;
    private static final int ENTRY_PAIR = 7;

    /** Lock version of a bucket that another thread is writing. */
    private static final long LOCKED = -1;

    private static final long LOW = 0xffffffffL;

    private final int keyLongs;

    /**
     * Creates a table of one bucket.
     *
     * @param keyLongs 2 or 3
     * @param maxBytes memory up to which {@link #fit} may enlarge it
     */
    public TranspositionTable(int keyLongs, long maxBytes) {
        super(BUCKET_BITS, 0, maxBytes);
        if (keyLongs != 2 && keyLongs != 3) {
            throw new IllegalArgumentException("keys of " + keyLongs + " longs");
        }
        this.keyLongs = keyLongs;
    }

    /**
     * Makes room for about this many positions, as far as memory allows. If the table grows, it loses its entries.
     *
     * @param positions number of positions
     */
    public void fit(long positions) {
        grow(log2(positions));
    }

    /** {@return the number of positions that fit} */
    public long capacity() {
        return 2L << bits;
    }

    /**
     * Mixes all bits of a two-long key.
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @return the hash
     */
    public static long hash(long a, long b) {
        long mixed = a * 0x9e3779b97f4a7c15L + Long.rotateLeft(b * 0xc2b2ae3d27d4eb4fL, 29);
        mixed ^= mixed >>> 32;
        mixed *= 0xd6e8feb86659fd93L;
        return mixed ^ mixed >>> 29;
    }

    /**
     * Mixes all bits of a three-long key.
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param c the third long of the key
     * @return the hash
     */
    public static long hash(long a, long b, long c) {
        long mixed = a * 0x9e3779b97f4a7c15L
                + Long.rotateLeft(b * 0xc2b2ae3d27d4eb4fL, 29)
                + Long.rotateLeft(c * 0xd6e8feb86659fd93L, 47);
        mixed ^= mixed >>> 32;
        mixed *= 0xbf58476d1ce4e5b9L;
        return mixed ^ mixed >>> 29;
    }

    /**
     * {@return the entry of a two-long key, or {@link #NONE}}
     *
     * @param a the first long of the key
     * @param b the second long of the key
     */
    public long get(long a, long b) {
        return get(a, b, hash(a, b));
    }

    /**
     * {@return the entry of a two-long key whose {@link #hash(long, long)} is given, or {@link #NONE}}
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param hash the hash of the key
     */
    public long get(long a, long b, long hash) {
        assert keyLongs == 2;
        long[] table = longs;
        int bucket = bucket(hash);
        long version = (long) LONGS.getAcquire(table, bucket + VERSION);
        long entry = NONE;
        if (holds(table, bucket, a, b)) {
            entry = (long) LONGS.getOpaque(table, bucket + 2);
        } else if (holds(table, bucket + SECOND, a, b)) {
            entry = (long) LONGS.getOpaque(table, bucket + SECOND + 2);
        }
        return entry != NONE && isUnchanged(table, bucket, version) ? entry : NONE;
    }

    /**
     * {@return the entry of a three-long key whose {@link #hash(long, long, long)} is given, or {@link #NONE}}
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param c the third long of the key
     * @param hash the hash of the key
     */
    public int get(long a, long b, long c, long hash) {
        assert keyLongs == 3;
        long[] table = longs;
        int bucket = bucket(hash);
        long version = (long) LONGS.getAcquire(table, bucket + VERSION);
        int entry = NONE;
        if (holds(table, bucket, a, b, c)) {
            entry = (int) (long) LONGS.getOpaque(table, bucket + ENTRY_PAIR);
        } else if (holds(table, bucket + SECOND, a, b, c)) {
            entry = (int) ((long) LONGS.getOpaque(table, bucket + ENTRY_PAIR) >>> 32);
        }
        return entry != NONE && isUnchanged(table, bucket, version) ? entry : NONE;
    }

    /**
     * Stores an entry other than {@link #NONE} under a two-long key.
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param entry the entry
     */
    public void put(long a, long b, long entry) {
        put(a, b, hash(a, b), entry);
    }

    /**
     * Stores an entry other than {@link #NONE} under a two-long key whose {@link #hash(long, long)} is given.
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param hash the hash of the key
     * @param entry the entry
     */
    public void put(long a, long b, long hash, long entry) {
        assert keyLongs == 2;
        long[] table = longs;
        int bucket = bucket(hash);
        long version = lock(table, bucket);
        if (version == LOCKED) {
            return;
        }
        int second = bucket + SECOND;
        long first = table[bucket + 2];
        boolean isFirst = holds(table, bucket, a, b);
        if (isFirst || entry >>> 56 >= first >>> 56 && !holds(table, second, a, b)) {
            if (!isFirst && first != NONE) {
                write(table, second, table[bucket], table[bucket + 1], first);
            }
            write(table, bucket, a, b, entry);
        } else {
            write(table, second, a, b, entry);
        }
        LONGS.setRelease(table, bucket + VERSION, version + 2);
    }

    /**
     * Stores an entry other than {@link #NONE} under a three-long key whose {@link #hash(long, long, long)} is given.
     *
     * @param a the first long of the key
     * @param b the second long of the key
     * @param c the third long of the key
     * @param hash the hash of the key
     * @param entry the entry
     */
    public void put(long a, long b, long c, long hash, int entry) {
        assert keyLongs == 3;
        long[] table = longs;
        int bucket = bucket(hash);
        long version = lock(table, bucket);
        if (version == LOCKED) {
            return;
        }
        int second = bucket + SECOND;
        long both = table[bucket + ENTRY_PAIR];
        boolean isFirst = holds(table, bucket, a, b, c);
        if (isFirst || entry >>> 24 >= (int) both >>> 24 && !holds(table, second, a, b, c)) {
            if (!isFirst) {
                write(table, second, table[bucket], table[bucket + 1], table[bucket + 2]);
                write(table, bucket, a, b, c);
                both <<= 32;
            }
            LONGS.setOpaque(table, bucket + ENTRY_PAIR, both & ~LOW | entry & LOW);
        } else {
            write(table, second, a, b, c);
            LONGS.setOpaque(table, bucket + ENTRY_PAIR, both & LOW | (long) entry << 32);
        }
        LONGS.setRelease(table, bucket + VERSION, version + 2);
    }

    private static boolean isUnchanged(long[] table, int bucket, long version) {
        VarHandle.loadLoadFence();
        return (version & 1) == 0 && (long) LONGS.getOpaque(table, bucket + VERSION) == version;
    }

    /** Locks a bucket for writing. @return the version before, or {@link #LOCKED} if another thread holds the lock */
    private static long lock(long[] table, int bucket) {
        long version = (long) LONGS.getOpaque(table, bucket + VERSION);
        if ((version & 1) != 0 || !LONGS.compareAndSet(table, bucket + VERSION, version, version + 1)) {
            return LOCKED;
        }
        VarHandle.storeStoreFence();
        return version;
    }

    private static boolean holds(long[] table, int slot, long a, long b) {
        return (long) LONGS.getOpaque(table, slot) == a && (long) LONGS.getOpaque(table, slot + 1) == b;
    }

    private static boolean holds(long[] table, int slot, long a, long b, long c) {
        return holds(table, slot, a, b) && (long) LONGS.getOpaque(table, slot + 2) == c;
    }

    private static void write(long[] table, int slot, long first, long second, long third) {
        LONGS.setOpaque(table, slot, first);
        LONGS.setOpaque(table, slot + 1, second);
        LONGS.setOpaque(table, slot + 2, third);
    }

    private int bucket(long hash) {
        return FIRST + ((int) (hash >>> 1 >>> 63 - bits) << BUCKET_BITS);
    }
}
