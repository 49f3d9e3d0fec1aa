package dev.drey.engine.othello;

/**
 * The four 4×4 quadrants of the board. Near the end, moving last in a region is an advantage, so moves into quadrants with an odd
 * number of empty cells come first.
 */
final class ParityQuadrants {
    /** The upper left cell of each quadrant. */
    private static final long FIRST_CELLS = 1L | 1L << 4 | 1L << 32 | 1L << 36;

    private static final long QUADRANT = 0x0f0f0f0fL;

    private ParityQuadrants() {}

    /** All cells of the quadrants that hold an odd number of the given cells. */
    static long odd(long cells) {
        long sum = cells ^ cells >>> 1;
        sum ^= sum >>> 2;
        sum ^= sum >>> 8;
        sum ^= sum >>> 16;
        return (sum & FIRST_CELLS) * QUADRANT;
    }

    /** All cells of a cell's quadrant. */
    static long of(int cell) {
        return QUADRANT << (cell & 36);
    }
}
