package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * Proves values of positions of one game with one set-up by searching to the end, for one thread. The solvers of a {@link
 * GameEngine} share its tables.
 */
public interface Solver {
    /**
     * {@return the final margin with best play, for the side to move} A result of {@code alpha} or less is an upper bound, one
     * of {@code beta} or more a lower bound.
     *
     * @param position the position
     * @param alpha the lower bound of the window
     * @param beta the upper bound of the window
     * @param budget limits the search
     * @throws SearchStopped if the budget is spent
     */
    int solve(Position position, int alpha, int beta, Budget budget);

    /**
     * {@return the width of the steps in which null windows should approach a value; 0 if this solver needs less time with a
     * wide window}
     */
    default int windowStep() {
        return 0;
    }

    /**
     * {@return the code of the best move in the table, or {@link Search#NO_MOVE}}
     *
     * @param position the position
     */
    int bestMove(Position position);

    /** {@return the number of nodes visited since this solver was created} */
    long nodes();
}
