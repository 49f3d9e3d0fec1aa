package dev.drey.rules.claim;

/**
 * The rules of Adjacent Claim on bit sets. A board of any size is the upper left part of an 8×8 board, so that one layout
 * serves all sizes:
 *
 * <pre>
 *        1  2  3  4  5  6  7  8
 *   A    0  1  2  3  4  5  6  7
 *   B    8  9 10 11 12 13 14 15
 *   C   16 17 18 19 20 21 22 23
 *   …
 *   H   56 57 58 59 60 61 62 63
 * </pre>
 *
 * {@code mine} are the cells of the side to move, {@code theirs} those of the opponent, {@code board} all cells.
 */
public final class ClaimKernel {
    private static final long NOT_COLUMN_1 = 0xfefefefefefefefeL;
    private static final long NOT_COLUMN_8 = 0x7f7f7f7f7f7f7f7fL;

    private ClaimKernel() {}

    /**
     * {@return all cells of a board}
     *
     * @param rows the number of rows
     * @param cols the number of columns
     */
    public static long board(int rows, int cols) {
        long row = (1L << cols) - 1;
        long column = rows == 8 ? 0x0101010101010101L : 0x0101010101010101L & (1L << 8 * rows) - 1;
        return row * column;
    }

    /**
     * {@return the orthogonal neighbours of these cells on an 8×8 board}
     *
     * @param cells the cells
     */
    public static long neighbours(long cells) {
        return cells << 8 | cells >>> 8 | (cells & NOT_COLUMN_8) << 1 | (cells & NOT_COLUMN_1) >>> 1;
    }

    /**
     * {@return the cells that the side to move may claim} If there are none while cells are free, it must pass.
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param board all cells of the board
     */
    public static long claims(long mine, long theirs, long board) {
        long free = board & ~(mine | theirs);
        return mine == 0 ? free : free & neighbours(mine);
    }

    /**
     * {@return the number of move sequences of this length (perft); a finished game counts as one}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param board all cells of the board
     * @param depth the number of moves
     */
    public static long perft(long mine, long theirs, long board, int depth) {
        if (depth == 0 || (mine | theirs) == board) {
            return 1;
        }
        long claims = claims(mine, theirs, board);
        if (claims == 0) {
            return perft(theirs, mine, board, depth - 1);
        }
        if (depth == 1) {
            return Long.bitCount(claims);
        }
        long leaves = 0;
        for (; claims != 0; claims &= claims - 1) {
            leaves += perft(theirs, mine | Long.lowestOneBit(claims), board, depth - 1);
        }
        return leaves;
    }
}
