package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * Proves values of positions of one game with one set-up, by looking at everything that matters up to the end. One solver
 * serves one thread; those of the same {@link GameEngine} share what they find.
 */
public interface Solver {
    /**
     * The final margin with best play, for the side to move. An answer of {@code alpha} or less says only that the value is no
     * more than the answer, one of {@code beta} or more only that it is no less; an answer between them is the value.
     *
     * @throws SearchStopped if the budget is spent
     */
    int solve(Position position, int alpha, int beta, Budget budget);

    /** The code of a move that was found good here; {@link Search#NO_MOVE} if nothing is remembered. */
    int best(Position position);

    /** How many positions this solver has visited since it was made. */
    long nodes();
}
