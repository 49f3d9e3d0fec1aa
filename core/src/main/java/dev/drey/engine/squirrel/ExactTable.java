package dev.drey.engine.squirrel;

import dev.drey.engine.NodeCounter;
import dev.drey.rules.squirrel.SquirrelKernel;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of positions with at most six empty cells, computed when they are first needed. It has no keys: the set of empty
 * cells selects a block, and the owners that still matter are the index in the block. So it can never return the value of another
 * position. It keeps positions whose empty cells are among those that it was fitted to, and computes all others anew.
 *
 * <p>Owners that still matter around a set of empty cells:
 *
 * <ul>
 *   <li>cells with two or more empty neighbours: one bit each;
 *   <li>cells with one empty neighbour: if there is just one of them around that empty cell, one bit; if there are several, it only
 *       matters whether all are of one side or the empty cell is contested (two bits);
 *   <li>if an empty cell has such neighbours only, nothing but whether it is contested (one bit).
 * </ul>
 *
 * An entry is the value without the settled margin, which is the margin without the cells around contested cells. Threads share the
 * table without locks: an entry is written at once, and every thread writes the same value.
 */
final class ExactTable {
    static final int MAX_EMPTIES = 6;

    /** Maximum number of empty cells for which playing is faster than reading memory. */
    private static final int PLAYED_EMPTIES = 2;

    private static final int LOW_CELLS = 13;
    private static final int LOW_MASK = (1 << LOW_CELLS) - 1;
    private static final int HIGH_CELLS = SquirrelKernel.CELLS - LOW_CELLS;

    // A block's description: eight ints, the first of which is the base of its entries.
    private static final int BLOCK_BITS = 3;
    private static final int OWNERS = 1;
    private static final int SHARED = 2;
    private static final int MARKERS = 3;
    private static final int ALONE = 4;
    private static final int INDEXED = 5;

    /** Base of a block that did not fit into memory. */
    private static final int NO_ROOM = -1;

    /** Index of the first block's description, so that none is in two cache lines. */
    private static final int FIRST = 4;

    private static final int CHUNK_BITS = 20;
    private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    /** Entries of a chunk: with its header, an array fills its memory exactly. */
    private static final int CHUNK = (1 << CHUNK_BITS) - 8;

    private static final int MAX_CHUNKS = 256;

    /** Added to stored values, as zero is an entry not yet computed. */
    private static final int BIAS = 8192;

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    private final NutSums sums;
    private final short[] @Nullable [] chunks;

    /** Ranks of sets of empty cells: by their number and the high cells, plus by the low cells. */
    private final int[] highRanks = new int[(MAX_EMPTIES + 1) << HIGH_CELLS];

    private final short[] lowRanks = new short[1 << LOW_CELLS];

    /** The cells that may be empty in positions of this table. */
    private int universe;

    private int[] blocks = new int[FIRST];

    // Where the next block goes; block bases start at 1, as 0 is no block.
    private int chunkCount;
    private int used;

    ExactTable(NutSums sums, long maxBytes) {
        this.sums = sums;
        this.chunks = new short[(int) Math.min(MAX_CHUNKS, Math.max(1, maxBytes >>> CHUNK_BITS + 1))][];
    }

    /** Makes room for positions whose empty cells are among these. If they are not among earlier ones, this clears the table. */
    void fit(int empty) {
        if ((empty & ~universe) == 0) {
            return;
        }
        int all = universe | empty;
        clear();
        int lowCells = all & LOW_MASK;
        int[] withCells = new int[LOW_CELLS + 1];
        // Subsets in increasing order; the last subtraction overflows to the empty set.
        int low = 0;
        do {
            lowRanks[low] = (short) withCells[Integer.bitCount(low)]++;
            low = low - lowCells & lowCells;
        } while (low != 0);
        int highCells = all >>> LOW_CELLS;
        int sets = 0;
        for (int empties = 0; empties <= MAX_EMPTIES; empties++) {
            int high = 0;
            do {
                highRanks[empties << HIGH_CELLS | high] = sets;
                int rest = empties - Integer.bitCount(high);
                sets += rest >= 0 ? withCells[rest] : 0;
                high = high - highCells & highCells;
            } while (high != 0);
        }
        blocks = new int[FIRST + (sets << BLOCK_BITS)];
        universe = all;
    }

