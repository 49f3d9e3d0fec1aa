package dev.drey.engine.shellos;

/**
 * The discs that can still matter: those that may yet turn over, or be the far end of a run that does. The rest only count.
 *
 * <p>A disc matters along a line of three cells or more that has an empty cell, unless it sits at the line's end with that
 * empty cell beside it: then nothing fits between.
 */
final class Live {
    private static final int SIZE = 8;
    private static final int ROWS = 1 << SIZE;

    /** By a row (upper bits) and its empty cells (lower eight), the cells they keep alive. */
    private static final long[] KEPT = new long[SIZE * ROWS];

    static {
        for (int row = 0; row < SIZE; row++) {
            for (int empties = 0; empties < ROWS; empties++) {
                for (int col = 0; col < SIZE; col++) {
                    if ((empties >>> col & 1) != 0) {
                        KEPT[row * ROWS + empties] |= keptBy(row, col);
                    }
                }
            }
        }
    }

    private Live() {}

    private static long keptBy(int row, int col) {
        return ray(row, col, 0, 1)
                | ray(row, col, 0, -1)
                | ray(row, col, 1, 0)
                | ray(row, col, -1, 0)
                | ray(row, col, 1, 1)
                | ray(row, col, -1, -1)
                | ray(row, col, 1, -1)
                | ray(row, col, -1, 1);
    }

    /** Where only one cell lies that way, nothing there can be outflanked from here. */
    private static long ray(int row, int col, int rowStep, int colStep) {
        long cells = 0;
        int r = row + rowStep;
        int c = col + colStep;
        for (; r >= 0 && r < SIZE && c >= 0 && c < SIZE; r += rowStep, c += colStep) {
            cells |= 1L << (r * SIZE + c);
        }
        return Long.bitCount(cells) == 1 ? 0 : cells;
    }

    /** Of all cells but the empty ones, those that matter while these are empty. */
    static long among(long empty) {
        return (KEPT[(int) (empty & 0xff)]
                        | KEPT[(int) (empty >>> 8 & 0xff) + ROWS]
                        | KEPT[(int) (empty >>> 16 & 0xff) + 2 * ROWS]
                        | KEPT[(int) (empty >>> 24 & 0xff) + 3 * ROWS]
                        | KEPT[(int) (empty >>> 32 & 0xff) + 4 * ROWS]
                        | KEPT[(int) (empty >>> 40 & 0xff) + 5 * ROWS]
                        | KEPT[(int) (empty >>> 48 & 0xff) + 6 * ROWS]
                        | KEPT[(int) (empty >>> 56) + 7 * ROWS])
                & ~empty;
    }
}
