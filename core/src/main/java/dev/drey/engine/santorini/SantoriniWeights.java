package dev.drey.engine.santorini;

/**
 * What the features of a piece are worth, in points of which 200 mean chances of e to 1: fitted to the ends of games that the
 * search played against itself.
 *
 * <p>A row is for pieces of one type on one level, of the side to move or of the other:
 *
 * <pre>
 *   0   standing on the border, between, in the centre
 *   3   each free cell in step's reach, by its level 0 to 3
 *   7   each free cell around, by its level 0 to 3
 *   11  having no step
 *   12  each cell that two steps lead to, by its level 1 to 3
 * </pre>
 */
final class SantoriniWeights {
    static final int STANDING = 0;
    static final int NEAR = 3;
    static final int AROUND = 7;
    static final int STUCK = 11;
    static final int TWO_STEPS = 12;

    private static final int[][][] CUBE = {
        {
            {-76, -34, 0, 7, 44, 8, -22, -5, -4, 42, 13, -158, 33, 101, 0},
            {7, 19, 20, -22, 52, 177, -28, 8, 14, 49, 31, -29, 11, 79, 60},
            {31, 29, 27, -6, 64, 258, 0, 10, 27, 39, 16, -12, 20, 45, 80},
        },
        {
            {-84, -49, -7, -18, 4, -28, -50, 10, 7, 55, 26, -134, 26, 54, 0},
            {10, 33, 55, -53, 18, 81, -56, 18, 13, 62, 33, -22, 25, 80, 156},
            {50, 25, 43, -29, 14, 266, 117, 26, 34, 60, 36, -55, 6, 65, 103},
        }
    };

    private static final int[][][] PYRAMID = {
        {
            {-53, -90, -74, 63, 88, -3, 32, -24, -6, 32, -12, -231, 22, 83, 0},
            {1, -17, -10, 25, 90, 205, -17, -2, -7, 23, 18, -129, 23, 119, 110},
            {77, 11, 12, 15, 84, 304, 0, -1, -1, 23, 28, -122, 47, 121, 60},
        },
        {
            {-95, -88, -60, 48, 52, -36, -2, -18, -5, 37, 2, -188, 16, 57, 0},
            {9, 74, 97, -7, 44, 124, -67, -3, -6, 21, 18, -109, 25, 110, 151},
            {64, 9, 36, 8, 56, 354, 177, 5, -8, 11, 33, -133, 40, 118, 110},
        }
    };

    private static final int[][] TURN = {{2, 9}, {-40, -32}};

    private SantoriniWeights() {}

    /** The rows by level, for pieces of the side to move. */
    static int[][] mover(boolean diagonal) {
        return (diagonal ? PYRAMID : CUBE)[0];
    }

    /** The rows by level, for pieces of the side that waits. */
    static int[][] waiter(boolean diagonal) {
        return (diagonal ? PYRAMID : CUBE)[1];
    }

    /** What the turn is worth that the rows do not say. */
    static int turn(boolean moverDiagonal, boolean waiterDiagonal) {
        return TURN[moverDiagonal ? 1 : 0][waiterDiagonal ? 1 : 0];
    }
}
