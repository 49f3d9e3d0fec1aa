package dev.drey.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;

/** One thing after the other. */
final class Writer implements AutoCloseable {
    interface Write<T> {
        T on(Handle handle);
    }

    private final Database database;
    private final Executor answers;

    Writer(Database database, LongSupplier clock, Executor answers) {
        this.database = database;
        this.answers = answers;
    }

    synchronized <T> CompletableFuture<T> submit(Write<T> write) {
        CompletableFuture<T> future = new CompletableFuture<>();
        try {
            T result = database.write(write);
            answers.execute(() -> future.complete(result));
        } catch (RuntimeException e) {
            StoreFailure failure = new StoreFailure(StoreFailure.Kind.FAILED, String.valueOf(e.getMessage()), e);
            answers.execute(() -> future.completeExceptionally(failure));
        }
        return future;
    }

    Outages outages() {
        return Outages.NONE;
    }

    Health health() {
        return Health.OK;
    }

    int waiting() {
        return 0;
    }

    @Override
    public void close() {}
}
