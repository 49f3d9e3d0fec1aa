package dev.drey.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While it is open, Ctrl-C (or being told to terminate) stops a piece of work, and the program ends only after it has said what
 * it knows by then.
 */
final class InterruptHandler implements AutoCloseable {
    private static final long MAX_WAIT_SECONDS = 10;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean interrupted;

    private InterruptHandler(Runnable stop, long patienceSeconds) {
        this.hook = new Thread(() -> {
            interrupted = true;
            stop.run();
            try {
                printed.await(patienceSeconds, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    static InterruptHandler stopAndWait(Runnable stop) {
        return open(new InterruptHandler(stop, MAX_WAIT_SECONDS));
    }

    /** Runs {@code last} on Ctrl-C and exits at once: for work that waits for input and cannot be stopped. */
    static InterruptHandler runAndExit(Runnable last) {
        return open(new InterruptHandler(last, 0));
    }

    private static InterruptHandler open(InterruptHandler interrupt) {
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    @Override
    public void close() {
        printed.countDown();
        if (!interrupted) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // It happened just now; nothing is left to stop.
            }
        }
    }
}
