package dev.drey.rules.squirrel;

/**
 * The rules of Squirrel War on bit sets.
 *
 * <pre>
 *        A  B  C  D  E
 *   1    0  1  2  3  4
 *   2    5  6  7  8  9
 *   3   10 11 12 13 14
 *   4   15 16 17 18 19
 *   5   20 21 22 23 24
 * </pre>
 *
 * {@code mine} are the cells of the side to move, {@code theirs} those of the opponent.
 */
public final class SquirrelKernel {
    /** The number of rows and of columns. */
    public static final int SIZE = 5;
    /** The number of cells. */
    public static final int CELLS = SIZE * SIZE;
    /** The set of all cells. */
    public static final long BOARD = (1L << CELLS) - 1;

    private static final long NOT_COLUMN_A = 0b11110_11110_11110_11110_11110L;
    private static final long NOT_COLUMN_E = 0b01111_01111_01111_01111_01111L;
    private static final long[] NEIGHBOURS = new long[CELLS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            NEIGHBOURS[cell] = neighbours(1L << cell);
        }
    }

    private SquirrelKernel() {}

    /**
     * {@return the orthogonal neighbours of these cells}
     *
     * @param cells the cells
     */
    public static long neighbours(long cells) {
        return (cells << SIZE | cells >>> SIZE | (cells & NOT_COLUMN_E) << 1 | (cells & NOT_COLUMN_A) >>> 1) & BOARD;
    }

    /**
     * {@return whether a move to an empty cell is a Raid; otherwise it is a Sneak}
     *
     * @param mine the cells of the side to move
     * @param cell an empty cell
     */
    public static boolean isRaid(long mine, int cell) {
        return (NEIGHBOURS[cell] & mine) != 0;
    }

    /**
     * {@return the cells that a move to an empty cell conquers}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param cell an empty cell
     */
    public static long conquered(long mine, long theirs, int cell) {
        long beside = NEIGHBOURS[cell];
        return (beside & mine) != 0 ? beside & theirs : 0;
    }

    /**
     * {@return the number of move sequences of this length} Every move fills exactly one cell.
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param depth the number of moves
     */
    public static long perft(long mine, long theirs, int depth) {
        if (depth == 0 || (mine | theirs) == BOARD) {
            return 1;
        }
        long empty = BOARD & ~(mine | theirs);
        if (depth == 1) {
            return Long.bitCount(empty);
        }
        long leaves = 0;
        for (; empty != 0; empty &= empty - 1) {
            int cell = Long.numberOfTrailingZeros(empty);
            long conquered = conquered(mine, theirs, cell);
            leaves += perft(theirs & ~conquered, mine | conquered | 1L << cell, depth - 1);
        }
        return leaves;
    }
}
