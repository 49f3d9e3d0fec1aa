package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;

/** Records all updates and checks that no call follows the final one. */
final class RecordingObserver<T> implements SearchObserver<T> {
    private final List<T> updates = new ArrayList<>();
    private final CompletableFuture<T> end = new CompletableFuture<>();
    private final CompletableFuture<Throwable> failure = new CompletableFuture<>();
    private boolean calledAfterEnd;

    @Override
    public synchronized void onUpdate(T result, boolean last) {
        calledAfterEnd |= isFinished();
        updates.add(result);
        if (last) {
            end.complete(result);
        }
        notifyAll();
    }

    @Override
    public synchronized void onFailure(Throwable cause) {
        calledAfterEnd |= isFinished();
        failure.complete(cause);
        end.completeExceptionally(cause);
        notifyAll();
    }

    boolean isFinished() {
        return end.isDone();
    }

    /** Waits for the final update. */
    T awaitLast() {
        T last = FakeTask.get(end);
        assertThat(calledAfterEnd).isFalse();
        return last;
    }

    Throwable awaitFailure() {
        return FakeTask.get(failure);
    }

    /** Waits for an update that matches and returns the first one. */
    synchronized T await(Predicate<T> wanted) {
        long deadline = System.nanoTime() + Await.TIMEOUT.toNanos();
        try {
            while (updates.stream().noneMatch(wanted) && System.nanoTime() < deadline) {
                wait(100);
            }
        } catch (InterruptedException e) {
            throw new CompletionException(e);
        }
        return updates.stream().filter(wanted).findFirst().orElseThrow();
    }

    T awaitAny() {
        return await(result -> true);
    }

    synchronized List<T> updates() {
        return List.copyOf(updates);
    }
}
