package dev.drey.rules.rulebook;

import java.util.ArrayList;
import java.util.List;

/** Santorini with Cubes and Pyramids: a cell is its row and its column, both from 0. */
final class SantoriniRulebook implements Rulebook {
    private static final int DEAD = 4;

    private final char firstType;
    private final char secondType;
    private final int[][] levels = new int[5][5];
    private final TextBoard pieces = new TextBoard(5, 5);
    private char side = 'X';
    private boolean won;

    /** Creates the start position; the types are C for cubes and P for pyramids. */
    SantoriniRulebook(char firstType, char secondType) {
        this.firstType = firstType;
        this.secondType = secondType;
        pieces.set(0, 0, 'X');
        pieces.set(4, 1, 'X');
        pieces.set(0, 3, 'O');
        pieces.set(4, 4, 'O');
    }

    @Override
    public char side() {
        return side;
    }

    @Override
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        if (won) {
            return moves;
        }
        for (int from = 0; from < 25; from++) {
            for (int to = 0; to < 25; to++) {
                if (!mayStep(from, to)) {
                    continue;
                }
                String step = name(from) + "-" + name(to);
                if (levels[to / 5][to % 5] == 3) {
                    moves.add(step);
                    continue;
                }
                for (int tile = 0; tile < 25; tile++) {
                    if (mayBuild(from, to, tile)) {
                        moves.add(step + "+" + name(tile));
                    }
                }
            }
        }
        return moves;
    }

    private boolean mayStep(int from, int to) {
        int down = Math.abs(to / 5 - from / 5);
        int across = Math.abs(to % 5 - from % 5);
        char type = side == 'X' ? firstType : secondType;
        boolean inReach = type == 'C' ? down + across == 1 : down == 1 && across == 1;
        return pieces.get(from / 5, from % 5) == side
                && inReach
                && pieces.isEmpty(to / 5, to % 5)
                && levels[to / 5][to % 5] != DEAD
                && levels[to / 5][to % 5] <= levels[from / 5][from % 5] + 1;
    }

    /**
     * A tile goes to one of the 8 neighbours of the new cell that is not dead and has no piece; the cell just left is
     * free.
     */
    private boolean mayBuild(int from, int to, int tile) {
        boolean around = tile != to && Math.abs(tile / 5 - to / 5) <= 1 && Math.abs(tile % 5 - to % 5) <= 1;
        return around && levels[tile / 5][tile % 5] != DEAD && (tile == from || pieces.isEmpty(tile / 5, tile % 5));
    }

    @Override
    public void play(String move) {
        int[] at = move.chars().filter(Character::isDigit).map(c -> c - '0').toArray();
        pieces.set(at[0], at[1], '-');
        pieces.set(at[2], at[3], side);
        if (at.length == 6) {
            levels[at[4]][at[5]]++;
        } else {
            won = true;
        }
        side = side == 'X' ? 'O' : 'X';
    }

    private static String name(int cell) {
        return cell / 5 + "" + cell % 5;
    }

    @Override
    public String board() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 5; row++) {
            text.append(row == 0 ? "" : "/");
            for (int col = 0; col < 5; col++) {
                text.append(levels[row][col]);
                text.append(pieces.isEmpty(row, col) ? "" : String.valueOf(pieces.get(row, col)));
            }
        }
        return text.toString();
    }

    /** The rules count nothing; this is the sum of the levels on which the pieces stand. */
    @Override
    public int score(char of) {
        int score = 0;
        for (int row = 0; row < 5; row++) {
            for (int col = 0; col < 5; col++) {
                score += pieces.get(row, col) == of ? levels[row][col] : 0;
            }
        }
        return score;
    }

    @Override
    public String ending() {
        return won ? "summit" : moves().isEmpty() ? "stuck" : "";
    }

    /** The side that moved last has won, either by the step to level 3 or because the opponent cannot step. */
    @Override
    public String outcome() {
        return side == 'O' ? "1-0" : "0-1";
    }
}
