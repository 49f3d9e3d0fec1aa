package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** Shellos Shuffle: letters are rows, digits are columns. */
final class ShellosRulebook implements Rulebook {
    private final DiscBoard discs = new DiscBoard();
    private char side = 'X';

    @Override
    public char side() {
        return side;
    }

    @Override
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 8; col++) {
                if (discs.board.isEmpty(row, col) && discs.hasAnyAround(row, col)) {
                    moves.add("ABCDEFGH".charAt(row) + "" + (col + 1));
                }
            }
        }
        return moves;
    }

    @Override
    public void play(String move) {
        discs.place("ABCDEFGH".indexOf(move.charAt(0)), "12345678".indexOf(move.charAt(1)), side);
        side = DiscBoard.other(side);
    }

    @Override
    public String board() {
        return discs.board.toString();
    }

    @Override
    public int score(char of) {
        return discs.board.count(of);
    }

    @Override
    public String ending() {
        return discs.board.count('-') == 0 ? "full-board" : "";
    }
}
