package dev.drey.server.truth;

import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** Everything about a server that searches. */
public final class Truth implements AutoCloseable {
    /**
     * @param random for what the levels leave to chance
     * @param teller where futures are completed and watchers told; search threads wait for nobody
     */
    public Truth(TruthLimits limits, RandomGenerator random, Executor teller) {
        throw new UnsupportedOperationException();
    }

    public EngineDesk engine() {
        throw new UnsupportedOperationException();
    }

    public Analyses analyses() {
        throw new UnsupportedOperationException();
    }

    public Reviews reviews() {
        throw new UnsupportedOperationException();
    }

    /** For those who measure. */
    public SearchPool pool() {
        throw new UnsupportedOperationException();
    }

    /** Stops everything and waits for it, less than a second; whoever waits for an answer is told that there is none. */
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
