package dev.drey.bench.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts moves, games and failures within a time window. Thread-safe. */
final class LoadCounters {
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

    /** Counts a move that is due. */
    synchronized void addDue(long dueAt) {
        due += counts(dueAt) ? 1 : 0;
    }

    /** Counts a move that the opponent has seen. */
    synchronized void addSeen(long dueAt, long now) {
        if (counts(dueAt)) {
            if (seen == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * seen);
            }
            nanos[seen++] = now - dueAt;
            lastSeen = Math.max(lastSeen, now);
        }
    }

    void addRejection(String message) {
        if (refused.getAndIncrement() == 0) {
            System.err.println("refused: " + message);
        }
    }

    void addFailure(Throwable failure) {
        if (broken.getAndIncrement() == 0) {
            System.err.println("broken: " + failure);
        }
    }

    /** Counts a game whose last move was due at this time. */
    synchronized void addGame(long dueAt) {
        over += counts(dueAt) ? 1 : 0;
    }

    synchronized void addAnalysis(long now) {
        analyses += counts(now) ? 1 : 0;
    }

    synchronized boolean isComplete() {
        return seen == due;
    }

    /** The result, with the numbers that are measured elsewhere. */
    synchronized LoadResult result(int leastGames, double serverCores, double ownCores) {
        double seconds = (Math.max(lastSeen, closes) - opens) / 1e9;
        return new LoadResult(
                new Latencies(Arrays.copyOf(nanos, seen)),
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
