package dev.drey.engine.othello;

import java.util.Arrays;

/**
 * Stable discs: those that can never be flipped again. A disc is safe along a line that is full or on which a neighbour of its own
 * colour is stable; a disc that is safe along all four lines is stable. Some stable discs are missed; none is wrongly found.
 */
final class StableDiscs {
    private static final int CELLS = 64;

    /**
     * Minimum alpha, by number of empty cells, at which counting the opponent's stable discs may pay off by proving that the
     * margin is at most alpha.
     */
    private static final int[] MIN_ALPHA = {
        99, 99, 99, 99, 6, 8, 10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 48, 50, 50,
        52, 52, 54, 54, 56
    };

    private static final int EDGE_CELLS = 8;
    private static final int EDGE_SETS = 1 << EDGE_CELLS;
    private static final int UNKNOWN = -1;

    /** By one side's discs on an edge (upper eight bits) and the other's: the discs of both that are stable. */
    private static final byte[] STABLE_ON_EDGE = stableOnEdges();

    private static final long INNER = 0x007e7e7e7e7e7e00L;
    private static final long LEFT_COLUMN = 0x0101010101010101L;
    private static final long COLUMN_TO_TOP_BYTE = 0x0102040810204080L;

    private StableDiscs() {}

    /** Whether {@link #maxMargin} may prove that the value is no more than alpha. */
    static boolean mayBound(int alpha, int empties) {
        return empties < MIN_ALPHA.length && alpha >= MIN_ALPHA[empties];
    }

    /** Upper bound of the margin of the side to move: it cannot win the opponent's stable discs. */
    static int maxMargin(long mine, long theirs) {
        return CELLS - 2 * count(theirs, mine);
    }

    /** Number of my discs that are known to be stable. */
    static int count(long mine, long theirs) {
        long stable = edges(mine, theirs);
        long inner = mine & INNER;
        if (inner == 0) {
            return Long.bitCount(stable);
        }
        long taken = mine | theirs;
        long rows = fullRows(taken);
        long columns = fullColumns(taken);
        long falling = fullFalling(taken);
        long rising = fullRising(taken);
        stable |= inner & rows & columns & falling & rising;
        if (stable == 0) {
            return 0;
        }
        long before;
        do {
            before = stable;
            stable |= inner
                    & (rows | stable << 1 | stable >>> 1)
                    & (columns | stable << 8 | stable >>> 8)
                    & (falling | stable << 9 | stable >>> 9)
                    & (rising | stable << 7 | stable >>> 7);
        } while (stable != before);
        return Long.bitCount(stable);
    }

    private static long edges(long mine, long theirs) {
        long top = stableOnEdge((int) mine & 0xff, (int) theirs & 0xff);
        long bottom = stableOnEdge((int) (mine >>> 56), (int) (theirs >>> 56));
        long left = stableOnEdge(leftColumn(mine), leftColumn(theirs));
        long right = stableOnEdge(leftColumn(mine >>> 7), leftColumn(theirs >>> 7));
        return top | bottom << 56 | spread(left) | spread(right) << 7;
    }

    private static int leftColumn(long cells) {
        return (int) ((cells & LEFT_COLUMN) * COLUMN_TO_TOP_BYTE >>> 56);
    }

    /** Moves the bits of a byte to the left column, one per row. */
    private static long spread(long bits) {
        long low = (bits & 0xf) * 0x0000000000204081L & 0x0000000001010101L;
        long high = (bits >>> 4) * 0x0000000000204081L & 0x0000000001010101L;
        return low | high << 32;
    }

    private static long fullRows(long taken) {
        long full = taken & taken >>> 4;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & LEFT_COLUMN) * 0xff;
    }

    private static long fullColumns(long taken) {
        long full = taken & Long.rotateRight(taken, 32);
        full &= Long.rotateRight(full, 16);
        return full & Long.rotateRight(full, 8);
    }

    /** Spreads empty cells along their lines in steps of one, two and four; a cell that none reaches is on a full line. */
    private static long fullFalling(long taken) {
        long gaps = ~taken;
        gaps |= (gaps & 0x007f7f7f7f7f7f7fL) << 9 | gaps >>> 9 & 0x007f7f7f7f7f7f7fL;
        gaps |= (gaps & 0x00003f3f3f3f3f3fL) << 18 | gaps >>> 18 & 0x00003f3f3f3f3f3fL;
        gaps |= (gaps & 0x000000000f0f0f0fL) << 36 | gaps >>> 36 & 0x000000000f0f0f0fL;
        return ~gaps;
    }

    private static long fullRising(long taken) {
        long gaps = ~taken;
        gaps |= (gaps & 0x00fefefefefefefeL) << 7 | gaps >>> 7 & 0x00fefefefefefefeL;
        gaps |= (gaps & 0x0000fcfcfcfcfcfcL) << 14 | gaps >>> 14 & 0x0000fcfcfcfcfcfcL;
        gaps |= (gaps & 0x00000000f0f0f0f0L) << 28 | gaps >>> 28 & 0x00000000f0f0f0f0L;
        return ~gaps;
    }

    private static int stableOnEdge(int mine, int theirs) {
        return STABLE_ON_EDGE[(mine << EDGE_CELLS | theirs) & 0xffff] & mine;
    }

    /**
     * A disc on an edge is stable if no sequence of moves on that edge flips it, as the edge is the only line on which it can be
     * outflanked.
     */
    private static byte[] stableOnEdges() {
        int[] known = new int[EDGE_SETS * EDGE_SETS];
        Arrays.fill(known, UNKNOWN);
        byte[] bytes = new byte[known.length];
        for (int mine = 0; mine < EDGE_SETS; mine++) {
            for (int theirs = 0; theirs < EDGE_SETS; theirs++) {
                if ((mine & theirs) == 0) {
                    bytes[mine << EDGE_CELLS | theirs] = (byte) stableOnEdge(mine, theirs, known);
                }
            }
        }
        return bytes;
    }

    private static int stableOnEdge(int mine, int theirs, int[] known) {
        int at = mine << EDGE_CELLS | theirs;
        if (known[at] == UNKNOWN) {
            int stable = mine | theirs;
            for (int cell = 0; cell < EDGE_CELLS; cell++) {
                if ((mine | theirs) >>> cell << 31 == 0) {
                    int flips = edgeFlips(mine, theirs, cell);
                    stable &= ~flips & stableOnEdge(mine | flips | 1 << cell, theirs ^ flips, known);
                    flips = edgeFlips(theirs, mine, cell);
                    stable &= ~flips & stableOnEdge(mine ^ flips, theirs | flips | 1 << cell, known);
                }
            }
            known[at] = stable;
        }
        return known[at];
    }

    private static int edgeFlips(int mine, int theirs, int cell) {
        return edgeFlips(mine, theirs, cell, 1) | edgeFlips(mine, theirs, cell, -1);
    }

    private static int edgeFlips(int mine, int theirs, int cell, int step) {
        int passed = 0;
        int at = cell + step;
        for (; at >= 0 && at < EDGE_CELLS && (theirs >>> at & 1) != 0; at += step) {
            passed |= 1 << at;
        }
        return at >= 0 && at < EDGE_CELLS && (mine >>> at & 1) != 0 ? passed : 0;
    }
}
