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
     * Value of a position for the side to move from a search of {@code depth} plies (0: the evaluation), on the scale of {@link
     * Values}. A result of {@code alpha} or less is an upper bound, one of {@code beta} or more a lower bound.
     *
     * <p>In a game without scores a decided value ({@link Values#isDecided}) is proven: the side to move wins, or loses, in that
     * many plies or fewer.
     *
     * @throws SearchStopped if the budget is spent
     */
    int value(Position position, int depth, int alpha, int beta, Budget budget);

    /**
     * Number of plies that a search of {@code depth} covers without leaving out moves that matter: in a game without scores, an
     * undecided value proves that neither side can force the end within them.
     */
    default int fullWidthPlies(int depth) {
        return 0;
    }

    /** Code of the best move in the table, or {@link #NO_MOVE}. */
    int bestMove(Position position);

    /** Number of nodes visited since this search was made. */
    long nodes();
}
