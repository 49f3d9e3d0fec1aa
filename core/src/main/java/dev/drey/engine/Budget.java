package dev.drey.engine;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much a search may still do: until somebody says stop, until a moment, or until so many nodes were visited. Any number
 * of threads may spend from one budget.
 */
public final class Budget {
    /** A search asks after this many nodes of its own, so that asking costs nothing. */
    public static final int STEP = 1024;

    private static final long FOREVER = Long.MAX_VALUE;

    private final AtomicLong nodesLeft;
    private final long deadline;
    private volatile boolean stopped;

    private Budget(long nodes, long deadline) {
        this.nodesLeft = new AtomicLong(nodes);
        this.deadline = deadline;
    }

    public static Budget unlimited() {
        return new Budget(FOREVER, FOREVER);
    }

    /** At most about so many nodes: the same ones each time, on one thread. */
    public static Budget nodes(long nodes) {
        return new Budget(nodes, FOREVER);
    }

    /** Until so many nanoseconds from now have passed. */
    public static Budget nanos(long nanos) {
        return new Budget(FOREVER, System.nanoTime() + nanos);
    }

    /** Both limits at once; whichever is reached first. */
    public static Budget of(long nodes, long nanos) {
        return new Budget(nodes, nanos == FOREVER ? FOREVER : System.nanoTime() + nanos);
    }

    /** Tells everyone who spends from this to stop. */
    public void stop() {
        stopped = true;
    }

    public boolean isSpent() {
        return stopped || nodesLeft.get() <= 0 || deadline != FOREVER && System.nanoTime() - deadline >= 0;
    }

    /**
     * To be called once every {@link #STEP} nodes.
     *
     * @throws Halt if there is nothing left to spend
     */
    public void spend() {
        if (nodesLeft.get() != FOREVER) {
            nodesLeft.addAndGet(-STEP);
        }
        if (isSpent()) {
            throw new Halt();
        }
    }
}
