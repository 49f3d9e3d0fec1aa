package dev.drey.server.search;

import dev.drey.server.Await;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Work that lasts until it is released or its turn is over. */
final class FakeWork implements Work {
    private final CompletableFuture<Boolean> begun = new CompletableFuture<>();
    private final CompletableFuture<Boolean> released = new CompletableFuture<>();
    private final CompletableFuture<Throwable> abandoned = new CompletableFuture<>();
    private final CompletableFuture<Boolean> done = new CompletableFuture<>();
    private final CompletableFuture<Boolean> glanced = new CompletableFuture<>();
    private final AtomicInteger turns = new AtomicInteger();

    @Override
    public boolean goOn(Turn turn) {
        turns.incrementAndGet();
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        turn.whenOver(() -> over.complete(true));
        begun.complete(true);
        get(CompletableFuture.anyOf(over, released));
        if (!released.isDone()) {
            return false;
        }
        done.complete(true);
        return true;
    }

    @Override
    public void glance() {
        glanced.complete(true);
    }

    @Override
    public void abandon(Throwable why) {
        abandoned.complete(why);
    }

    FakeWork release() {
        released.complete(true);
        return this;
    }

    void awaitBegun() {
        get(begun);
    }

    void awaitDone() {
        get(done);
    }

    void awaitGlance() {
        get(glanced);
    }

    Throwable awaitAbandoned() {
        return get(abandoned);
    }

    boolean isDone() {
        return done.isDone();
    }

    boolean hasBegun() {
        return begun.isDone();
    }

    boolean isAbandoned() {
        return abandoned.isDone();
    }

    int turns() {
        return turns.get();
    }

    /** What comes, or a failure after a long time. */
    static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}
