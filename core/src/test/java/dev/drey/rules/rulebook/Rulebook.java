package dev.drey.rules.rulebook;

import java.util.List;

/**
 * A game being played by the letter of its rules: slow, plain, and sharing no code with the kernels, so that the same
 * mistake is not made twice. Sides are the characters X and O, moves and boards are text.
 */
interface Rulebook {
    /** The side to move. */
    char side();

    /** The legal moves, from the top row to the bottom one and from left to right; none once the game is over. */
    List<String> moves();

    void play(String move);

    /** The rows from the top, with slashes between them. */
    String board();

    int score(char side);

    /** By how much the first side leads or, once the game is over, has won. */
    default int margin() {
        return score('X') - score('O');
    }

    /** Why the game is over; empty while it goes on. */
    String ending();

    /** Who won, as a record writes it; asked only once the game is over. */
    default String outcome() {
        return margin() > 0 ? "1-0" : margin() < 0 ? "0-1" : "1/2-1/2";
    }
}
