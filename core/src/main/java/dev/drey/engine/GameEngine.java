package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.Optional;

/**
 * Searches and proves positions of one game with one set-up. It owns the tables that its threads share. Preparing and clearing
 * need exclusive access: no search or solver of this engine may be running.
 */
public interface GameEngine {
    /**
     * Sizes the tables for estimating a position, which takes little memory.
     *
     * @param position the position
     */
    void prepareSearch(Position position);

    /**
     * Sizes all tables for proving a position, as far as memory allows.
     *
     * @param position the position
     */
    void prepareProof(Position position);

    /** Clears all tables. */
    void clear();

    /** {@return a new search, for one thread} */
    Search search();

    /** {@return a new solver, for one thread; empty in a game without scores, where the search itself proves} */
    Optional<Solver> solver();

    /**
     * {@return the estimated number of nodes that a solver visits to prove a position; {@link Long#MAX_VALUE} without a solver}
     *
     * @param position the position
     */
    long proofNodes(Position position);

    /**
     * {@return the largest margin that either side can reach from a position; {@link Values#WIN} in a game without scores}
     *
     * @param position the position
     */
    int maxMargin(Position position);
}
