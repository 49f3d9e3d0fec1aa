package dev.drey.engine.shellos;

/**
 * The discs that can still matter: those that may be flipped or may be the far end of a flipped run. All other discs are settled
 * and only count.
 *
 * <p>A disc is unsettled along a line of three cells or more that has an empty cell, unless it is at the end of the line next
 * to that empty cell: then there is nothing between to flip.
 */
final class UnsettledDiscs {
    private static final int SIZE = 8;
    private static final int ROWS = 1 << SIZE;

    /** By a row (upper bits) and its empty cells (lower eight), the cells they leave unsettled. */
    private static final long[] UNSETTLED = new long[SIZE * ROWS];

    static {
        for (int row = 0; row < SIZE; row++) {
            for (int empties = 0; empties < ROWS; empties++) {
                for (int col = 0; col < SIZE; col++) {
                    if ((empties >>> col & 1) != 0) {
                        UNSETTLED[row * ROWS + empties] |= unsettledBy(row, col);
                    }
                }
            }
        }
    }

    private UnsettledDiscs() {}

    private static long unsettledBy(int row, int col) {
        return ray(row, col, 0, 1)
                | ray(row, col, 0, -1)
                | ray(row, col, 1, 0)
                | ray(row, col, -1, 0)
                | ray(row, col, 1, 1)
                | ray(row, col, -1, -1)
                | ray(row, col, 1, -1)
                | ray(row, col, -1, 1);
    }

    /** The cells in one direction; none if there is only one, as nothing can be outflanked there. */
    private static long ray(int row, int col, int rowStep, int colStep) {
        long cells = 0;
        int r = row + rowStep;
        int c = col + colStep;
        for (; r >= 0 && r < SIZE && c >= 0 && c < SIZE; r += rowStep, c += colStep) {
            cells |= 1L << (r * SIZE + c);
        }
        return Long.bitCount(cells) == 1 ? 0 : cells;
    }

    /** The cells, except the empty ones, whose discs are unsettled. */
    static long cells(long empty) {
        return (UNSETTLED[(int) (empty & 0xff)]
                        | UNSETTLED[(int) (empty >>> 8 & 0xff) + ROWS]
                        | UNSETTLED[(int) (empty >>> 16 & 0xff) + 2 * ROWS]
                        | UNSETTLED[(int) (empty >>> 24 & 0xff) + 3 * ROWS]
                        | UNSETTLED[(int) (empty >>> 32 & 0xff) + 4 * ROWS]
                        | UNSETTLED[(int) (empty >>> 40 & 0xff) + 5 * ROWS]
                        | UNSETTLED[(int) (empty >>> 48 & 0xff) + 6 * ROWS]
                        | UNSETTLED[(int) (empty >>> 56) + 7 * ROWS])
                & ~empty;
    }
}