    void clear() {
        universe = 0;
        blocks = new int[FIRST];
        Arrays.fill(chunks, null);
        chunkCount = 0;
        used = 0;
    }

    private int rank(int empty, int empties) {
        return highRanks[empties << HIGH_CELLS | empty >>> LOW_CELLS] + lowRanks[empty & LOW_MASK];
    }

    /** Reads the description of a block, so that it is in the cache soon. */
    int prefetchBlock(int empty, int empties) {
        return blocks[(empty & ~universe) != 0 ? 0 : FIRST + (rank(empty, empties) << BLOCK_BITS)];
    }

    /** The index of an entry in the upper half, in the lower the settled margin less the margin. */
    long place(int mine, int theirs, int empty, int empties) {
        if ((empty & ~universe) != 0) {
            return (long) NO_ROOM << 32;
        }
        int block = FIRST + (rank(empty, empties) << BLOCK_BITS);
        int base = (int) INTS.getAcquire(blocks, block);
        if (base == 0) {
            base = allocate(block, empty);
        }
        if (base == NO_ROOM) {
            return (long) NO_ROOM << 32;
        }
        int touched = CanonicalPosition.neighbours(empty) & ~empty;
        int once = touched & ~CanonicalPosition.withTwoNeighbours(empty);
        int mineOnce = CanonicalPosition.neighbours(mine & once) & empty;
        int theirsOnce = CanonicalPosition.neighbours(theirs & once) & empty;
        int contested = mineOnce & theirsOnce;
        int settled = 0;
        if (contested != 0) {
            int between = once & CanonicalPosition.neighbours(contested);
            settled = sums.of(theirs & between) - sums.of(mine & between);
        }
        int word = mine & blocks[block + OWNERS]
                | mineOnce & blocks[block + SHARED]
                | CanonicalPosition.neighbours(mineOnce & ~theirsOnce) & blocks[block + MARKERS]
                | contested & blocks[block + ALONE];
        int index = base - 1 + RowCompress.compress(word, blocks[block + INDEXED]);
        return (long) index << 32 | settled & 0xffffffffL;
    }

    /** Reads an entry, so that it is in the cache soon. */
    int prefetch(long place) {
        int index = (int) (place >>> 32);
        return index == NO_ROOM ? 0 : chunks[index >>> CHUNK_BITS][index & CHUNK_MASK];
    }

    /** {@return a reader for one thread, which counts the positions that it computes} */
    Reader reader(NodeCounter counter) {
        return new Reader(counter);
    }

    /** Looks up positions, and computes those that are not in the table yet. */
    final class Reader {
        /** Minimum number of empty cells for which the positions after all moves are brought into the cache together. */
        private static final int MIN_PREFETCHED = 5;

        private static final int MOVE_BITS = 3;

        private final NodeCounter counter;

        /** Places of the positions after each move, by number of empty cells. */
        private final long[] places = new long[MAX_EMPTIES + 1 << MOVE_BITS];

        /** Written so that the compiler keeps reads that only bring memory into the cache. */
        int read;

        private Reader(NodeCounter counter) {
            this.counter = counter;
        }

        /**
         * The value of a position for the side to move.
         *
         * @param empty a set of empty cells; other empty cells count as full, so they must not be next to these or to the same taken
         *     cells
         * @param empties the number of these cells
         * @param margin the margin now
         */
        int value(int mine, int theirs, int empty, int empties, int margin) {
            if (empties <= PLAYED_EMPTIES) {
                return play(mine, theirs, empty, empties, margin);
            }
            return value(place(mine, theirs, empty, empties), mine, theirs, empty, empties, margin);
        }

        /** Like value, for a place found before. */
        int value(long place, int mine, int theirs, int empty, int empties, int margin) {
            int index = (int) (place >>> 32);
            if (index == NO_ROOM) {
                return search(mine, theirs, empty, empties, margin);
            }
            int settled = margin + (int) place;
            short[] chunk = chunks[index >>> CHUNK_BITS];
            int entry = chunk[index & CHUNK_MASK];
            if (entry != 0) {
                return settled + entry - BIAS;
            }
            int value = search(mine, theirs, empty, empties, margin);
            chunk[index & CHUNK_MASK] = (short) (value - settled + BIAS);
            return value;
        }

