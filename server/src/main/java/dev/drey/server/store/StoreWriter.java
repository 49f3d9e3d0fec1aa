package dev.drey.server.store;

import dev.drey.server.store.StoreException.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The single thread that writes. It combines all queued writes into one transaction, so that they share the cost of a commit.
 */
final class StoreWriter implements AutoCloseable {
    private final TransactionRunner transactions;
    private final StoreClock clock;
    private final Executor callbacks;
    private final StoreSettings settings;
    private final BlockingQueue<PendingWrite<?>> queue;
    private final Thread thread;
    private final StoreHealth.Tracker overload = new StoreHealth.Tracker();
    private final AtomicLong written = new AtomicLong();
    private final AtomicLong commits = new AtomicLong();
    private volatile boolean closed;

    StoreWriter(TransactionRunner transactions, StoreClock clock, Executor callbacks, StoreSettings settings) {
        this.transactions = transactions;
        this.clock = clock;
        this.callbacks = callbacks;
        this.settings = settings;
        queue = new ArrayBlockingQueue<>(settings.queueSize());
        thread = new Thread(this::run, "drey-store");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    <T> CompletableFuture<T> submit(PendingWrite.Write<T> write) {
        PendingWrite<T> pending = new PendingWrite<>(write);
        if (closed) {
            pending.fail(closedException(), callbacks);
        } else if (!queue.offer(pending)) {
            StoreException failure = new StoreException(
                    Kind.OVERLOADED, settings.queueSize() + " writes are already waiting; try again in a moment");
            overload.fail(failure, clock.millis());
            pending.fail(failure, callbacks);
        } else if (closed && queue.remove(pending)) {
            // The thread may have ended before it saw this write.
            pending.fail(closedException(), callbacks);
        }
        return pending.future();
    }

    StoreHealth health() {
        StoreHealth failing = transactions.health();
        return failing.ok() ? overload.health() : failing;
    }

    Store.Metrics metrics() {
        return new Store.Metrics(queue.size(), written.get(), commits.get());
    }

    private void run() {
        List<PendingWrite<?>> batch = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                @Nullable PendingWrite<?> first = queue.poll(settings.heartbeatMillis(), TimeUnit.MILLISECONDS);
                if (first != null) {
                    batch.add(first);
                    queue.drainTo(batch, settings.batchSize() - 1);
                }
            } catch (InterruptedException e) {
                // Ignored: the thread ends when the store is closed.
            }
            write(batch);
            batch.clear();
            if (!overload.health().ok() && queue.size() <= settings.queueSize() / 2) {
                overload.recover(clock.millis());
            }
        }
    }

    /** Writes the batch in one transaction; if that fails and a single write may be the cause, each write in its own transaction. */
    private void write(List<PendingWrite<?>> batch) {
        try {
            transactions.commit(batch);
        } catch (StoreException failure) {
            if (batch.size() > 1 && mayConcernSingleWrite(failure.kind())) {
                batch.forEach(pending -> write(List.of(pending)));
            } else {
                batch.forEach(pending -> pending.fail(failure, callbacks));
            }
            return;
        }
        if (!batch.isEmpty()) {
            commits.incrementAndGet();
            written.addAndGet(batch.size());
        }
        batch.forEach(pending -> pending.succeed(callbacks));
    }

    private static boolean mayConcernSingleWrite(Kind kind) {
        return kind == Kind.CONSTRAINT_VIOLATED || kind == Kind.FULL || kind == Kind.FAILED;
    }

    private static StoreException closedException() {
        return new StoreException(Kind.CLOSED, "the server is stopping");
    }

    @Override
    public void close() {
        closed = true;
        // Wakes the thread if it waits for writes.
        queue.offer(new PendingWrite<>(handle -> true));
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
