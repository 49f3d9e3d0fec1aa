package dev.drey.bench.learn;

import dev.drey.rules.squirrel.SquirrelPosition;

/**
 * A position with its exact value.
 *
 * @param game number of the game that it is from
 * @param position the position
 * @param value the final margin for the side to move with best play
 */
record SolvedPosition(int game, SquirrelPosition position, int value) {
    int empties() {
        return Long.bitCount(position.legalCells());
    }
}
