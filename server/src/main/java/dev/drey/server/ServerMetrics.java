package dev.drey.server;

import dev.drey.server.log.LogConfigurator;
import dev.drey.server.room.Rooms;
import dev.drey.server.search.SearchPriority;
import dev.drey.server.search.SearchQueue;
import dev.drey.server.store.Store;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.ToDoubleFunction;

/** The metrics of the process, the games, the store and the searches. */
final class ServerMetrics {
    private final MeterRegistry registry;

    ServerMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    /** A new registry with the metrics of the process. */
    static PrometheusMeterRegistry newRegistry() {
        PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ClassLoaderMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        FunctionCounter.builder("drey.log.dropped", LogConfigurator.class, source -> LogConfigurator.dropped())
                .description("Lines of the log that were dropped because nobody read them")
                .register(registry);
        return registry;
    }

    void register(Rooms rooms) {
        gauge("drey.games", "Games in memory", rooms, Rooms::size);
        gauge("drey.listeners", "Clients that follow a game", rooms, Rooms::listeners);
        counter("drey.moves", "Moves stored since the start", rooms, Rooms::moves);
    }

    void register(Store store) {
        gauge(
                "drey.store.waiting",
                "Writes that are waiting",
                store,
                source -> source.metrics().waiting());
        counter(
                "drey.store.written",
                "Writes that became durable since the start",
                store,
                source -> source.metrics().written());
        counter(
                "drey.store.commits",
                "Transactions since the start",
                store,
                source -> source.metrics().commits());
        gauge(
                "drey.store.ok",
                "1 if the storage is writable",
                store,
                source -> source.health().ok() ? 1 : 0);
    }

    void register(SearchQueue queue) {
        for (SearchPriority rank : SearchPriority.values()) {
            String text = rank.metricTag();
            Gauge.builder("drey.searches.waiting", queue, source -> source.queued(rank))
                    .description("Searches that are waiting for a thread")
                    .tag("rank", text)
                    .register(registry);
            Gauge.builder("drey.searches.addresses", queue, source -> source.addresses(rank))
                    .description("Addresses with waiting or running searches")
                    .tag("rank", text)
                    .register(registry);
            Gauge.builder("drey.searches.running", queue, source -> source.running(rank))
                    .description("Searches that are running")
                    .tag("rank", text)
                    .register(registry);
        }
    }

    void register(ConnectionLimiter connections) {
        gauge("drey.connections", "Open connections", connections, ConnectionLimiter::open);
        counter(
                "drey.connections.closed",
                "Connections closed because of a limit or overdue headers since the start",
                connections,
                ConnectionLimiter::closed);
    }

    void register(Admission admission) {
        gauge(
                "drey.body.bytes",
                "Memory reserved for request bodies",
                admission,
                source -> source.bodies().held());
        gauge(
                "drey.unsent.bytes",
                "Memory reserved for responses and messages that clients have not read yet",
                admission,
                source -> source.unsent().held());
    }

    private <T> void gauge(String name, String description, T source, ToDoubleFunction<T> value) {
        Gauge.builder(name, source, value).description(description).register(registry);
    }

    private <T> void counter(String name, String description, T source, ToDoubleFunction<T> value) {
        FunctionCounter.builder(name, source, value).description(description).register(registry);
    }
}
