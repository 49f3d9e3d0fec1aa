package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * Estimates positions of one game with one set-up by searching to a fixed depth, for one thread. The searches of a {@link
 * GameEngine} share its tables.
 */
public interface Search {
    /** Code of no move. */
    int NO_MOVE = -2;

    /**
     * {@return the value of a position for the side to move, on the scale of {@link Values}} A result of {@code alpha} or less
     * is an upper bound, one of {@code beta} or more a lower bound.
     *
     * <p>In a game without scores a decided value ({@link Values#isDecided}) is proven: the side to move wins, or loses, in
     * that many plies or fewer.
     *
     * @param position the position
     * @param depth the number of plies to search; 0 returns the static evaluation
     * @param alpha the lower bound of the window
     * @param beta the upper bound of the window
     * @param budget limits the search
     * @throws SearchStopped if the budget is spent
     */
    int value(Position position, int depth, int alpha, int beta, Budget budget);

    /**
     * {@return the number of plies that a search covers without leaving out moves that matter} In a game without scores, an
     * undecided value proves that neither side can force the end within these plies.
     *
     * @param depth the depth of the search
     */
    default int fullWidthPlies(int depth) {
        return 0;
    }

    /**
     * {@return the code of the best move in the table, or {@link #NO_MOVE}}
     *
     * @param position the position
     */
    int bestMove(Position position);

    /** {@return the number of nodes visited since this search was created} */
    long nodes();
}
