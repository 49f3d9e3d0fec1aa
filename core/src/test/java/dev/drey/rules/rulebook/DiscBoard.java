package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** An 8×8 board of discs, black X and white O, in the start position of both disc games. */
final class DiscBoard {
    private static final int[][] DIRECTIONS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    final TextBoard board = new TextBoard(8, 8);

    DiscBoard() {
        board.set(3, 3, 'O');
        board.set(3, 4, 'X');
        board.set(4, 3, 'X');
        board.set(4, 4, 'O');
    }

    static char other(char side) {
        return side == 'X' ? 'O' : 'X';
    }

    /** The discs that a move of this side to a cell would turn over, as rows and columns. */
    List<int[]> outflanked(int row, int col, char side) {
        List<int[]> all = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            List<int[]> run = new ArrayList<>();
            int r = row + direction[0];
            int c = col + direction[1];
            while (board.get(r, c) == other(side)) {
                run.add(new int[] {r, c});
                r += direction[0];
                c += direction[1];
            }
            if (board.get(r, c) == side) {
                all.addAll(run);
            }
        }
        return all;
    }

    boolean hasAnyAround(int row, int col) {
        for (int[] direction : DIRECTIONS) {
            char near = board.get(row + direction[0], col + direction[1]);
            if (near == 'X' || near == 'O') {
                return true;
            }
        }
        return false;
    }

    void place(int row, int col, char side) {
        List<int[]> turned = outflanked(row, col, side);
        board.set(row, col, side);
        for (int[] disc : turned) {
            board.set(disc[0], disc[1], side);
        }
    }
}
