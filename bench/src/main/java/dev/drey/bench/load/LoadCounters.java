package dev.drey.bench.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts moves, games and failures within a time window. Thread-safe. */
final class LoadCounters {
    private final AtomicInteger rejections = new AtomicInteger();
    private final AtomicInteger failures = new AtomicInteger();
    private long windowStart = Long.MAX_VALUE;
    private long windowEnd = Long.MAX_VALUE;
    private long[] nanos = new long[1 << 12];
    private int due;
    private int seen;
    private int endedGames;
    private int analyses;
    private long lastSeen;

    /** Counts the moves that are due between these two times. */
    synchronized void setWindow(long from, long until) {
        windowStart = from;
        windowEnd = until;
    }

    private boolean isInWindow(long dueAt) {
        return windowStart <= dueAt && dueAt < windowEnd;
    }

    /** Counts a move that is due. */
    synchronized void addDue(long dueAt) {
        due += isInWindow(dueAt) ? 1 : 0;
    }

    /** Counts a move that the opponent has seen. */
    synchronized void addSeen(long dueAt, long now) {
        if (isInWindow(dueAt)) {
            if (seen == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * seen);
            }
            nanos[seen++] = now - dueAt;
            lastSeen = Math.max(lastSeen, now);
        }
    }

    void addRejection(String message) {
        if (rejections.getAndIncrement() == 0) {
            System.err.println("rejected: " + message);
        }
    }

    void addFailure(Throwable failure) {
        if (failures.getAndIncrement() == 0) {
            System.err.println("failed: " + failure);
        }
    }

    /** Counts a game whose last move was due at this time. */
    synchronized void addEndedGame(long dueAt) {
        endedGames += isInWindow(dueAt) ? 1 : 0;
    }

    synchronized void addAnalysis(long now) {
        analyses += isInWindow(now) ? 1 : 0;
    }

    synchronized boolean isComplete() {
        return seen == due;
    }

    /** The result, with the numbers that are measured elsewhere. */
    synchronized LoadResult result(int minGames, double serverCores, double generatorCores) {
        double seconds = (Math.max(lastSeen, windowEnd) - windowStart) / 1e9;
        return new LoadResult(
                new Latencies(Arrays.copyOf(nanos, seen)),
                seen / seconds,
                due - seen,
                rejections.get(),
                failures.get(),
                endedGames,
                minGames,
                analyses,
                serverCores,
                generatorCores);
    }
}
