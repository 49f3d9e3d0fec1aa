package dev.drey.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies what is in the journal into the main file, beside the writer: it takes the disk tens of milliseconds, and SQLite
 * by itself would do it in the middle of somebody's move.
 *
 * <p>The journal begins anew only when all of it is copied and nobody is writing. Under steady load that never happens here,
 * and then the writer does it, when the journal has become long; there is little left to copy for it.
 */
final class Checkpoints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
    private static final long LOOK_MILLIS = 250;
    private static final long MANY_WRITES = 200;
    private static final long FEW_WRITES_MILLIS = 1000;
    /** Signs of life are written too, but they need no disk at work every second. */
    private static final long NO_WRITES_MILLIS = 30_000;

    private final Database database;
    private final LongSupplier written;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "drey-store-checkpoints");
        made.setDaemon(true);
        return made;
    });
    private long copied;
    private long waited;

    Checkpoints(Database database, LongSupplier written) {
        this.database = database;
        this.written = written;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // It runs until it is shut down.
    void start() {
        thread.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        waited += LOOK_MILLIS;
        long now = written.getAsLong();
        long fresh = now - copied;
        if (fresh >= MANY_WRITES || waited >= (fresh > 0 ? FEW_WRITES_MILLIS : NO_WRITES_MILLIS)) {
            waited = 0;
            copied = now;
            try {
                copy();
            } catch (RuntimeException e) {
                // Nothing is lost by it: the journal keeps what it has, and the writer finds out what is wrong.
                LOG.debug("the journal could not be copied", e);
            }
        }
    }

    /** Copies as much as can be copied without anybody waiting. */
    void copy() {
        database.read(handle -> handle.createQuery("PRAGMA wal_checkpoint(PASSIVE)")
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
