package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.Optional;

/**
 * Searches and proves positions of one game with one set-up. It owns the tables that its threads share. Preparing and clearing
 * need exclusive access: no search or solver of this engine may be running.
 */
public interface GameEngine {
    /** Sizes the tables for estimating a position, which takes little memory. */
    void prepareSearch(Position position);

    /** Sizes all tables for proving a position, as far as memory allows. */
    void prepareProof(Position position);

    /** Clears all tables. */
    void clear();

    /** A new search, for one thread. */
    Search search();

    /** A new solver, for one thread; empty in a game without scores, where the search itself proves. */
    Optional<Solver> solver();

    /** Estimated number of nodes that a solver visits to prove a position; {@link Long#MAX_VALUE} without a solver. */
    long proofNodes(Position position);

    /** Largest margin that either side can reach from a position; {@link Values#WIN} in a game without scores. */
    int maxMargin(Position position);
}
