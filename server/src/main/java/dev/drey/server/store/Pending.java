package dev.drey.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A write that somebody waits for. */
final class Pending<T> {
    /** What is to be written, in a transaction that may take others too; it may be tried again. */
    interface Write<T> {
        T on(Handle handle);
    }

    private final Write<T> write;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private @Nullable T result;

    Pending(Write<T> write) {
        this.write = write;
    }

    CompletableFuture<T> answer() {
        return answer;
    }

    void writeOn(Handle handle) {
        result = write.on(handle);
    }

    /** Tells that it is durable. */
    @SuppressWarnings("NullAway") // The result is there once it has been written.
    void succeed(Executor answers) {
        on(answers, () -> answer.complete(result));
    }

    void fail(StoreFailure failure, Executor answers) {
        on(answers, () -> answer.completeExceptionally(failure));
    }

    private static void on(Executor answers, Runnable telling) {
        try {
            answers.execute(telling);
        } catch (RuntimeException | Error e) {
            // Told by the wrong thread is better than not told.
            telling.run();
        }
    }
}
