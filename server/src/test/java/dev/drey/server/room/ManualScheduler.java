package dev.drey.server.room;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Time that passes when a test says so. */
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

    /** Lets so many milliseconds pass, and does what falls due on the way. */
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
