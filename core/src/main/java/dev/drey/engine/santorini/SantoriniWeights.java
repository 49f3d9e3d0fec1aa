package dev.drey.engine.santorini;

/**
 * Weights of the features of a piece, in points (200 points mean odds of e to 1), fitted to the results of games that the
 * search played against itself.
 *
 * <p>A row is for pieces of one type on one level, of the side to move or of the other:
 *
 * <pre>
 *   0   standing on the border, between, in the centre
 *   3   each free cell one step away, by its level 0 to 3
 *   7   each free cell around, by its level 0 to 3
 *   11  having no step
 *   12  each cell two steps away, by its level 1 to 3
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
            {-94, -43, -14, 19, 56, 12, -13, -8, -4, 37, 23, -165, 28, 83, 0},
            {12, 52, 54, -7, 65, 167, -19, -4, 7, 43, 30, -94, 14, 65, 104},
            {26, 24, 32, 6, 77, 261, 0, 8, 13, 30, 10, 31, 28, 66, 100},
        },
        {
            {-93, -46, -11, -21, 1, -35, -45, 12, 13, 57, 33, -140, 24, 53, 0},
            {34, 74, 90, -61, 8, 71, -70, 17, 20, 64, 46, -81, 25, 71, 137},
            {24, -14, 9, -24, 22, 249, 170, 30, 29, 61, 40, -12, 21, 73, 92},
        }
    };

    private static final int[][][] PYRAMID = {
        {
            {-49, -89, -68, 66, 88, -5, 23, -24, -7, 28, 1, -233, 22, 90, 0},
            {-11, -27, -17, 7, 71, 180, -10, 9, 0, 31, 24, -149, 22, 109, 165},
            {69, 27, 40, -6, 71, 298, 0, 11, 2, 19, 9, -120, 48, 110, 75},
        },
        {
            {-87, -81, -51, 50, 50, -45, -12, -19, -6, 38, 14, -186, 17, 65, 0},
            {-5, 46, 67, -12, 43, 122, -51, 5, -4, 25, 23, -109, 24, 100, 190},
            {50, 17, 55, -22, 39, 329, 200, 23, 2, 15, 26, -118, 35, 99, 98},
        }
    };

    private static final int[][] TURN = {{5, 18}, {-39, -23}};

    private SantoriniWeights() {}

    /** Rows by level, for pieces of the side to move. */
    static int[][] mover(boolean diagonal) {
        return (diagonal ? PYRAMID : CUBE)[0];
    }

    /** Rows by level, for pieces of the other side. */
    static int[][] opponent(boolean diagonal) {
        return (diagonal ? PYRAMID : CUBE)[1];
    }

    /** Value of having the move, beside the rows. */
    static int turn(boolean moverDiagonal, boolean opponentDiagonal) {
        return TURN[moverDiagonal ? 1 : 0][opponentDiagonal ? 1 : 0];
    }
}
