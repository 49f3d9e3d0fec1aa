package dev.drey.server.room;

import dev.drey.server.store.StoreClock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A scheduler whose time the test advances. */
class ManualScheduler implements Scheduler {
    private record ScheduledTask(long moment, Runnable task) {}

    private final List<ScheduledTask> tasks = new ArrayList<>();
    private long now;

    ManualScheduler(long now) {
        this.now = now;
    }

    @Override
    public synchronized long now() {
        return now;
    }

    /** The same time for a store. */
    StoreClock storeClock() {
        return this::now;
    }

    @Override
    public synchronized Runnable at(long moment, Runnable task) {
        ScheduledTask order = new ScheduledTask(moment, task);
        tasks.add(order);
        return () -> cancel(order);
    }

    private synchronized void cancel(ScheduledTask order) {
        tasks.remove(order);
    }

    /** Advances the time by milliseconds and runs the tasks that fall due. */
    void advance(long millis) {
        long until = now() + millis;
        for (Optional<ScheduledTask> next = takeDue(until); next.isPresent(); next = takeDue(until)) {
            next.get().task().run();
        }
        synchronized (this) {
            now = until;
        }
    }

    private synchronized Optional<ScheduledTask> takeDue(long until) {
        Optional<ScheduledTask> next = tasks.stream()
                .filter(order -> order.moment() <= until)
                .min(Comparator.comparingLong(ScheduledTask::moment));
        next.ifPresent(order -> {
            tasks.remove(order);
            now = Math.max(now, order.moment());
        });
        return next;
    }
}
