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
     * {@return the number of rounds of {@link #estimate}, each more exact and slower than the one before; 0 if this solver does
     * not estimate}
     *
     * @param position the position
     */
    default int estimateRounds(Position position) {
        return 0;
    }

    /**
     * {@return an estimate of the value, from a selective search} It also finds good moves for the proof to try first.
     *
     * @param position the position
     * @param round the number of the round, from 0
     * @param guess the estimate of the round before, or any other
     * @param budget limits the search
     * @throws SearchStopped if the budget is spent
     */
    default int estimate(Position position, int round, int guess, Budget budget) {
        return guess;
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
