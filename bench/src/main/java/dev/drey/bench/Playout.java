package dev.drey.bench;

import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * Random games of one game on its kernel, with every legal move equally likely. With the same seed, choosing from {@link
 * Position#moves()} by {@code random.nextInt(moves.size())}, except where the only move is a pass, plays the same game.
 */
interface Playout {
    Position start();

    /**
     * Plays a game to its end.
     *
     * @return above 0 if the first side won, below 0 if the second did, 0 for a draw
     */
    int play(FastRandom random);

    /** Number of moves of the last game, including passes. */
    int plies();

    /** Final position of the last game. */
    Position end();

    /** The side to move at the end of the last game. */
    default Side toMove() {
        return plies() % 2 == 0 ? Side.FIRST : Side.SECOND;
    }
}
