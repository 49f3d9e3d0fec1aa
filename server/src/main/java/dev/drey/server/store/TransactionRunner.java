package dev.drey.server.store;

import dev.drey.server.store.StoreException.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;

/**
 * Runs transactions, and writes a heartbeat with them. The time without heartbeats is an outage; it is stored with the first write
 * that succeeds again.
 */
final class TransactionRunner {
    private final Database database;
    private final LongSupplier clock;
    private final long heartbeatMillis;
    private final StoreHealth.Tracker tracker = new StoreHealth.Tracker();
    private volatile OutageLog outages = OutageLog.EMPTY;
    private long lastHeartbeat;

    TransactionRunner(Database database, LongSupplier clock, StoreSettings settings) {
        this.database = database;
        this.clock = clock;
        heartbeatMillis = settings.heartbeatMillis() / 2;
    }

    /** All outages, including a current one. */
    OutageLog outages() {
        OutageLog past = outages;
        return tracker.health()
                .fault()
                .map(fault -> past.plus(new OutageLog.Outage(fault.since(), Long.MAX_VALUE)))
                .orElse(past);
    }

    StoreHealth health() {
        return tracker.health();
    }

    /** Writes the first heartbeat, and the outage since the last one. */
    void recordStart() {
        try {
            attempt(List.of(), clock.getAsLong());
        } catch (RuntimeException e) {
            throw StoreException.of(e, database.file());
        }
    }

    /** Writes everything durably or throws. Without writes it writes a heartbeat. */
    void commit(List<PendingWrite<?>> writes) {
        long now = clock.getAsLong();
        try {
            attempt(writes, now);
            tracker.recover(now);
        } catch (Throwable e) {
            StoreException failure = StoreException.of(e, database.file());
            if (failure.kind() != Kind.CONSTRAINT_VIOLATED) {
                tracker.fail(failure, now);
            }
            switch (failure.kind()) {
                // A read-only connection stays read-only, and the state of a failed one is unknown.
                case READ_ONLY, CORRUPT, FAILED -> database.requireReopen();
                default -> {}
            }
            throw failure;
        }
    }

    private void attempt(List<PendingWrite<?>> writes, long now) {
        Handle handle = database.writer();
        OutageLog updated = transaction(handle, writes, now);
        database.checkUnmoved();
        database.markUsed();
        outages = updated;
    }

    private OutageLog transaction(Handle handle, List<PendingWrite<?>> writes, long now) {
        handle.execute("BEGIN IMMEDIATE");
        try {
            for (PendingWrite<?> write : writes) {
                write.write(handle);
            }
            OutageLog updated = recordOutage(handle, now);
            boolean heartbeat =
                    writes.isEmpty() || database.isJustOpened() || Math.abs(now - lastHeartbeat) >= heartbeatMillis;
            if (heartbeat) {
                StoreUpdates.recordHeartbeat(handle, now);
            }
            handle.execute("COMMIT");
            lastHeartbeat = heartbeat ? now : lastHeartbeat;
            return updated;
        } catch (Throwable e) {
            rollBack(handle);
            throw e;
        }
    }

    private OutageLog recordOutage(Handle handle, long now) {
        Optional<Long> since = database.isJustOpened()
                ? StoreUpdates.lastHeartbeat(handle)
                : tracker.health().fault().map(StoreHealth.Fault::since);
        if (since.isEmpty() || since.get() >= now) {
            return database.isJustOpened() ? StoreQueries.outages(handle) : outages;
        }
        StoreUpdates.insertOutage(handle, new OutageLog.Outage(since.get(), now));
        return StoreQueries.outages(handle);
    }

    private static void rollBack(Handle handle) {
        try {
            handle.execute("ROLLBACK");
        } catch (RuntimeException e) {
            // After some failures SQLite has already rolled back.
        }
    }
}
