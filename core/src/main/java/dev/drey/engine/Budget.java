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

    /** {@return a budget that ends only by {@link #stop}} */
    public static Budget unlimited() {
        return new Budget(UNLIMITED, UNLIMITED, null);
    }

    /**
     * {@return a limit of about this many nodes; reproducible on one thread}
     *
     * @param nodes maximum number of nodes
     */
    public static Budget nodes(long nodes) {
        return new Budget(nodes, UNLIMITED, null);
    }

    /**
     * {@return a time limit that starts now}
     *
     * @param nanos maximum time in nanoseconds
     */
    public static Budget nanos(long nanos) {
        return new Budget(UNLIMITED, System.nanoTime() + nanos, null);
    }

    /**
     * {@return a budget that ends when either limit is reached}
     *
     * @param nodes maximum number of nodes
     * @param nanos maximum time in nanoseconds
     */
    public static Budget of(long nodes, long nanos) {
        return new Budget(nodes, nanos == UNLIMITED ? UNLIMITED : System.nanoTime() + nanos, null);
    }

    /** {@return a part of this budget that can be stopped on its own} Nodes that it spends are also charged to this budget. */
    public Budget part() {
        return new Budget(UNLIMITED, UNLIMITED, this);
    }

    /**
     * {@return a part of this budget that also ends after a time, which starts now}
     *
     * @param nanos maximum time in nanoseconds; {@link Long#MAX_VALUE} for no limit
     */
    public Budget part(long nanos) {
        return new Budget(UNLIMITED, nanos == UNLIMITED ? UNLIMITED : System.nanoTime() + nanos, this);
    }

    /** {@return the number of nodes left, apart from limits of time} */
    long nodesLeft() {
        return nodesLeft.get();
    }

    /**
     * {@return the estimated number of nodes left}
     *
     * @param nodesPerSecond the speed of the search
     */
    public long nodesLeft(long nodesPerSecond) {
        if (stopped) {
            return 0;
        }
        long byTime = deadline == UNLIMITED
                ? UNLIMITED
                : (long) (Math.max(0, deadline - System.nanoTime()) / 1e9 * nodesPerSecond);
        return Math.min(nodesLeft.get(), byTime);
    }

    /**
     * {@return a part of this budget that also ends after a number of nodes} It has the same deadline, and ends with this budget; the
     * nodes left in this budget do not count as a limit beforehand.
     *
     * @param nodes maximum number of nodes
     */
    public Budget partOfNodes(long nodes) {
        return new Budget(nodes, deadline, this);
    }

    /** Stops all searches that spend this budget. */
    public void stop() {
        stopped = true;
    }

    /** {@return whether a limit is reached or the budget was stopped} */
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
