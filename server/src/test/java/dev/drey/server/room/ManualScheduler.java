package dev.drey.server.room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A scheduler whose time the test advances. */
final class ManualScheduler implements Scheduler {
    private record Order(long moment, Runnable task) {}

    private final List<Order> orders = new ArrayList<>();
    private long now;

    ManualScheduler(long now) {
        this.now = now;
    }

    @Override
    public synchronized long now() {
        return now;
    }

    @Override
    public synchronized Runnable at(long moment, Runnable task) {
        Order order = new Order(moment, task);
        orders.add(order);
        return () -> forget(order);
    }

    private synchronized void forget(Order order) {
        orders.remove(order);
    }

    /** Advances the time by milliseconds and runs the tasks that fall due. */
    void pass(long millis) {
        long until = now() + millis;
        for (Optional<Order> next = due(until); next.isPresent(); next = due(until)) {
            next.get().task().run();
        }
        synchronized (this) {
            now = until;
        }
    }

    private synchronized Optional<Order> due(long until) {
        Optional<Order> next =
                orders.stream().filter(order -> order.moment() <= until).min(Comparator.comparingLong(Order::moment));
        next.ifPresent(order -> {
            orders.remove(order);
            now = Math.max(now, order.moment());
        });
        return next;
    }
}
