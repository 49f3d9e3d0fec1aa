package dev.drey.server.search;

import dev.drey.server.Await;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** A task that runs until it is released or its time slice ends. */
final class FakeTask implements SearchTask {
    private final CompletableFuture<Boolean> started = new CompletableFuture<>();
    private final CompletableFuture<Boolean> released = new CompletableFuture<>();
    private final CompletableFuture<Throwable> aborted = new CompletableFuture<>();
    private final CompletableFuture<Boolean> done = new CompletableFuture<>();
    private final CompletableFuture<Boolean> progressReported = new CompletableFuture<>();
    private final AtomicInteger slices = new AtomicInteger();

    @Override
    public boolean run(TimeSlice slice) {
        slices.incrementAndGet();
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        slice.onEnd(() -> over.complete(true));
        started.complete(true);
        get(CompletableFuture.anyOf(over, released));
        if (!released.isDone()) {
            return false;
        }
        done.complete(true);
        return true;
    }

    @Override
    public void reportProgress() {
        progressReported.complete(true);
    }

    @Override
    public void abort(Throwable cause) {
        aborted.complete(cause);
    }

    FakeTask release() {
        released.complete(true);
        return this;
    }

    void awaitStarted() {
        get(started);
    }

    void awaitDone() {
        get(done);
    }

    void awaitProgressReport() {
        get(progressReported);
    }

    Throwable awaitAborted() {
        return get(aborted);
    }

    boolean isDone() {
        return done.isDone();
    }

    boolean hasStarted() {
        return started.isDone();
    }

    boolean isAborted() {
        return aborted.isDone();
    }

    int slices() {
        return slices.get();
    }

    /** Waits for a result; fails after {@link Await#TIMEOUT}. */
    static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}
