package dev.drey.engine.squirrel;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Proven bounds of positions, grouped by their set of empty cells. Owning more cells never hurts a side, so a lower bound of one
 * position holds for every position in which the side to move owns at least the same cells, and an upper bound for every position
 * in which the opponent does.
 *
 * <pre>
 *   a bucket of 16 ints:   tag  lower bounds, newest first …  free  … upper bounds, newest last
 *   a tag:                 the empty cells (25 bits)  version (6)  lock (1)
 *   an entry:              bound + 4096 (13)  kind (1)  owned cells next to an empty cell, compressed (18)
 * </pre>
 *
 * Upper bounds are stored negated, so a greater number is always the stronger bound.
 *
 * <p>The version changes when a bucket gets another set. A reader that finds the same tag before and after would be mistaken only if
 * 64 sets, or a multiple of that, had replaced each other in between, the last of them its own.
 */
final class DominanceTable {
    static final int MIN_EMPTIES = ExactTable.MAX_EMPTIES + 1;

    /** Maximum number of entries of a set. */
    static final int MAX_ENTRIES = 15;

    /** All bounds are greater than this, and less than its opposite. */
    static final int LEAST_BOUND = -4096;

    /** No bound. */
    static final int NONE = Integer.MIN_VALUE;

    static final int LOWER = 0;
    static final int UPPER = 1;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    private static final int BUCKET_BITS = 4;
    private static final int BUCKET = 1 << BUCKET_BITS;
    private static final int LAST = BUCKET - 1;

    private static final int LOCK = 1;
    private static final int VERSION_SHIFT = 1;
    private static final int VERSION_BITS = 6;
    private static final int VERSION_MASK = (1 << VERSION_BITS) - 1 << VERSION_SHIFT;
    private static final int EMPTY_SHIFT = VERSION_SHIFT + VERSION_BITS;

    private static final int CELL_BITS = 18;
    private static final int CELL_MASK = (1 << CELL_BITS) - 1;
    private static final int KIND_BIT = 1 << CELL_BITS;
    private static final int BOUND_SHIFT = CELL_BITS + 1;
    private static final int BOUND_BIAS = 1 << 12;

    /** Index of the first bucket: with the header of an array, it aligns buckets with cache lines. */
    private static final int FIRST = 12;

    private static final int MIN_BITS = 10;
    private static final int MAX_BITS = 30 - BUCKET_BITS;

    // Parts of a set of cells, for indexing.
    private static final int LOW_CELLS = 9;
    private static final int MIDDLE_CELLS = 8;
    private static final int HIGH_CELLS = 8;
    private static final int LOW_MASK = (1 << LOW_CELLS) - 1;
    private static final int MIDDLE_MASK = (1 << MIDDLE_CELLS) - 1;

    private final int maxBits;
    private int bits;
    private int[] table;

    /** Whether each set of empty cells has a bucket of its own, with an index that is the sum of those of its parts. */
    private boolean isDirect;

    /** The cells whose sets have buckets of their own. */
    private int indexedCells;

    private final int[] lowIndexes = new int[1 << LOW_CELLS];
    private final int[] middleIndexes = new int[1 << MIDDLE_CELLS];
    private final int[] highIndexes = new int[1 << HIGH_CELLS];

    /** The cells that may be empty in the positions being searched. */
    private int universe = CanonicalPosition.BOARD;

    DominanceTable(long maxBytes) {
        int limit = MIN_BITS;
        while (limit < MAX_BITS && (long) Integer.BYTES << limit + 1 + BUCKET_BITS <= maxBytes) {
            limit++;
        }
        maxBits = limit;
        bits = MIN_BITS;
        table = allocate(bits);
    }

    private static int[] allocate(int bits) {
        return new int[FIRST + (1 << bits + BUCKET_BITS)];
    }

