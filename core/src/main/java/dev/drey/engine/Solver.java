package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * Proves values of positions of one game with one set-up by searching to the end, for one thread. The solvers of a {@link
 * GameEngine} share its tables.
 */
public interface Solver {
    /**
     * Final margin with best play, for the side to move. A result of {@code alpha} or less is an upper bound, one of {@code beta}
     * or more a lower bound.
     *
     * @throws SearchStopped if the budget is spent
     */
    int solve(Position position, int alpha, int beta, Budget budget);

    /** Code of the best move in the table, or {@link Search#NO_MOVE}. */
    int bestMove(Position position);

    /** Number of nodes visited since this solver was made. */
    long nodes();
}
