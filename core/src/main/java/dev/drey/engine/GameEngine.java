package dev.drey.engine;

import dev.drey.rules.Position;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * Searches and proves positions of one game with one set-up. It owns the tables that its threads share. Preparing,
 * clearing, saving and loading need exclusive access: no search or solver of this engine may be running.
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

    /**
     * Writes what helps to continue a proof in another process: by default, nothing. It may leave out any results, but all that it
     * writes must be proven. The data must say which version of its format it has.
     *
     * @param position the position
     * @param out receives the data
     * @throws IOException if writing fails
     */
    default void saveProof(Position position, DataOutput out) throws IOException {}

    /**
     * Reads exactly the data that {@link #saveProof} wrote for the same position, into tables that are sized by {@link
     * #prepareProof}; they may have other sizes than those it was saved from. It adds either all results or, with an exception, none.
     *
     * @param position the position
     * @param in the data
     * @throws IOException if reading fails, or the data is of another version or not valid
     */
    default void loadProof(Position position, DataInput in) throws IOException {}

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

    /** {@return roughly the number of nodes of a proof that one thread visits in a second} */
    default long nodeRate() {
        return 4_000_000;
    }

    /**
     * {@return the largest margin that either side can reach from a position; {@link Values#WIN} in a game without scores}
     *
     * @param position the position
     */
    int maxMargin(Position position);
}
