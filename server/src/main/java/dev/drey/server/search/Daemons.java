package dev.drey.server.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Threads that keep no program from ending. */
final class Daemons {
    private final List<Thread> threads = new ArrayList<>();

    void start(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    /** Waits until all have ended, but no longer than that. */
    void join(long nanos) {
        long deadline = System.nanoTime() + nanos;
        try {
            for (Thread thread : threads) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (left > 0) {
                    thread.join(left);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
