package dev.drey.server.store;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whether the store can be written to. */
public record StoreHealth(Optional<Fault> fault) {
    static final StoreHealth OK = new StoreHealth(Optional.empty());

    /** A fault, and since when it has lasted. */
    public record Fault(StoreException.Kind kind, long since, String message) {}

    public boolean ok() {
        return fault.isEmpty();
    }

    /** Tracks the current health, and logs when a fault begins, changes its kind or ends. */
    static final class Tracker {
        private static final Logger LOG = LoggerFactory.getLogger(Store.class);

        private volatile StoreHealth health = OK;

        StoreHealth health() {
            return health;
        }

        synchronized void fail(StoreException failure, long now) {
            Optional<Fault> before = health.fault();
            long since = before.map(Fault::since).orElse(now);
            health = new StoreHealth(Optional.of(new Fault(failure.kind(), since, failure.reason())));
            if (before.isEmpty() || before.get().kind() != failure.kind()) {
                LOG.warn("the storage failed: {}", failure.reason());
            }
        }

        synchronized void recover(long now) {
            Optional<Fault> before = health.fault();
            health = OK;
            before.ifPresent(fault -> LOG.info(
                    "the storage works again after {} ms ({})",
                    now - fault.since(),
                    fault.kind().text()));
        }
    }
}
