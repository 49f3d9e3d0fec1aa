package dev.drey.server.store;

import dev.drey.server.store.StoreException.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Runs transactions, and writes a heartbeat with each. The time without heartbeats is an outage, and so is a gap of the clock. Each is
 * stored with the first write after it, so that no stored event depends on an outage that is not stored.
 */
final class TransactionRunner {
    private final Database database;
    private final StoreClock clock;
    private final StoreHealth.Tracker tracker = new StoreHealth.Tracker();
    /** Gaps that are not stored yet. */
    private final List<OutageLog.Outage> gaps = new ArrayList<>();
    /** The stored outages and {@link #gaps}. */
    private volatile OutageLog outages = OutageLog.EMPTY;

    private volatile Runnable onOutage = () -> {};

    TransactionRunner(Database database, StoreClock clock) {
        this.database = database;
        this.clock = clock;
        clock.onGap(this::addGap);
    }

    private synchronized void addGap(OutageLog.Outage gap) {
        gaps.add(gap);
        outages = outages.plus(List.of(gap));
    }

    /** Sets the receiver of the news that an outage has ended and is stored. */
    void onOutage(Runnable receiver) {
        onOutage = receiver;
    }

    /** All outages, including a current one. */
    OutageLog outages() {
        // The fault first: when it ends, its outage is already among the others.
        Optional<StoreHealth.Fault> current = tracker.health().fault();
        OutageLog past = outages;
        return current.map(fault -> past.plus(List.of(new OutageLog.Outage(fault.since(), Long.MAX_VALUE))))
                .orElse(past);
    }

    StoreHealth health() {
        return tracker.health();
    }

    /** Writes the first heartbeat, and the outage since the last one. */
    void recordStart() {
        try {
            attempt(List.of());
        } catch (RuntimeException e) {
            throw StoreException.of(e, database.file());
        }
    }

    /** Writes everything durably or throws. Without writes it writes a heartbeat. */
    void commit(List<PendingWrite<?>> writes) {
        long begun = clock.millis();
        boolean hadOutage;
        try {
            hadOutage = attempt(writes);
            tracker.recover(begun);
        } catch (Throwable e) {
            StoreException failure = StoreException.of(e, database.file());
            if (failure.kind() != Kind.CONSTRAINT_VIOLATED) {
                tracker.fail(failure, begun);
            }
            switch (failure.kind()) {
                // A read-only connection stays read-only, and the state of a failed one is unknown.
                case READ_ONLY, CORRUPT, FAILED -> database.requireReopen();
                default -> {}
            }
            throw failure;
        }
        if (hadOutage) {
            onOutage.run();
        }
    }

    /** Returns whether an outage was stored, too. */
    private boolean attempt(List<PendingWrite<?>> writes) {
        Handle handle = database.writer();
        Recorded recorded = transaction(handle, writes);
        database.checkUnmoved();
        database.markUsed();
        return publish(recorded);
    }

    /**
     * The outages that a transaction stored.
     *
     * @param gaps the number of gaps that need not be stored any more
     * @param stored all outages in the database; empty if they are as before
     */
    private record Recorded(int gaps, Optional<OutageLog> stored) {}

    private synchronized boolean publish(Recorded recorded) {
        gaps.subList(0, recorded.gaps()).clear();
        recorded.stored().ifPresent(stored -> outages = stored.plus(gaps));
        return recorded.stored().isPresent();
    }

    private synchronized List<OutageLog.Outage> gaps() {
        return List.copyOf(gaps);
    }

    private Recorded transaction(Handle handle, List<PendingWrite<?>> writes) {
        handle.execute("BEGIN IMMEDIATE");
        try {
            Recorded recorded = recordOutages(handle);
            for (PendingWrite<?> write : writes) {
                write.write(handle);
            }
            handle.execute("COMMIT");
            return recorded;
        } catch (Throwable e) {
            rollBack(handle);
            throw e;
        }
    }

    /** Writes the heartbeat and all outages before it. */
    private Recorded recordOutages(Handle handle) {
        boolean justOpened = database.isJustOpened();
        Optional<Long> lastHeartbeat = justOpened ? OutageStatements.lastHeartbeat(handle) : Optional.empty();
        lastHeartbeat.ifPresent(clock::continueAfter);
        long now = clock.millis();
        List<OutageLog.Outage> found = gaps();
        // Nothing was written since the last heartbeat, so this outage contains all gaps.
        List<OutageLog.Outage> missing = new ArrayList<>(justOpened ? List.of() : found);
        (justOpened ? lastHeartbeat : tracker.health().fault().map(StoreHealth.Fault::since))
                .filter(since -> since < now)
                .ifPresent(since -> missing.add(new OutageLog.Outage(since, now)));
        missing.forEach(outage -> OutageStatements.insertOutage(handle, outage));
        OutageStatements.recordHeartbeat(handle, now);
        boolean changed = justOpened || !missing.isEmpty();
        return new Recorded(found.size(), changed ? Optional.of(StoreQueries.outages(handle)) : Optional.empty());
    }

    private static void rollBack(Handle handle) {
        try {
            handle.execute("ROLLBACK");
        } catch (RuntimeException e) {
            // After some failures SQLite has already rolled back.
        }
    }
}
