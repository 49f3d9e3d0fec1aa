package dev.drey.bench.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** What was measured. Moves that were due before it is open, or after it was closed, do not count. */
final class Tally {
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger broken = new AtomicInteger();
    private long opens = Long.MAX_VALUE;
    private long closes = Long.MAX_VALUE;
    private long[] nanos = new long[1 << 12];
    private int due;
    private int seen;
    private int over;
    private int analyses;
    private long lastSeen;

    /** Counts the moves that are due between these two times. */
    synchronized void open(long from, long until) {
        opens = from;
        closes = until;
    }

    private boolean counts(long dueAt) {
        return opens <= dueAt && dueAt < closes;
    }

    synchronized void due(long dueAt) {
        due += counts(dueAt) ? 1 : 0;
    }

    /** The other player has seen the move. */
    synchronized void seen(long dueAt, long now) {
        if (counts(dueAt)) {
            if (seen == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * seen);
            }
            nanos[seen++] = now - dueAt;
            lastSeen = Math.max(lastSeen, now);
        }
    }

    void refused(String message) {
        if (refused.getAndIncrement() == 0) {
            System.err.println("refused: " + message);
        }
    }

    void broken(Throwable failure) {
        if (broken.getAndIncrement() == 0) {
            System.err.println("broken: " + failure);
        }
    }

    /** A game ended with the move that was due then. */
    synchronized void over(long dueAt) {
        over += counts(dueAt) ? 1 : 0;
    }

    synchronized void analysed(long now) {
        analyses += counts(now) ? 1 : 0;
    }

    synchronized boolean isComplete() {
        return seen == due;
    }

    /** The whole of it, with what only others know. */
    synchronized Figures figures(int leastGames, double serverCores, double ownCores) {
        double seconds = (Math.max(lastSeen, closes) - opens) / 1e9;
        return new Figures(
                new Times(Arrays.copyOf(nanos, seen)),
                seen / seconds,
                due - seen,
                refused.get(),
                broken.get(),
                over,
                leastGames,
                analyses,
                serverCores,
                ownCores);
    }
}
