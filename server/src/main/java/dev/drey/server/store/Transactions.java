package dev.drey.server.store;

import dev.drey.server.store.StoreFailure.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;

/**
 * Commits, each with the server's sign of life in it. What happened to the times between is known afterwards: an outage goes
 * into the database together with the first thing that can be written again.
 */
final class Transactions {
    private final Database database;
    private final LongSupplier clock;
    private final long signEvery;
    private final Trouble trouble = new Trouble();
    private volatile Outages outages = Outages.NONE;
    private long lastSign;

    Transactions(Database database, LongSupplier clock, Tuning tuning) {
        this.database = database;
        this.clock = clock;
        signEvery = tuning.beatMillis() / 2;
    }

    /** With the one under way, if any. */
    Outages outages() {
        Outages over = outages;
        return trouble.health()
                .problem()
                .map(problem -> over.plus(new Outage(problem.since(), Long.MAX_VALUE)))
                .orElse(over);
    }

    Health health() {
        return trouble.health();
    }

    /** Writes that the server is there, and how long it was not. */
    void begin() {
        try {
            attempt(List.of(), clock.getAsLong());
        } catch (RuntimeException e) {
            throw Failures.of(e, database.file());
        }
    }

    /** Writes all of it durably or throws; without writes it is a sign of life. */
    void commit(List<Pending<?>> writes) {
        long now = clock.getAsLong();
        try {
            attempt(writes, now);
            trouble.ends(now);
        } catch (Throwable e) {
            StoreFailure failure = Failures.of(e, database.file());
            if (failure.kind() != Kind.REFUSED) {
                trouble.begins(failure, now);
            }
            switch (failure.kind()) {
                // A connection that was opened to read only stays so; of one that failed nobody knows how it is.
                case READ_ONLY, CORRUPT, FAILED -> database.distrust();
                default -> {}
            }
            throw failure;
        }
    }

    private void attempt(List<Pending<?>> writes, long now) {
        Handle handle = database.there();
        Outages known = transaction(handle, writes, now);
        database.stillThere();
        database.settle();
        outages = known;
    }

    private Outages transaction(Handle handle, List<Pending<?>> writes, long now) {
        handle.execute("BEGIN IMMEDIATE");
        try {
            for (Pending<?> write : writes) {
                write.writeOn(handle);
            }
            Outages known = noteOutage(handle, now);
            boolean sign = writes.isEmpty() || database.isFresh() || Math.abs(now - lastSign) >= signEvery;
            if (sign) {
                Writes.seen(handle, now);
            }
            handle.execute("COMMIT");
            lastSign = sign ? now : lastSign;
            return known;
        } catch (Throwable e) {
            rollBack(handle);
            throw e;
        }
    }

    private Outages noteOutage(Handle handle, long now) {
        Optional<Long> since = database.isFresh()
                ? Writes.lastSeen(handle)
                : trouble.health().problem().map(Health.Problem::since);
        if (since.isEmpty() || since.get() >= now) {
            return database.isFresh() ? Reads.outages(handle) : outages;
        }
        Writes.outage(handle, new Outage(since.get(), now));
        return Reads.outages(handle);
    }

    private static void rollBack(Handle handle) {
        try {
            handle.execute("ROLLBACK");
        } catch (RuntimeException e) {
            // After some failures SQLite has rolled back by itself.
        }
    }
}
