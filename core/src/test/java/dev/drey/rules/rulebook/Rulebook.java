package dev.drey.rules.rulebook;

import java.util.List;

/**
 * A slow reference implementation of a game, written from its rules. It shares no code with the kernels, so that both
 * do not make the same mistake. Sides are the characters X and O; moves and boards are text.
 */
interface Rulebook {
    /** The side to move. */
    char side();

    /** The legal moves in row-major order; empty if the game is over. */
    List<String> moves();

    void play(String move);

    /** The rows from the top, separated by slashes. */
    String board();

    int score(char side);

    /** The lead of the first side; after the end of the game, the final margin. */
    default int margin() {
        return score('X') - score('O');
    }

    /** The reason why the game ended; empty while it is running. */
    String ending();

    /** The outcome as records write it; only called after the end of the game. */
    default String outcome() {
        return margin() > 0 ? "1-0" : margin() < 0 ? "0-1" : "1/2-1/2";
    }
}
