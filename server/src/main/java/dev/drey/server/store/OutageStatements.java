package dev.drey.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of the heartbeat and of outages, in the same dialect as {@link StoreUpdates}. */
final class OutageStatements {
    private OutageStatements() {}

    static void recordHeartbeat(Handle handle, long now) {
        handle.createUpdate("INSERT INTO life (id, seen_at) VALUES (1, ?)"
                        + " ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at")
                .bind(0, now)
                .execute();
    }

    static Optional<Long> lastHeartbeat(Handle handle) {
        return handle.createQuery("SELECT seen_at FROM life WHERE id = 1")
                .mapTo(Long.class)
                .findOne();
    }

    static void insertOutage(Handle handle, OutageLog.Outage outage) {
        handle.createUpdate("INSERT INTO outage (from_at, until_at) VALUES (?, ?)")
                .bind(0, outage.from())
                .bind(1, outage.until())
                .execute();
    }
}
