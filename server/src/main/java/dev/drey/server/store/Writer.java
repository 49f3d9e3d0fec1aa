package dev.drey.server.store;

import dev.drey.server.store.StoreFailure.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. It takes all that is waiting into one transaction, so that many writes share what a commit
 * costs.
 */
final class Writer implements AutoCloseable {
    private final Transactions transactions;
    private final LongSupplier clock;
    private final Executor answers;
    private final Tuning tuning;
    private final BlockingQueue<Pending<?>> queue;
    private final Thread thread;
    private final Trouble overload = new Trouble();
    private final AtomicLong written = new AtomicLong();
    private final AtomicLong commits = new AtomicLong();
    private volatile boolean closed;

    Writer(Transactions transactions, LongSupplier clock, Executor answers, Tuning tuning) {
        this.transactions = transactions;
        this.clock = clock;
        this.answers = answers;
        this.tuning = tuning;
        queue = new ArrayBlockingQueue<>(tuning.queue());
        thread = new Thread(this::run, "drey-store");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    <T> CompletableFuture<T> submit(Pending.Write<T> write) {
        Pending<T> pending = new Pending<>(write);
        if (closed) {
            pending.fail(isClosed(), answers);
        } else if (!queue.offer(pending)) {
            StoreFailure overloaded = new StoreFailure(
                    Kind.OVERLOADED, tuning.queue() + " writes are waiting already; try again in a moment");
            overload.begins(overloaded, clock.getAsLong());
            pending.fail(overloaded, answers);
        } else if (closed && queue.remove(pending)) {
            // The thread may have gone before it saw this one.
            pending.fail(isClosed(), answers);
        }
        return pending.answer();
    }

    Health health() {
        Health failing = transactions.health();
        return failing.ok() ? overload.health() : failing;
    }

    Figures figures() {
        return new Figures(queue.size(), written.get(), commits.get());
    }

    private void run() {
        List<Pending<?>> batch = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                @Nullable Pending<?> first = queue.poll(tuning.beatMillis(), TimeUnit.MILLISECONDS);
                if (first != null) {
                    batch.add(first);
                    queue.drainTo(batch, tuning.batch() - 1);
                }
            } catch (InterruptedException e) {
                // Nobody has a reason to interrupt this thread; it ends when the store is closed.
            }
            write(batch);
            batch.clear();
            if (!overload.health().ok() && queue.size() <= tuning.queue() / 2) {
                overload.ends(clock.getAsLong());
            }
        }
    }

    /** All of it at once; where that fails because of one, each by itself. */
    private void write(List<Pending<?>> batch) {
        try {
            transactions.commit(batch);
        } catch (StoreFailure failure) {
            if (batch.size() > 1 && mayBeOneAlone(failure.kind())) {
                batch.forEach(pending -> write(List.of(pending)));
            } else {
                batch.forEach(pending -> pending.fail(failure, answers));
            }
            return;
        }
        if (!batch.isEmpty()) {
            commits.incrementAndGet();
            written.addAndGet(batch.size());
        }
        batch.forEach(pending -> pending.succeed(answers));
    }

    private static boolean mayBeOneAlone(Kind kind) {
        return kind == Kind.REFUSED || kind == Kind.FULL || kind == Kind.FAILED;
    }

    private static StoreFailure isClosed() {
        return new StoreFailure(Kind.CLOSED, "the server is stopping");
    }

    @Override
    public void close() {
        closed = true;
        // Wakes the thread, should it wait for something to write.
        queue.offer(new Pending<>(handle -> true));
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
