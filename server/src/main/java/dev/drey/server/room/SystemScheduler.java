package dev.drey.server.room;

import java.time.InstantSource;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A scheduler on the system clock, with one thread. */
public final class SystemScheduler implements Scheduler, AutoCloseable {
    private final InstantSource clock;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "drey-timer");
        thread.setDaemon(true);
        return thread;
    });

    public SystemScheduler(InstantSource clock) {
        this.clock = clock;
        timer.setRemoveOnCancelPolicy(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public long now() {
        return clock.millis();
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
