package dev.drey.engine;

import dev.drey.rules.Position;

/**
 * Estimates values of positions of one game with one set-up, by looking some plies ahead. One search serves one thread; those
 * of the same {@link GameEngine} share what they find.
 */
public interface Search {
    /** No move's code. */
    int NO_MOVE = -2;

    /**
     * What the position is worth to the side to move, looking {@code depth} plies ahead (0: at once), on the scale that
     * {@link Values} describes. An answer of {@code alpha} or less is an upper bound, one of {@code beta} or more a lower bound
     * of what a search of that depth would find.
     *
     * <p>In a game that is won or lost, a decided value ({@link Values#isDecided}) is a fact and not an estimate: a win in n
     * plies at most, or a loss in n plies at most.
     *
     * @throws SearchStopped if the budget is spent
     */
    int value(Position position, int depth, int alpha, int beta, Budget budget);

    /**
     * In a game that is won or lost: an undecided answer of that depth means that neither side can force the end within this
     * many plies. 0 where the search leaves moves out and cannot vouch for any.
     */
    default int vouchedPlies(int depth) {
        return 0;
    }

    /** The code of a move that was found good here; {@link #NO_MOVE} if nothing is remembered. */
    int best(Position position);

    /** How many positions this search has visited since it was made. */
    long nodes();
}
