package dev.drey.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies the journal into the main file on a thread of its own. This takes tens of milliseconds, and SQLite would otherwise do it
 * on the writer's thread, in the middle of a move.
 *
 * <p>SQLite restarts the journal only when all of it is copied and nobody is writing, which never happens here under steady load.
 * Then the writer restarts it when it has become long; little is left to copy by then.
 */
final class Checkpointer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpointer.class);
    private static final long POLL_MILLIS = 250;
    private static final long MANY_WRITES = 200;
    private static final long FEW_WRITES_MILLIS = 1000;
    /** The interval if only heartbeats were written, which should not keep the disk busy. */
    private static final long IDLE_MILLIS = 30_000;

    private final Database database;
    private final LongSupplier written;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread created = new Thread(task, "drey-store-checkpoints");
        created.setDaemon(true);
        return created;
    });
    private long checkpointed;
    private long millisSinceCheckpoint;

    Checkpointer(Database database, LongSupplier written) {
        this.database = database;
        this.written = written;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // runs until shutdown
    void start() {
        thread.scheduleWithFixedDelay(this::checkpointIfDue, POLL_MILLIS, POLL_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void checkpointIfDue() {
        millisSinceCheckpoint += POLL_MILLIS;
        long now = written.getAsLong();
        long writes = now - checkpointed;
        if (writes >= MANY_WRITES || millisSinceCheckpoint >= (writes > 0 ? FEW_WRITES_MILLIS : IDLE_MILLIS)) {
            millisSinceCheckpoint = 0;
            checkpointed = now;
            try {
                checkpoint();
            } catch (RuntimeException e) {
                // Nothing is lost: the journal keeps its contents, and the writer will report the failure.
                LOG.debug("the checkpoint failed", e);
            }
        }
    }

    /** Copies as much as possible without making anyone wait. */
    void checkpoint() {
        database.read(handle -> handle.createQuery("PRAGMA wal_checkpoint(PASSIVE)")
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
