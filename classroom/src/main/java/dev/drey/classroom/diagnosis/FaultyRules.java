package dev.drey.classroom.diagnosis;

import java.util.Set;
import java.util.stream.IntStream;

/**
 * The rules of Squirrel War as a student may have implemented them, with mistakes. A board is an array of cells, row by row: 1 for X, -1
 * for O, 0 for empty.
 */
final class FaultyRules {
    static final int SIZE = 5;
    static final int CELLS = SIZE * SIZE;
    static final int X = 1;

    private static final int[][] FOUR_NEIGHBOURS = neighbours(false);
    private static final int[][] EIGHT_NEIGHBOURS = neighbours(true);

    private final int[] nuts;
    private final Set<MistakeVariant> variants;

    FaultyRules(int[] nuts, Set<MistakeVariant> variants) {
        this.nuts = nuts;
        this.variants = variants;
    }

    /** The board after a squirrel is placed, before it conquers. */
    static int[] place(int[] board, int side, int cell) {
        int[] after = board.clone();
        after[cell] = side;
        return after;
    }

    /** The board after a move. */
    int[] play(int[] board, int side, int cell) {
        int[] after = place(board, side, cell);
        boolean raid = isNextTo(board, side, cell, variants.contains(MistakeVariant.RAID_IN_EIGHT_DIRECTIONS));
        if (raid
                ? !variants.contains(MistakeVariant.NEVER_CONQUERS)
                : variants.contains(MistakeVariant.SNEAK_CONQUERS)) {
            conquer(after, side, cell);
        }
        return after;
    }

    private void conquer(int[] board, int side, int cell) {
        boolean eight = variants.contains(MistakeVariant.RAID_IN_EIGHT_DIRECTIONS)
                || variants.contains(MistakeVariant.CONQUEST_IN_EIGHT_DIRECTIONS);
        for (int neighbour : (eight ? EIGHT_NEIGHBOURS : FOUR_NEIGHBOURS)[cell]) {
            if (board[neighbour] == -side) {
                board[neighbour] = side;
                if (variants.contains(MistakeVariant.RAID_CHAINS)) {
                    conquer(board, side, neighbour);
                }
            }
        }
    }

    private static boolean isNextTo(int[] board, int side, int cell, boolean eight) {
        for (int neighbour : (eight ? EIGHT_NEIGHBOURS : FOUR_NEIGHBOURS)[cell]) {
            if (board[neighbour] == side) {
                return true;
            }
        }
        return false;
    }

    private static int[][] neighbours(boolean eight) {
        return IntStream.range(0, CELLS)
                .mapToObj(cell -> IntStream.range(0, CELLS)
                        .filter(other -> areNeighbours(cell, other, eight))
                        .toArray())
                .toArray(int[][]::new);
    }

    private static boolean areNeighbours(int cell, int other, boolean eight) {
        int rows = Math.abs(cell / SIZE - other / SIZE);
        int cols = Math.abs(cell % SIZE - other % SIZE);
        return eight ? Math.max(rows, cols) == 1 : rows + cols == 1;
    }

    static boolean isFull(int[] board) {
        for (int owner : board) {
            if (owner == 0) {
                return false;
            }
        }
        return true;
    }

    /** The value of a board for a side. */
    int evaluate(int[] board, int side) {
        int value = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (!variants.contains(MistakeVariant.OWN_NUTS_ONLY) || board[cell] == side) {
                value += nuts[cell] * board[cell];
            }
        }
        return evaluatesForX() ? value : value * side;
    }

    private boolean evaluatesForX() {
        return variants.contains(MistakeVariant.X_MINUS_O) || variants.contains(MistakeVariant.X_IS_MAX);
    }
}
