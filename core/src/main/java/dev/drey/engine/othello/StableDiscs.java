package dev.drey.engine.othello;

/**
 * Discs that can never be turned again. A disc is safe along a line that is full, or on which a neighbour of its own colour is
 * stable; one that is safe along all four lines is stable. Not all stable discs are found, but those found are.
 */
final class StableDiscs {
    private static final long INNER = 0x007e7e7e7e7e7e00L;
    private static final long LEFT_COLUMN = 0x0101010101010101L;
    private static final long COLUMN_TO_TOP_BYTE = 0x0102040810204080L;

    private StableDiscs() {}

    /** How many of my discs are known to be stable. */
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
        long top = EdgeDiscs.stable((int) mine & 0xff, (int) theirs & 0xff);
        long bottom = EdgeDiscs.stable((int) (mine >>> 56), (int) (theirs >>> 56));
        long left = EdgeDiscs.stable(leftColumn(mine), leftColumn(theirs));
        long right = EdgeDiscs.stable(leftColumn(mine >>> 7), leftColumn(theirs >>> 7));
        return top | bottom << 56 | spread(left) | spread(right) << 7;
    }

    private static int leftColumn(long cells) {
        return (int) ((cells & LEFT_COLUMN) * COLUMN_TO_TOP_BYTE >>> 56);
    }

    /** The bits of a byte, one a row, in the left column. */
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

    /** An empty cell is carried along its line in steps of one, two and four; what no gap was carried to lies on a full line. */
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
}
