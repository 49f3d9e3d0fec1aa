package dev.drey.rules.discs;

/**
 * Discs on 8×8 and how they turn, on bit sets.
 *
 * <pre>
 *    0  1  2  3  4  5  6  7
 *    8  9 10 11 12 13 14 15
 *   16 17 18 19 20 21 22 23
 *   …
 *   56 57 58 59 60 61 62 63
 * </pre>
 *
 * Which of the two coordinates is a letter differs between the games; the layout does not know. {@code mine} are the discs
 * of the side to move, {@code theirs} the other's.
 */
public final class DiscKernel {
    public static final int SIZE = 8;

    private static final long NOT_LEFT = 0xfefefefefefefefeL;
    private static final long NOT_RIGHT = 0x7f7f7f7f7f7f7f7fL;
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    /** For each cell its eight rays: four towards higher bits, then four towards lower ones. */
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

    /** The discs that turn over when the side to move takes an empty cell. */
    public static long flips(long mine, long theirs, int cell) {
        // The mask changes nothing but shows the compiler that no index leaves the table.
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
     * Turned discs on a ray towards higher bits: the first cell that holds no enemy is the lowest one. If it is ours, what lies
     * before it turns; the shifted sign is all ones then, and zero otherwise.
     */
    private static long upwards(long mine, long theirs, long ray) {
        long closing = Long.lowestOneBit(~theirs & ray) & mine;
        return closing - 1 & ray & -closing >> 63;
    }

    /** Turned discs on a ray towards lower bits: the first cell that holds no enemy is the highest one. */
    private static long downwards(long mine, long theirs, long ray) {
        long closing = Long.highestOneBit(~theirs & ray) & mine;
        return -(closing << 1) & ray;
    }

    /** The cells a king's step from any of these. */
    public static long around(long cells) {
        long sideways = (cells & NOT_RIGHT) << 1 | (cells & NOT_LEFT) >>> 1;
        long rows = cells | sideways;
        return sideways | rows << SIZE | rows >>> SIZE;
    }

    /** The empty cells where the side to move would turn at least one disc. */
    public static long turning(long mine, long theirs) {
        long inner = theirs & INNER_COLUMNS;
        return (reachRight(mine, inner)
                        | reachLeft(mine, inner)
                        | reach(mine, theirs, 8)
                        | reach(mine, inner, 7)
                        | reach(mine, inner, 9))
                & ~(mine | theirs);
    }

    /**
     * The cells just beyond a run of enemy discs to the right of one of ours: adding a run's first cell to it carries to the
     * cell beyond. Whatever else is set in the sum lies on enemy discs.
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

    /** The cells just beyond a run of enemy discs that starts next to one of ours, both ways along one line. */
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
