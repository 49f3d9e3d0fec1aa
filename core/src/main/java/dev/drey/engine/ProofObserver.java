package dev.drey.engine;

/** Observes the progress of a proof, on the thread that runs it, while no thread searches. */
interface ProofObserver {
    /**
     * A round of estimates of the value begins.
     *
     * @param round the number of the round, from 1
     * @param rounds the number of rounds
     */
    void estimating(int round, int rounds);

    /** Receives the value of the best move according to a round of estimates. */
    void estimated(int value);

    /** A pass over all moves begins, which proves that one of them is worth at least this, or none is. */
    void passing(int bound);

    /** From now on, moves are proven one by one. */
    void provingMoves();

    /** The search is paused and will continue. */
    void paused();
}
