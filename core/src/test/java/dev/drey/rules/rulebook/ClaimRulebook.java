package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** Adjacent Claim: letters are rows, digits are columns. */
final class ClaimRulebook implements Rulebook {
    private final TextBoard board;
    private char side = 'X';
    private int passesInARow;

    ClaimRulebook(int rows, int cols) {
        board = new TextBoard(rows, cols);
    }

    @Override
    public char side() {
        return side;
    }

    @Override
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        boolean firstClaim = board.count(side) == 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int col = 0; col < board.cols(); col++) {
                if (board.isEmpty(row, col) && (firstClaim || board.hasBeside(row, col, side))) {
                    moves.add("ABCDEFGH".charAt(row) + "" + (col + 1));
                }
            }
        }
        if (moves.isEmpty() && ending().isEmpty()) {
            moves.add("pass");
        }
        return moves;
    }

    @Override
    public void play(String move) {
        if (move.equals("pass")) {
            passesInARow++;
        } else {
            passesInARow = 0;
            board.set("ABCDEFGH".indexOf(move.charAt(0)), "12345678".indexOf(move.charAt(1)), side);
        }
        side = side == 'X' ? 'O' : 'X';
    }

    @Override
    public String board() {
        return board.toString();
    }

    @Override
    public int score(char of) {
        return board.count(of);
    }

    @Override
    public String ending() {
        return board.count('-') == 0 ? "full-board" : passesInARow == 2 ? "no-moves" : "";
    }
}
