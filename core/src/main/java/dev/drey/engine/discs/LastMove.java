package dev.drey.engine.discs;

import dev.drey.rules.discs.DiscKernel;

/**
 * Counts the discs that the last move of a game flips. All other cells are taken, so the discs of one side describe the board, and
 * each of the four lines through the cell is a byte to look up: two kilobytes of counts serve all cells and lines.
 *
 * <p>The byte of a diagonal has one bit per column. Columns that the diagonal does not reach count as the other side's, which
 * ends no run of discs.
 */
public final class LastMove {
    private static final int SIZE = DiscKernel.SIZE;
    private static final int LINES = 1 << SIZE;

    private static final long LEFT_COLUMN = 0x0101010101010101L;
    private static final long COLUMN_TO_TOP_BYTE = 0x0102040810204080L;
    private static final long DIAGONAL_TO_TOP_BYTE = LEFT_COLUMN;

    /** Number of discs flipped, by place on the line (upper bits) and discs of the side to move (lower eight). */
    private static final byte[] FLIPS = new byte[SIZE * LINES];

    private static final long[] FALLING = new long[SIZE * SIZE];
    private static final long[] RISING = new long[SIZE * SIZE];

    static {
        for (int place = 0; place < SIZE; place++) {
            for (int line = 0; line < LINES; line++) {
                FLIPS[place * LINES + line] = (byte) (run(line, place, 1) + run(line, place, -1));
            }
        }
        for (int cell = 0; cell < SIZE * SIZE; cell++) {
            for (int other = 0; other < SIZE * SIZE; other++) {
                int down = other / SIZE - cell / SIZE;
                int right = other % SIZE - cell % SIZE;
                if (down == right) {
                    FALLING[cell] |= 1L << other;
                }
                if (down == -right) {
                    RISING[cell] |= 1L << other;
                }
            }
        }
    }

    private LastMove() {}

    private static int run(int line, int place, int step) {
        for (int at = place + step, passed = 0; at >= 0 && at < SIZE; at += step, passed++) {
            if ((line >>> at & 1) != 0) {
                return passed;
            }
        }
        return 0;
    }

    /**
     * {@return the number of discs flipped when the side with these discs takes the cell; all other cells belong to the
     * opponent} The cell itself may be among the discs, so {@code ~mine} asks for the opponent.
     *
     * @param mine the discs of the side that moves
     * @param cell the cell
     */
    public static int flips(long mine, int cell) {
        // The masks change no value; they show the compiler that no index leaves its table.
        int byRow = cell << 5 & 0x700;
        int byColumn = cell << 8 & 0x700;
        return FLIPS[byColumn + (int) (mine >>> (cell & 0x38) & 0xff)]
                + FLIPS[byRow + (int) ((mine >>> (cell & 7) & LEFT_COLUMN) * COLUMN_TO_TOP_BYTE >>> 56)]
                + FLIPS[byColumn + (int) ((mine & FALLING[cell & 63]) * DIAGONAL_TO_TOP_BYTE >>> 56)]
                + FLIPS[byColumn + (int) ((mine & RISING[cell & 63]) * DIAGONAL_TO_TOP_BYTE >>> 56)];
    }
}
