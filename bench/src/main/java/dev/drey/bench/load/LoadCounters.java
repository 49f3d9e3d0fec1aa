package dev.drey.bench.load;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Counts moves, games and failures, moves and games by windows of time. Thread-safe. */
final class LoadCounters {
    private final AtomicInteger rejections = new AtomicInteger();
    private final AtomicInteger failures = new AtomicInteger();
    private final List<Window> windows = new CopyOnWriteArrayList<>();

    /** Counts the moves that are due between two times, whenever they are seen. */
    static final class Window {
        private final long from;
        private volatile long until;
        private long[] nanos = new long[1 << 12];
        private int due;
        private int seen;
        private int endedGames;
        private int analyses;
        private long lastSeen;

        private Window(long from, long until) {
            this.from = from;
            this.until = until;
        }

        /** Ends the window earlier than planned. */
        void end(long now) {
            until = now;
        }

        private boolean contains(long dueAt) {
            return from <= dueAt && dueAt < until;
        }

        private synchronized void addSeen(long dueAt, long now) {
            if (seen == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * seen);
            }
            nanos[seen++] = now - dueAt;
            lastSeen = Math.max(lastSeen, now);
        }

        synchronized boolean isComplete() {
            return seen == due;
        }

        /** The number of moves that were due and not seen by the opponent. */
        synchronized int lost() {
            return due - seen;
        }

        synchronized Latencies latencies() {
            return new Latencies(Arrays.copyOf(nanos, seen));
        }

        /** Moves seen per second. */
        private synchronized double rate() {
            return seen * 1e9 / (Math.max(lastSeen, until) - from);
        }
    }

    /** Counts the moves that are due between these two times, both in the future. */
    Window addWindow(long from, long until) {
        Window window = new Window(from, until);
        windows.add(window);
        return window;
    }

    /** Counts the moves that become due after this call, until {@link Window#end}. */
    synchronized Window startWindow() {
        // A move counted before was due at or before this moment, so its being seen does not count either.
        return addWindow(System.nanoTime() + 1, Long.MAX_VALUE);
    }

    private void count(long at, Consumer<Window> counter) {
        for (Window window : windows) {
            if (window.contains(at)) {
                synchronized (window) {
                    counter.accept(window);
                }
            }
        }
    }

    /** Counts a move that is due, at a time that has come. */
    synchronized void addDue(long dueAt) {
        count(dueAt, window -> window.due++);
    }

    /** Counts a move that the opponent has seen. */
    void addSeen(long dueAt, long now) {
        count(dueAt, window -> window.addSeen(dueAt, now));
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

    /** The number of rejected commands and broken connections. */
    int problems() {
        return rejections.get() + failures.get();
    }

    /** Counts a game whose last move was due at this time. */
    void addEndedGame(long dueAt) {
        count(dueAt, window -> window.endedGames++);
    }

    void addAnalysis(long now) {
        count(now, window -> window.analyses++);
    }

    /** The result of a window, with the numbers that are measured elsewhere. */
    LoadResult result(Window window, int minGames, double serverCores, double generatorCores) {
        synchronized (window) {
            return new LoadResult(
                    window.latencies(),
                    window.rate(),
                    window.lost(),
                    rejections.get(),
                    failures.get(),
                    window.endedGames,
                    minGames,
                    window.analyses,
                    serverCores,
                    generatorCores);
        }
    }
}
