package dev.drey.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While open, handles Ctrl-C and SIGTERM. */
final class InterruptHandler implements AutoCloseable {
    private static final long MAX_WAIT_SECONDS = 10;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean interrupted;

    private InterruptHandler(Runnable action, long waitSeconds) {
        this.hook = new Thread(() -> {
            interrupted = true;
            action.run();
            try {
                printed.await(waitSeconds, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /**
     * Runs an action that stops the work, and lets the program end only after this handler is closed, so that the
     * results so far are printed.
     */
    static InterruptHandler stopAndWait(Runnable action) {
        return stopAndWait(action, MAX_WAIT_SECONDS);
    }

    /** Like {@link #stopAndWait(Runnable)}, for results that take long to write. */
    static InterruptHandler stopAndWait(Runnable action, long maxWaitSeconds) {
        return open(new InterruptHandler(action, maxWaitSeconds));
    }

    /** Runs an action on interruption and exits at once, for work that waits for input and cannot be stopped. */
    static InterruptHandler runAndExit(Runnable action) {
        return open(new InterruptHandler(action, 0));
    }

    private static InterruptHandler open(InterruptHandler handler) {
        Runtime.getRuntime().addShutdownHook(handler.hook);
        return handler;
    }

    @Override
    public void close() {
        printed.countDown();
        if (!interrupted) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The interruption has just happened; the hook runs already.
            }
        }
    }
}
