package dev.drey.classroom.grade.slip;

import java.util.Set;
import java.util.stream.IntStream;

/** The rules of Squirrel War as a student may have written them: a square array of 1 (X), -1 (O) and 0. */
final class Battlefield {
    static final int SIZE = 5;
    static final int CELLS = SIZE * SIZE;
    static final int X = 1;

    private static final int[][] FOUR = beside(false);
    private static final int[][] EIGHT = beside(true);

    private final int[] nuts;
    private final Set<Quirk> quirks;

    Battlefield(int[] nuts, Set<Quirk> quirks) {
        this.nuts = nuts;
        this.quirks = quirks;
    }

    /** The board when a piece is set and nothing is conquered yet. */
    static int[] place(int[] board, int side, int cell) {
        int[] after = board.clone();
        after[cell] = side;
        return after;
    }

    /** The board after a move. */
    int[] play(int[] board, int side, int cell) {
        int[] after = place(board, side, cell);
        boolean raid = isBeside(board, side, cell, quirks.contains(Quirk.RAID_IN_EIGHT_DIRECTIONS));
        if (raid ? !quirks.contains(Quirk.NEVER_CONQUERS) : quirks.contains(Quirk.SNEAK_CONQUERS)) {
            conquer(after, side, cell);
        }
        return after;
    }

    private void conquer(int[] board, int side, int cell) {
        boolean eight =
                quirks.contains(Quirk.RAID_IN_EIGHT_DIRECTIONS) || quirks.contains(Quirk.CONQUEST_IN_EIGHT_DIRECTIONS);
        for (int other : (eight ? EIGHT : FOUR)[cell]) {
            if (board[other] == -side) {
                board[other] = side;
                if (quirks.contains(Quirk.RAID_CHAINS)) {
                    conquer(board, side, other);
                }
            }
        }
    }

    private static boolean isBeside(int[] board, int side, int cell, boolean eight) {
        for (int other : (eight ? EIGHT : FOUR)[cell]) {
            if (board[other] == side) {
                return true;
            }
        }
        return false;
    }

    private static int[][] beside(boolean eight) {
        return IntStream.range(0, CELLS)
                .mapToObj(cell -> IntStream.range(0, CELLS)
                        .filter(other -> areBeside(cell, other, eight))
                        .toArray())
                .toArray(int[][]::new);
    }

    private static boolean areBeside(int one, int other, boolean eight) {
        int rows = Math.abs(one / SIZE - other / SIZE);
        int cols = Math.abs(one % SIZE - other % SIZE);
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

    /** What a board is worth to a side. */
    int evaluation(int[] board, int side) {
        int value = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (!quirks.contains(Quirk.OWN_NUTS_ONLY) || board[cell] == side) {
                value += nuts[cell] * board[cell];
            }
        }
        return forX() ? value : value * side;
    }

    private boolean forX() {
        return quirks.contains(Quirk.X_MINUS_O) || quirks.contains(Quirk.X_IS_MAX);
    }
}
