package dev.drey.teach;

import dev.drey.rules.Move;
import dev.drey.rules.Position;

/** A teaching algorithm that chooses a move. */
public interface Algorithm {
    /**
     * Chooses the best move for the side to move, which is MAX; of equal moves, the first.
     *
     * @param position the position
     * @param depth the search depth in plies, at least 1
     * @param observer is notified of every visit, in order
     * @return the move and its value
     * @throws IllegalArgumentException if the game is over, or the depth is below 1
     */
    Choice choose(Position position, int depth, SearchObserver observer);

    /**
     * The chosen move.
     *
     * @param move the move
     * @param value the value of the position for MAX
     */
    record Choice(Move move, int value) {}
}
