package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** Squirrel War: letters are columns, digits are rows. */
final class SquirrelRulebook implements Rulebook {
    private final int[][] nuts;
    private final TextBoard board;
    private char side;

    SquirrelRulebook(int[][] nuts, TextBoard board, char side) {
        this.nuts = nuts;
        this.board = board;
        this.side = side;
    }

    @Override
    public char side() {
        return side;
    }

    @Override
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < 5; row++) {
            for (int col = 0; col < 5; col++) {
                if (board.isEmpty(row, col)) {
                    moves.add("ABCDE".charAt(col) + "" + (row + 1));
                }
            }
        }
        return moves;
    }

    @Override
    public void play(String move) {
        int col = "ABCDE".indexOf(move.charAt(0));
        int row = "12345".indexOf(move.charAt(1));
        char enemy = side == 'X' ? 'O' : 'X';
        boolean raid = board.hasBeside(row, col, side);
        board.set(row, col, side);
        if (raid) {
            conquer(row - 1, col, enemy);
            conquer(row + 1, col, enemy);
            conquer(row, col - 1, enemy);
            conquer(row, col + 1, enemy);
        }
        side = enemy;
    }

    private void conquer(int row, int col, char enemy) {
        if (board.get(row, col) == enemy) {
            board.set(row, col, side);
        }
    }

    @Override
    public String board() {
        return board.toString();
    }

    @Override
    public int score(char of) {
        int score = 0;
        for (int row = 0; row < 5; row++) {
            for (int col = 0; col < 5; col++) {
                score += board.get(row, col) == of ? nuts[row][col] : 0;
            }
        }
        return score;
    }

    @Override
    public String ending() {
        return board.count('-') == 0 ? "full-board" : "";
    }
}
