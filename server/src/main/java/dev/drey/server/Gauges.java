package dev.drey.server;

import dev.drey.server.room.Rooms;
import dev.drey.server.search.SearchPriority;
import dev.drey.server.search.SearchQueue;
import dev.drey.server.store.Store;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.function.ToDoubleFunction;

/** What can be seen from outside of how much is going on. */
final class Gauges {
    private final MeterRegistry meters;

    Gauges(MeterRegistry meters) {
        this.meters = meters;
    }

    void of(Rooms rooms) {
        gauge("drey.games", "Games held in memory", rooms, Rooms::size);
        gauge("drey.listeners", "Clients that follow games", rooms, Rooms::listeners);
        FunctionCounter.builder("drey.moves", rooms, Rooms::moves)
                .description("Moves stored since the start")
                .register(meters);
    }

    void of(Store store) {
        gauge(
                "drey.store.waiting",
                "Writes that wait",
                store,
                known -> known.figures().waiting());
        FunctionCounter.builder(
                        "drey.store.written", store, known -> known.figures().written())
                .description("Writes that became durable since the start")
                .register(meters);
        FunctionCounter.builder(
                        "drey.store.commits", store, known -> known.figures().commits())
                .description("Transactions they took")
                .register(meters);
        gauge(
                "drey.store.ok",
                "1 if the storage can be written to",
                store,
                known -> known.health().ok() ? 1 : 0);
    }

    void of(SearchQueue pool) {
        for (SearchPriority rank : SearchPriority.values()) {
            String text = rank.metricTag();
            Gauge.builder("drey.searches.waiting", pool, known -> known.queued(rank))
                    .description("Searches that wait for a thread")
                    .tag("rank", text)
                    .register(meters);
            Gauge.builder("drey.searches.running", pool, known -> known.running(rank))
                    .description("Searches that have a thread")
                    .tag("rank", text)
                    .register(meters);
        }
    }

    private <T> void gauge(String name, String description, T what, ToDoubleFunction<T> value) {
        Gauge.builder(name, what, value).description(description).register(meters);
    }
}
