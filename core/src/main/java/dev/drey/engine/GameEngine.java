package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.Optional;

/**
 * What one game brings to the oracle: how to estimate and how to prove, and the memory that its threads share. A brain is for
 * one game with one set-up.
 */
public interface GameEngine {
    /** Makes ready for estimating a position, which takes little memory. No thread may be at work. */
    void prepareSearch(Position position);

    /** Makes ready for proving a position, too: tables as large as it needs and memory allows. No thread may be at work. */
    void prepare(Position position);

    /** Forgets everything. No thread may be at work. */
    void clear();

    /** A new search, for one thread. */
    Search search();

    /** A new solver, for one thread; empty in a game that is won or lost, where a search proves. */
    Optional<Solver> solver();

    /**
     * About how many nodes a solver would visit to prove the position's value: for deciding whether to try. {@link
     * Long#MAX_VALUE} where there is no solver.
     */
    long proofNodes(Position position);

    /** No margin from this position on is larger than this, for either side. In a game won or lost: {@link Values#WIN}. */
    int widest(Position position);
}
