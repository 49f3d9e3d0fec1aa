package dev.drey.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A queued write and the future of its result. */
final class PendingWrite<T> {
    /** The SQL of a write. It runs in a transaction that may contain other writes, and may be run again. */
    interface Write<T> {
        T apply(Handle handle);
    }

    private final Write<T> write;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private @Nullable T result;

    PendingWrite(Write<T> write) {
        this.write = write;
    }

    CompletableFuture<T> future() {
        return future;
    }

    void write(Handle handle) {
        result = write.apply(handle);
    }

    /** Completes the future: the write is durable. */
    @SuppressWarnings("NullAway") // write() has set the result
    void succeed(Executor callbacks) {
        execute(callbacks, () -> future.complete(result));
    }

    void fail(StoreException failure, Executor callbacks) {
        execute(callbacks, () -> future.completeExceptionally(failure));
    }

    private static void execute(Executor callbacks, Runnable completion) {
        try {
            callbacks.execute(completion);
        } catch (RuntimeException | Error e) {
            // Completing it on this thread is better than not at all.
            completion.run();
        }
    }
}
