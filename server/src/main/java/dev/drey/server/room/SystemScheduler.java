package dev.drey.server.room;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * A scheduler with one thread. A task waits for a span of time in which the machine runs, so that after a jump of the clock it still has its
 * full delay; whoever needs the exact moment checks the time again.
 */
public final class SystemScheduler implements Scheduler, AutoCloseable {
    private final LongSupplier clock;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "drey-timer");
        thread.setDaemon(true);
        return thread;
    });

    public SystemScheduler(LongSupplier clock) {
        this.clock = clock;
        timer.setRemoveOnCancelPolicy(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public long now() {
        return clock.getAsLong();
    }

    @Override
    public Runnable at(long moment, Runnable task) {
        ScheduledFuture<?> scheduled = timer.schedule(task, Math.max(0, moment - now()), TimeUnit.MILLISECONDS);
        return () -> scheduled.cancel(false);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
