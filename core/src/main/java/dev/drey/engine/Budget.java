package dev.drey.engine;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Limits a search by nodes, by time, or until {@link #stop} is called. Any number of threads may spend one budget. */
public final class Budget {
    /** Number of nodes that a search spends at once, so that checking the limit costs nothing. */
    public static final int STEP = 256;

    private static final long UNLIMITED = Long.MAX_VALUE;

    private final AtomicLong nodesLeft;
    private final long deadline;
    private final @Nullable Budget parent;
    private volatile boolean stopped;

    private Budget(long nodes, long deadline, @Nullable Budget parent) {
        this.nodesLeft = new AtomicLong(nodes);
        this.deadline = deadline;
        this.parent = parent;
    }

    public static Budget unlimited() {
        return new Budget(UNLIMITED, UNLIMITED, null);
    }

    /** A limit of about this many nodes; reproducible on one thread. */
    public static Budget nodes(long nodes) {
        return new Budget(nodes, UNLIMITED, null);
    }

    /** A time limit from now on. */
    public static Budget nanos(long nanos) {
        return new Budget(UNLIMITED, System.nanoTime() + nanos, null);
    }

    /** Both limits, whichever is reached first. */
    public static Budget of(long nodes, long nanos) {
        return new Budget(nodes, nanos == UNLIMITED ? UNLIMITED : System.nanoTime() + nanos, null);
    }

    /** A part of this budget that can be stopped on its own. Nodes that it spends are also charged to this budget. */
    public Budget part() {
        return new Budget(UNLIMITED, UNLIMITED, this);
    }

    /** Estimated number of nodes left, for a search of this many nodes per second. */
    public long nodesLeft(long nodesPerSecond) {
        if (stopped) {
            return 0;
        }
        long byTime = deadline == UNLIMITED
                ? UNLIMITED
                : (long) (Math.max(0, deadline - System.nanoTime()) / 1e9 * nodesPerSecond);
        return Math.min(nodesLeft.get(), byTime);
    }

    /** Stops all searches that spend this budget. */
    public void stop() {
        stopped = true;
    }

    public boolean isSpent() {
        return stopped
                || nodesLeft.get() <= 0
                || deadline != UNLIMITED && System.nanoTime() - deadline >= 0
                || parent != null && parent.isSpent();
    }

    /**
     * Spends {@link #STEP} nodes.
     *
     * @throws SearchStopped if the budget is spent
     */
    public void spend() {
        if (nodesLeft.get() != UNLIMITED) {
            nodesLeft.addAndGet(-STEP);
        }
        if (parent != null) {
            parent.spend();
        }
        if (isSpent()) {
            throw new SearchStopped();
        }
    }
}
