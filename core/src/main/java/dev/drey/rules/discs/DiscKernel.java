package dev.drey.rules.discs;

/**
 * The rules for turning discs on an 8×8 board, on bit sets.
 *
 * <pre>
 *    0  1  2  3  4  5  6  7
 *    8  9 10 11 12 13 14 15
 *   16 17 18 19 20 21 22 23
 *   …
 *   56 57 58 59 60 61 62 63
 * </pre>
 *
 * The layout is independent of the notation, which differs between the games. {@code mine} are the discs of the side to
 * move, {@code theirs} those of the opponent.
 */
public final class DiscKernel {
    /** The number of rows and of columns. */
    public static final int SIZE = 8;

    private static final long NOT_LEFT = 0xfefefefefefefefeL;
    private static final long NOT_RIGHT = 0x7f7f7f7f7f7f7f7fL;
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    /** The eight rays of each cell: four towards higher bits, then four towards lower bits. */
    private static final long[] RAYS = new long[64 * 8];

    static {
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}, {0, -1}, {-1, 0}, {-1, -1}, {-1, 1}};
        for (int cell = 0; cell < 64; cell++) {
            for (int direction = 0; direction < 8; direction++) {
                RAYS[cell * 8 + direction] = ray(cell, steps[direction][0], steps[direction][1]);
            }
        }
    }

    private DiscKernel() {}

    private static long ray(int cell, int rowStep, int colStep) {
        long ray = 0;
        int row = cell / SIZE + rowStep;
        int col = cell % SIZE + colStep;
        while (row >= 0 && row < SIZE && col >= 0 && col < SIZE) {
            ray |= 1L << (row * SIZE + col);
            row += rowStep;
            col += colStep;
        }
        return ray;
    }

    /**
     * {@return the discs that a move to an empty cell turns over}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     * @param cell an empty cell
     */
    public static long flips(long mine, long theirs, int cell) {
        // The mask has no effect on the value; it shows the compiler that the index is within the table.
        int at = (cell & 63) << 3;
        return upwards(mine, theirs, RAYS[at])
                | upwards(mine, theirs, RAYS[at + 1])
                | upwards(mine, theirs, RAYS[at + 2])
                | upwards(mine, theirs, RAYS[at + 3])
                | downwards(mine, theirs, RAYS[at + 4])
                | downwards(mine, theirs, RAYS[at + 5])
                | downwards(mine, theirs, RAYS[at + 6])
                | downwards(mine, theirs, RAYS[at + 7]);
    }

    /**
     * Returns the turned discs on a ray towards higher bits. The first cell without an opposing disc is the lowest. If
     * it holds a disc of ours, the discs before it turn; the shifted sign is then all ones, else zero.
     */
    private static long upwards(long mine, long theirs, long ray) {
        long closing = Long.lowestOneBit(~theirs & ray) & mine;
        return closing - 1 & ray & -closing >> 63;
    }

    /** Returns the turned discs on a ray towards lower bits. The first cell without an opposing disc is the highest. */
    private static long downwards(long mine, long theirs, long ray) {
        long closing = Long.highestOneBit(~theirs & ray) & mine;
        return -(closing << 1) & ray;
    }

    /**
     * {@return the cells that are a king's move away from any of these}
     *
     * @param cells the cells
     */
    public static long around(long cells) {
        long sideways = (cells & NOT_RIGHT) << 1 | (cells & NOT_LEFT) >>> 1;
        long rows = cells | sideways;
        return sideways | rows << SIZE | rows >>> SIZE;
    }

    /**
     * {@return the empty cells in which the side to move would turn at least one disc}
     *
     * @param mine the discs of the side to move
     * @param theirs the discs of the opponent
     */
    public static long outflankingMoves(long mine, long theirs) {
        long inner = theirs & INNER_COLUMNS;
        return (reachRight(mine, inner)
                        | reachLeft(mine, inner)
                        | reach(mine, theirs, 8)
                        | reach(mine, inner, 7)
                        | reach(mine, inner, 9))
                & ~(mine | theirs);
    }

    /**
     * Returns the cells just beyond a run of opposing discs to the right of one of ours. Adding the first cell of a run
     * to the run carries into the cell beyond it; all other bits of the sum are on opposing discs.
     */
    private static long reachRight(long mine, long through) {
        return (through & mine << 1) + through;
    }

    private static long reachLeft(long mine, long through) {
        long reached = through & mine >>> 1;
        reached |= through & reached >>> 1;
        long two = through & through >>> 1;
        reached |= two & reached >>> 2;
        reached |= two & reached >>> 2;
        return reached >>> 1;
    }

    /**
     * Returns the cells just beyond a run of opposing discs that starts next to one of ours, in both directions of a
     * line.
     */
    private static long reach(long mine, long through, int step) {
        long up = through & mine << step;
        long down = through & mine >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        long upTwo = through & through << step;
        long downTwo = upTwo >>> step;
        up |= upTwo & up << 2 * step;
        down |= downTwo & down >>> 2 * step;
        up |= upTwo & up << 2 * step;
        down |= downTwo & down >>> 2 * step;
        return up << step | down >>> step;
    }
}
