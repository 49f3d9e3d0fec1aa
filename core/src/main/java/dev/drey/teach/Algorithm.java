package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;

/** A way to choose a move that is taught. */
public interface Algorithm {
    /**
     * The first of the moves that it finds best for the side to move, which is the search's MAX.
     *
     * @param depth how many plies ahead to look, 1 or more
     * @param observer is told about everything the search visits, in the order of the visits
     * @throws IllegalArgumentException if the game is over, or the depth is below 1
     */
    Choice choose(Position position, int depth, SearchObserver observer);

    /**
     * A move and why.
     *
     * @param value what the search thinks of the position: what the move leads to, as MAX counts it
     */
    record Choice(Move move, int value) {}
}