    /**
     * Enlarges the table for a number of sets, as far as memory allows. Growing clears it. If there is a bucket for every set of
     * empty cells, a position whose empty cells are not among those of earlier ones clears it, too.
     *
     * @param empty the empty cells of the next position; from now on, entries of positions with other empty cells are replaced first
     * @param sets the number of sets of empty cells to expect
     */
    void fit(int empty, long sets) {
        universe = empty;
        int wanted = Math.min(maxBits, Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, sets - 1)));
        if (wanted <= bits) {
            if (isDirect ? (empty & ~indexedCells) != 0 : indexedCells == 0) {
                clear();
                index(empty);
            }
            return;
        }
        bits = MIN_BITS;
        table = allocate(bits);
        for (int target = wanted; target > bits; target--) {
            try {
                table = allocate(target);
                bits = target;
            } catch (OutOfMemoryError e) {
                // Half of it may fit.
            }
        }
        index(empty);
    }

    private void index(int cells) {
        isDirect = Integer.bitCount(cells) <= bits;
        indexedCells = cells;
        for (int i = 0; i < lowIndexes.length; i++) {
            lowIndexes[i] = RowCompress.compress(i, cells);
        }
        for (int i = 0; i < middleIndexes.length; i++) {
            middleIndexes[i] = RowCompress.compress(i << LOW_CELLS, cells);
        }
        for (int i = 0; i < highIndexes.length; i++) {
            highIndexes[i] = RowCompress.compress(i << LOW_CELLS + MIDDLE_CELLS, cells);
        }
    }

    void clear() {
        Arrays.fill(table, 0);
    }

    private int home(int empty) {
        int index = isDirect
                ? lowIndexes[empty & LOW_MASK]
                        + middleIndexes[empty >>> LOW_CELLS & MIDDLE_MASK]
                        + highIndexes[empty >>> LOW_CELLS + MIDDLE_CELLS]
                : empty * 0x9E3779B1 >>> Integer.SIZE - bits;
        return FIRST + (index << BUCKET_BITS);
    }

    /** Reads the tag of a set's bucket, so that it is in the cache soon. */
    int prefetch(int empty) {
        int at = home(empty);
        return table[at];
    }

    private static int otherHome(int home) {
        return FIRST + (home - FIRST ^ BUCKET);
    }

    /** The bucket of a set of empty cells, or {@link #NONE}. */
    int find(int empty) {
        int at = home(empty);
        if ((int) INTS.getOpaque(table, at) >>> EMPTY_SHIFT == empty) {
            return at;
        }
        if (isDirect) {
            return NONE;
        }
        at = otherHome(at);
        return (int) INTS.getOpaque(table, at) >>> EMPTY_SHIFT == empty ? at : NONE;
    }

    /**
     * A stored bound at least as strong as the needed one.
     *
     * @param bucket the bucket of the set of empty cells
     * @param empty the empty cells
     * @param kind {@link #LOWER} or {@link #UPPER}
     * @param owned the cells of the side to move (lower bounds) or of its opponent (upper bounds), compressed
     * @param needed the bound needed, negated for upper bounds
     * @return the bound (negated for upper bounds), or {@link #NONE}
     */
    int probe(int bucket, int empty, int kind, int owned, int needed) {
        int[] ints = table;
        int tag = (int) INTS.getAcquire(ints, bucket);
        if (tag >>> EMPTY_SHIFT != empty || needed >= BOUND_BIAS) {
            return NONE;
        }
        int least = Math.max(0, needed + BOUND_BIAS) << BOUND_SHIFT;
        int not = ~owned & CELL_MASK;
        if (kind == LOWER) {
            for (int i = bucket + 1; i < bucket + BUCKET; i++) {
                int entry = ints[i];
                if (entry == 0 || (entry & KIND_BIT) != 0) {
                    return NONE;
                }
                if ((entry & not) == 0 && Integer.compareUnsigned(entry, least) >= 0) {
                    return checked(ints, bucket, tag, entry);
                }
            }
        } else {
            for (int i = bucket + LAST; i > bucket; i--) {
                int entry = ints[i];
                if ((entry & KIND_BIT) == 0) {
                    return NONE;
                }
                if ((entry & not) == 0 && Integer.compareUnsigned(entry, least) >= 0) {
                    return checked(ints, bucket, tag, entry);
                }
            }
        }
        return NONE;
    }

    private static int checked(int[] ints, int bucket, int tag, int entry) {
        VarHandle.loadLoadFence();
        int now = (int) INTS.getOpaque(ints, bucket);
        return ((now ^ tag) & ~LOCK) == 0 ? (entry >>> BOUND_SHIFT) - BOUND_BIAS : NONE;
    }

    /**
     * A stored bound of a node's value that is at least {@code beta}, or less.
     *
     * @param both whether to look for an upper bound if there is no lower one
     * @return the bound, or {@link #NONE}
     */
    int bound(SquirrelNode node, int beta, boolean both) {
        int bucket = find(node.empty);
        if (bucket == NONE) {
            return NONE;
        }
        int lower = probe(bucket, node.empty, LOWER, node.ownedByMover(), beta - node.untouchedMargin);
        if (lower != NONE) {
            return lower + node.untouchedMargin;
        }
        if (!both) {
            return NONE;
        }
        int upper = probe(bucket, node.empty, UPPER, node.ownedByOpponent(), 1 - beta + node.untouchedMargin);
        return upper == NONE ? NONE : node.untouchedMargin - upper;
    }

    /** Stores the result of a search of a node: a lower bound from {@code beta} on, else an upper bound. */
    void store(SquirrelNode node, int value, int beta) {
        if (value >= beta) {
            store(node.empty, LOWER, node.ownedByMover(), value - node.untouchedMargin);
        } else {
            store(node.empty, UPPER, node.ownedByOpponent(), node.untouchedMargin - value);
        }
    }

    /**
     * Stores a bound, unless another thread is writing to the same bucket.
     *
     * @param empty the empty cells
     * @param kind {@link #LOWER} or {@link #UPPER}
     * @param owned the cells of the side to move (lower bounds) or of its opponent (upper bounds), compressed
     * @param bound the bound, negated for upper bounds
     */
    void store(int empty, int kind, int owned, int bound) {
        if (bound <= -BOUND_BIAS || bound >= BOUND_BIAS) {
            return;
        }
        int[] ints = table;
        int bucket = find(empty);
        if (bucket == NONE) {
            bucket = victim(empty);
        }
        int tag = (int) INTS.getOpaque(ints, bucket);
        if ((tag & LOCK) != 0 || !INTS.compareAndSet(ints, bucket, tag, tag | LOCK)) {
            return;
        }
        if (tag >>> EMPTY_SHIFT != empty) {
            // Readers of the old set must see that its entries are going.
            tag = empty << EMPTY_SHIFT | (tag + (1 << VERSION_SHIFT) & VERSION_MASK);
            INTS.setOpaque(ints, bucket, tag & VERSION_MASK | LOCK);
            VarHandle.storeStoreFence();
            Arrays.fill(ints, bucket + 1, bucket + BUCKET, 0);
            VarHandle.storeStoreFence();
        }
        insert(ints, bucket, kind, bound + BOUND_BIAS << BOUND_SHIFT | kind << CELL_BITS | owned);
        INTS.setRelease(ints, bucket, tag);
    }

    /** The bucket to replace: one that is free or of no more use, else the one with fewer empty cells, which takes less work. */
    private int victim(int empty) {
        int first = home(empty);
        if (isDirect) {
            return first;
        }
        int second = otherHome(first);
        return usefulness(first) <= usefulness(second) ? first : second;
    }

    private int usefulness(int bucket) {
        int empty = table[bucket] >>> EMPTY_SHIFT;
        return (empty & ~universe) != 0 ? 0 : Integer.bitCount(empty);
    }

    /** Puts an entry to the front of its list and moves the others back, up to one that it makes superfluous. */
    private static void insert(int[] ints, int bucket, int kind, int added) {
        int step = kind == LOWER ? 1 : -1;
        int at = kind == LOWER ? bucket + 1 : bucket + LAST;
        int end = kind == LOWER ? bucket + BUCKET : bucket;
        int kindBit = kind << CELL_BITS;
        int addedCells = added & CELL_MASK;
        int moving = added;
        for (; at != end; at += step) {
            int old = ints[at];
            if (old != 0 && (old & KIND_BIT) != kindBit) {
                // The other list begins: the last entry of the longer list goes.
                int length = kind == LOWER ? at - bucket - 1 : bucket + LAST - at;
                if (length < BUCKET / 2 - 1) {
                    ints[at] = moving;
                }
                return;
            }
            ints[at] = moving;
            if (old == 0
                    || (addedCells & ~old) == 0
                            && Integer.compareUnsigned(old >>> BOUND_SHIFT, added >>> BOUND_SHIFT) <= 0) {
                return;
            }
            moving = old;
        }
    }

    /**
     * Visits all sets with entries, except those with cells that are not empty in the positions being searched. No thread may be
     * using the table.
     */
    void visit(Visitor visitor) throws IOException {
        int[] entries = new int[MAX_ENTRIES];
        for (int bucket = FIRST; bucket < table.length; bucket += BUCKET) {
            int empty = table[bucket] >>> EMPTY_SHIFT;
            if (empty != 0 && (empty & ~universe) == 0) {
                int count = 0;
                for (int i = bucket + 1; i < bucket + BUCKET; i++) {
                    if (table[i] != 0) {
                        entries[count++] = table[i];
                    }
                }
                visitor.visit(empty, entries, count);
            }
        }
    }

    /** Receives the entries of a set of empty cells: lower bounds, newest first, and upper bounds, newest last. */
    @FunctionalInterface
    interface Visitor {
        void visit(int empty, int[] entries, int count) throws IOException;
    }

    static int kind(int entry) {
        return entry >>> CELL_BITS & 1;
    }

    static int owned(int entry) {
        return entry & CELL_MASK;
    }

    /** The bound, negated for upper bounds. */
    static int bound(int entry) {
        return (entry >>> BOUND_SHIFT) - BOUND_BIAS;
    }
}
