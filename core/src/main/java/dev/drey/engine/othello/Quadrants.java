package dev.drey.engine.othello;

/**
 * The board cut into four by four. Towards the end each quarter is much like a place of its own, and who takes the last cell of
 * one profits: moves into quarters with an odd number of empty cells come first.
 */
final class Quadrants {
    /** The upper left cell of each quadrant. */
    private static final long FIRST_CELLS = 1L | 1L << 4 | 1L << 32 | 1L << 36;

    private static final long QUADRANT = 0x0f0f0f0fL;

    private Quadrants() {}

    /** All cells of the quadrants that hold an odd number of these. */
    static long odd(long cells) {
        long sum = cells ^ cells >>> 1;
        sum ^= sum >>> 2;
        sum ^= sum >>> 8;
        sum ^= sum >>> 16;
        return (sum & FIRST_CELLS) * QUADRANT;
    }

    /** All cells of the quadrant that this cell is in. */
    static long of(int cell) {
        return QUADRANT << (cell & 36);
    }
}