        private int search(int mine, int theirs, int empty, int empties, int margin) {
            counter.count();
            boolean isPrefetched = empties >= MIN_PREFETCHED;
            if (isPrefetched) {
                findPlaces(mine, theirs, empty, empties);
            }
            int next = empties << MOVE_BITS;
            int best = Integer.MIN_VALUE;
            for (int rest = empty; rest != 0; rest &= rest - 1) {
                int cell = Integer.numberOfTrailingZeros(rest);
                int conquered = CanonicalPosition.conquered(mine, theirs, cell);
                int newMine = theirs & ~conquered;
                int newTheirs = mine | conquered | 1 << cell;
                int newEmpty = empty & ~(1 << cell);
                int newMargin = -margin - sums.gain(mine, theirs, cell);
                int value = isPrefetched
                        ? value(places[next++], newMine, newTheirs, newEmpty, empties - 1, newMargin)
                        : value(newMine, newTheirs, newEmpty, empties - 1, newMargin);
                best = Math.max(best, -value);
            }
            return best;
        }

        private void findPlaces(int mine, int theirs, int empty, int empties) {
            int first = empties << MOVE_BITS;
            int end = first;
            for (int rest = empty; rest != 0; rest &= rest - 1) {
                int cell = Integer.numberOfTrailingZeros(rest);
                int conquered = CanonicalPosition.conquered(mine, theirs, cell);
                places[end++] =
                        place(theirs & ~conquered, mine | conquered | 1 << cell, empty & ~(1 << cell), empties - 1);
            }
            int reads = 0;
            for (int i = first; i < end; i++) {
                reads ^= prefetch(places[i]);
            }
            read = reads;
        }
    }

    private int play(int mine, int theirs, int empty, int empties, int margin) {
        if (empties == 0) {
            return margin;
        }
        int a = Integer.numberOfTrailingZeros(empty);
        if (empties == 1) {
            return margin + sums.gain(mine, theirs, a);
        }
        int b = Integer.numberOfTrailingZeros(empty & empty - 1);
        return margin + Math.max(playOfTwo(mine, theirs, a, b), playOfTwo(mine, theirs, b, a));
    }

    private int playOfTwo(int mine, int theirs, int cell, int last) {
        int conquered = CanonicalPosition.conquered(mine, theirs, cell);
        return sums.gain(mine, theirs, cell) - sums.gain(theirs & ~conquered, mine | conquered | 1 << cell, last);
    }

    private synchronized int allocate(int block, int empty) {
        int known = blocks[block];
        if (known != 0) {
            return known;
        }
        int several = CanonicalPosition.withTwoNeighbours(empty) & ~empty;
        int once = CanonicalPosition.neighbours(empty) & ~empty & ~several;
        int owners = several;
        int shared = 0;
        int markers = 0;
        int alone = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int around = CanonicalPosition.neighboursOf(cell) & once;
            boolean isShared = (around & around - 1) != 0;
            if ((CanonicalPosition.neighboursOf(cell) & (empty | several)) == 0) {
                alone |= isShared ? 1 << cell : 0;
            } else if (isShared) {
                shared |= 1 << cell;
                markers |= around & -around;
            } else {
                owners |= around;
            }
        }
        int indexed = owners | shared | markers | alone;
        int size = 1 << Integer.bitCount(indexed);
        if ((chunkCount == 0 || used + size > CHUNK) && !addChunk()) {
            INTS.setRelease(blocks, block, NO_ROOM);
            return NO_ROOM;
        }
        blocks[block + OWNERS] = owners;
        blocks[block + SHARED] = shared;
        blocks[block + MARKERS] = markers;
        blocks[block + ALONE] = alone;
        blocks[block + INDEXED] = indexed;
        int base = (chunkCount - 1 << CHUNK_BITS) + used + 1;
        used += size;
        INTS.setRelease(blocks, block, base);
        return base;
    }

    private boolean addChunk() {
        if (chunkCount == chunks.length) {
            return false;
        }
        try {
            chunks[chunkCount] = new short[CHUNK];
        } catch (OutOfMemoryError e) {
            return false;
        }
        chunkCount++;
        used = 0;
        return true;
    }
}
