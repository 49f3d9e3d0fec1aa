package dev.drey.server.room;

import java.time.InstantSource;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The time of day. */
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
        ScheduledFuture<?> order = timer.schedule(task, Math.max(0, moment - now()), TimeUnit.MILLISECONDS);
        return () -> order.cancel(false);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
