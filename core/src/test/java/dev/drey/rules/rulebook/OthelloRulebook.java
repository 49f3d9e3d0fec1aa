package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** Othello: lower-case letters are columns, digits are rows. */
final class OthelloRulebook implements Rulebook {
    private final DiscBoard discs = new DiscBoard();
    private char side = 'X';

    @Override
    public char side() {
        return side;
    }

    @Override
    public List<String> moves() {
        List<String> moves = placements(side);
        if (moves.isEmpty() && !placements(DiscBoard.other(side)).isEmpty()) {
            moves.add("pass");
        }
        return moves;
    }

    private List<String> placements(char of) {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 8; col++) {
                if (discs.board.isEmpty(row, col)
                        && !discs.outflanked(row, col, of).isEmpty()) {
                    moves.add("abcdefgh".charAt(col) + "" + (row + 1));
                }
            }
        }
        return moves;
    }

    @Override
    public void play(String move) {
        if (!move.equals("pass")) {
            discs.place("12345678".indexOf(move.charAt(1)), "abcdefgh".indexOf(move.charAt(0)), side);
        }
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

    /** The empty cells at the end count for the winner. */
    @Override
    public int margin() {
        int lead = score('X') - score('O');
        int left = ending().isEmpty() ? 0 : discs.board.count('-');
        return lead > 0 ? lead + left : lead < 0 ? lead - left : 0;
    }

    @Override
    public String ending() {
        if (!placements('X').isEmpty() || !placements('O').isEmpty()) {
            return "";
        }
        return discs.board.count('-') == 0 ? "full-board" : "no-moves";
    }
}
