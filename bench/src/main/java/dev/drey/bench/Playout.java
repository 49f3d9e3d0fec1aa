package dev.drey.bench;

import dev.drey.rules.Position;
import dev.drey.rules.Side;

/**
 * Random games of one game, on its kernel: at each turn every legal move is equally likely. Given the same dice, choosing
 * from {@link Position#moves()} by {@code dice.below(moves.size())} wherever there is a choice of moves, or a single move
 * that is no pass, plays the same game.
 */
interface Playout {
    Position start();

    /**
     * Plays a game to its end.
     *
     * @return above 0 if the first side won, below 0 if the second did, 0 for a draw
     */
    int play(Dice dice);

    /** How many moves the last game had, passes included. */
    int plies();

    /** Where the last game ended. */
    Position end();

    /** The side to move at the end of the last game. */
    default Side toMove() {
        return plies() % 2 == 0 ? Side.FIRST : Side.SECOND;
    }
}
