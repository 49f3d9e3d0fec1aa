package dev.drey.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While it is open, Ctrl-C (or being told to terminate) stops a piece of work, and the program ends only after it has said what
 * it knows by then.
 */
final class Interrupt implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean happened;

    private Interrupt(Runnable stop, long patienceSeconds) {
        this.hook = new Thread(() -> {
            happened = true;
            stop.run();
            try {
                said.await(patienceSeconds, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    static Interrupt stops(Runnable stop) {
        return open(new Interrupt(stop, PATIENCE_SECONDS));
    }

    /** Runs {@code last} on Ctrl-C and exits at once: for work that waits for input and cannot be stopped. */
    static Interrupt ends(Runnable last) {
        return open(new Interrupt(last, 0));
    }

    private static Interrupt open(Interrupt interrupt) {
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    @Override
    public void close() {
        said.countDown();
        if (!happened) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // It happened just now; nothing is left to stop.
            }
        }
    }
}
