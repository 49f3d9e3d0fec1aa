package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;

/** Keeps all it is told, and makes sure that nothing comes after the end. */
final class Recording<T> implements Watcher<T> {
    private final List<T> seen = new ArrayList<>();
    private final CompletableFuture<T> end = new CompletableFuture<>();
    private final CompletableFuture<Throwable> loss = new CompletableFuture<>();
    private boolean toldAfterTheEnd;

    @Override
    public synchronized void sees(T known, boolean last) {
        toldAfterTheEnd |= isOver();
        seen.add(known);
        if (last) {
            end.complete(known);
        }
        notifyAll();
    }

    @Override
    public synchronized void lost(Throwable why) {
        toldAfterTheEnd |= isOver();
        loss.complete(why);
        end.completeExceptionally(why);
        notifyAll();
    }

    boolean isOver() {
        return end.isDone();
    }

    /** What came last. */
    T awaitLast() {
        T last = FakeWork.get(end);
        assertThat(toldAfterTheEnd).isFalse();
        return last;
    }

    Throwable awaitLost() {
        return FakeWork.get(loss);
    }

    /** The first thing told that is so; waits for it. */
    synchronized T await(Predicate<T> wanted) {
        long deadline = System.nanoTime() + Await.PATIENCE.toNanos();
        try {
            while (seen.stream().noneMatch(wanted) && System.nanoTime() < deadline) {
                wait(100);
            }
        } catch (InterruptedException e) {
            throw new CompletionException(e);
        }
        return seen.stream().filter(wanted).findFirst().orElseThrow();
    }

    T awaitAny() {
        return await(known -> true);
    }

    synchronized List<T> seen() {
        return List.copyOf(seen);
    }
}
