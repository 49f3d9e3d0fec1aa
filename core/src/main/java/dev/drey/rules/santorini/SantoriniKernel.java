package dev.drey.rules.santorini;

/**
 * The rules of Santorini with Cubes and Pyramids on bit sets.
 *
 * <pre>
 *        0  1  2  3  4
 *   0    0  1  2  3  4
 *   1    5  6  7  8  9
 *   2   10 11 12 13 14
 *   3   15 16 17 18 19
 *   4   20 21 22 23 24
 * </pre>
 *
 * Four sets encode the levels: {@code level1} has the cells of level 1 or more, and so on; {@code dead} has those with a
 * fourth tile. {@code mine} and {@code theirs} are the cells of the pieces. The code of a move is
 * {@code from | to << 5 | build << 10}, with {@link #NO_BUILD} for a winning step.
 */
public final class SantoriniKernel {
    /** The number of rows and of columns. */
    public static final int SIZE = 5;
    /** The number of cells. */
    public static final int CELLS = SIZE * SIZE;
    /** The set of all cells. */
    public static final int BOARD = (1 << CELLS) - 1;
    /** Stands for the build in the code of a winning step, after which no tile is placed. */
    public static final int NO_BUILD = 31;

    private static final int[] ORTHOGONAL = new int[CELLS];
    private static final int[] DIAGONAL = new int[CELLS];
    private static final int[] AROUND = new int[CELLS];

    static {
        for (int a = 0; a < CELLS; a++) {
            for (int b = 0; b < CELLS; b++) {
                int rows = Math.abs(a / SIZE - b / SIZE);
                int cols = Math.abs(a % SIZE - b % SIZE);
                ORTHOGONAL[a] |= rows + cols == 1 ? 1 << b : 0;
                DIAGONAL[a] |= rows == 1 && cols == 1 ? 1 << b : 0;
            }
            AROUND[a] = ORTHOGONAL[a] | DIAGONAL[a];
        }
    }

    private SantoriniKernel() {}

    /**
     * {@return the code of a move}
     *
     * @param from the cell that the piece left
     * @param to the cell that the piece stepped to
     * @param build the cell of the tile, or {@link #NO_BUILD}
     */
    public static int code(int from, int to, int build) {
        return from | to << 5 | build << 10;
    }

    /**
     * {@return the cell that the piece leaves}
     *
     * @param code the code of a move
     */
    public static int from(int code) {
        return code & 31;
    }

    /**
     * {@return the cell that the piece steps to}
     *
     * @param code the code of a move
     */
    public static int to(int code) {
        return code >> 5 & 31;
    }

    /**
     * {@return the cell of the tile, or {@link #NO_BUILD}}
     *
     * @param code the code of a move
     */
    public static int build(int code) {
        return code >> 10 & 31;
    }

    /**
     * {@return the neighbours of a cell, at most eight}
     *
     * @param cell the cell
     */
    public static int around(int cell) {
        return AROUND[cell];
    }

    /**
     * {@return the cells to which a piece may step}
     *
     * @param cell the cell of the piece
     * @param diagonal whether the piece steps diagonally
     * @param level1 the cells of level 1 or more
     * @param level2 the cells of level 2 or more
     * @param level3 the cells of level 3 or more
     * @param dead the cells with a fourth tile
     * @param mine the cells of the pieces of the side to move
     * @param theirs the cells of the pieces of the opponent
     */
    public static int steps(
            int cell, boolean diagonal, int level1, int level2, int level3, int dead, int mine, int theirs) {
        int near = diagonal ? DIAGONAL[cell] : ORTHOGONAL[cell];
        int tooHigh = (level1 >>> cell & 1) == 0 ? level2 : (level2 >>> cell & 1) == 0 ? level3 : dead;
        return near & ~(tooHigh | dead | mine | theirs);
    }

    /**
     * {@return the cells on which a piece may build after its step; the cell it left is free}
     *
     * @param from the cell that the piece left
     * @param to the cell that the piece stepped to
     * @param dead the cells with a fourth tile
     * @param mine the cells of the pieces of the side to move
     * @param theirs the cells of the pieces of the opponent
     */
    public static int builds(int from, int to, int dead, int mine, int theirs) {
        return AROUND[to] & ~(dead | mine & ~(1 << from) | theirs);
    }

    /**
     * {@return whether the side to move has a legal step; without one it has lost}
     *
     * @param diagonal whether the pieces of the side to move step diagonally
     * @param level1 the cells of level 1 or more
     * @param level2 the cells of level 2 or more
     * @param level3 the cells of level 3 or more
     * @param dead the cells with a fourth tile
     * @param mine the cells of the pieces of the side to move
     * @param theirs the cells of the pieces of the opponent
     */
    public static boolean canStep(
            boolean diagonal, int level1, int level2, int level3, int dead, int mine, int theirs) {
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            if (steps(from, diagonal, level1, level2, level3, dead, mine, theirs) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the number of move sequences of this length (perft); a finished game counts as one}
     *
     * @param mineDiagonal whether the pieces of the side to move step diagonally
     * @param theirsDiagonal whether the pieces of the opponent step diagonally
     * @param level1 the cells of level 1 or more
     * @param level2 the cells of level 2 or more
     * @param level3 the cells of level 3 or more
     * @param dead the cells with a fourth tile
     * @param mine the cells of the pieces of the side to move
     * @param theirs the cells of the pieces of the opponent
     * @param depth the number of moves
     */
    public static long perft(
            boolean mineDiagonal,
            boolean theirsDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int depth) {
        // The side that moved last has won if one of its pieces is on level 3.
        if (depth == 0 || (theirs & level3) != 0) {
            return 1;
        }
        long leaves = 0;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = steps(from, mineDiagonal, level1, level2, level3, dead, mine, theirs);
            int wins = steps & level3;
            leaves += Integer.bitCount(wins);
            for (steps &= ~level3; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int builds = builds(from, to, dead, mine, theirs);
                if (depth == 1) {
                    leaves += Integer.bitCount(builds);
                    continue;
                }
                int moved = mine & ~(1 << from) | 1 << to;
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    leaves += perft(
                            theirsDiagonal,
                            mineDiagonal,
                            level1 | tile,
                            level2 | tile & level1,
                            level3 | tile & level2,
                            dead | tile & level3,
                            theirs,
                            moved,
                            depth - 1);
                }
            }
        }
        // A side without a step has lost, so this position is a leaf.
        return leaves == 0 ? 1 : leaves;
    }
}
