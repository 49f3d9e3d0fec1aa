package dev.drey.engine;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * How much a search may still do: until somebody says stop, until a moment, or until so many nodes were visited. Any number
 * of threads may spend from one budget.
 */
public final class Budget {
    /** A search asks after this many nodes of its own, so that asking costs nothing. */
    public static final int STEP = 256;

    private static final long FOREVER = Long.MAX_VALUE;

    private final AtomicLong nodesLeft;
    private final long deadline;
    private final @Nullable Budget whole;
    private volatile boolean stopped;

    private Budget(long nodes, long deadline, @Nullable Budget whole) {
        this.nodesLeft = new AtomicLong(nodes);
        this.deadline = deadline;
        this.whole = whole;
    }

    public static Budget unlimited() {
        return new Budget(FOREVER, FOREVER, null);
    }

    /** At most about so many nodes: the same ones each time, on one thread. */
    public static Budget nodes(long nodes) {
        return new Budget(nodes, FOREVER, null);
    }

    /** Until so many nanoseconds from now have passed. */
    public static Budget nanos(long nanos) {
        return new Budget(FOREVER, System.nanoTime() + nanos, null);
    }

    /** Both limits at once; whichever is reached first. */
    public static Budget of(long nodes, long nanos) {
        return new Budget(nodes, nanos == FOREVER ? FOREVER : System.nanoTime() + nanos, null);
    }

    /** A part of this budget that can be stopped without stopping all of it. */
    public Budget part() {
        return new Budget(FOREVER, FOREVER, this);
    }

    /** About how many nodes it is good for, if a search visits this many a second. */
    public long nodesLeft(long perSecond) {
        if (stopped) {
            return 0;
        }
        long byTime =
                deadline == FOREVER ? FOREVER : (long) (Math.max(0, deadline - System.nanoTime()) / 1e9 * perSecond);
        return Math.min(nodesLeft.get(), byTime);
    }

    /** Tells everyone who spends from this to stop. */
    public void stop() {
        stopped = true;
    }

    public boolean isSpent() {
        return stopped
                || nodesLeft.get() <= 0
                || deadline != FOREVER && System.nanoTime() - deadline >= 0
                || whole != null && whole.isSpent();
    }

    /**
     * To be called once every {@link #STEP} nodes.
     *
     * @throws SearchStopped if there is nothing left to spend
     */
    public void spend() {
        if (nodesLeft.get() != FOREVER) {
            nodesLeft.addAndGet(-STEP);
        }
        if (whole != null) {
            whole.spend();
        }
        if (isSpent()) {
            throw new SearchStopped();
        }
    }
}
