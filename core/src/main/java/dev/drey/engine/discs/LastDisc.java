package dev.drey.engine.discs;

import dev.drey.rules.discs.DiscKernel;

/**
 * Counts what turns over when the last empty cell is taken. The board is full then, so the discs of one side say everything,
 * and each of the four lines through the cell is a byte to be looked up: two kilobytes of counts do for all cells and lines.
 *
 * <p>A diagonal's byte has a bit a column. Columns it does not reach read as the other side's, which end no run of discs.
 */
public final class LastDisc {
    private static final int SIZE = DiscKernel.SIZE;
    private static final int LINES = 1 << SIZE;

    private static final long LEFT_COLUMN = 0x0101010101010101L;
    private static final long COLUMN_TO_TOP_BYTE = 0x0102040810204080L;
    private static final long DIAGONAL_TO_TOP_BYTE = LEFT_COLUMN;

    /** How many discs turn, by place on the line (upper bits) and discs of the side that moves (lower eight). */
    private static final byte[] TURNED = new byte[SIZE * LINES];

    private static final long[] FALLING = new long[SIZE * SIZE];
    private static final long[] RISING = new long[SIZE * SIZE];

    static {
        for (int place = 0; place < SIZE; place++) {
            for (int line = 0; line < LINES; line++) {
                TURNED[place * LINES + line] = (byte) (run(line, place, 1) + run(line, place, -1));
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

    private LastDisc() {}

    private static int run(int line, int place, int step) {
        for (int at = place + step, passed = 0; at >= 0 && at < SIZE; at += step, passed++) {
            if ((line >>> at & 1) != 0) {
                return passed;
            }
        }
        return 0;
    }

    /**
     * How many discs turn when the side with these discs takes the cell and every other cell that is not its own is the other
     * side's. Whether the cell itself is among the discs makes no difference, so {@code ~mine} asks for the other side.
     */
    public static int turned(long mine, int cell) {
        // The masks change nothing but show the compiler that no index leaves its table.
        int byRow = cell << 5 & 0x700;
        int byColumn = cell << 8 & 0x700;
        return TURNED[byColumn + (int) (mine >>> (cell & 0x38) & 0xff)]
                + TURNED[byRow + (int) ((mine >>> (cell & 7) & LEFT_COLUMN) * COLUMN_TO_TOP_BYTE >>> 56)]
                + TURNED[byColumn + (int) ((mine & FALLING[cell & 63]) * DIAGONAL_TO_TOP_BYTE >>> 56)]
                + TURNED[byColumn + (int) ((mine & RISING[cell & 63]) * DIAGONAL_TO_TOP_BYTE >>> 56)];
    }
}
