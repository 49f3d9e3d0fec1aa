package dev.drey.server.search;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/** Delivers the results of one search to its {@link SearchObserver}: in order, only the newest to a slow one, nothing after the end. */
final class ObserverNotifier<T> {
    private final SearchObserver<T> observer;
    private final Executor executor;
    private @Nullable Runnable pending;
    private boolean finished;
    private boolean delivering;

    ObserverNotifier(SearchObserver<T> observer, Executor executor) {
        this.observer = observer;
        this.executor = executor;
    }

    /**
     * Wraps an executor so that a task it rejects, because it is full or shut down, runs on the calling thread. A result is thus always
     * delivered.
     */
    static Executor neverRejecting(Executor executor) {
        return task -> {
            try {
                executor.execute(task);
            } catch (RejectedExecutionException e) {
                task.run();
            }
        };
    }

    void update(T result) {
        offer(() -> observer.onUpdate(result, false), false);
    }

    void complete(T result) {
        offer(() -> observer.onUpdate(result, true), true);
    }

    void fail(Throwable cause) {
        offer(() -> observer.onFailure(cause), true);
    }

    /** Returns whether the final call was made or is pending. */
    synchronized boolean isFinished() {
        return finished;
    }

    private void offer(Runnable call, boolean isLast) {
        boolean isIdle;
        synchronized (this) {
            if (finished) {
                return;
            }
            finished = isLast;
            pending = call;
            isIdle = !delivering;
            delivering = true;
        }
        if (isIdle) {
            executor.execute(this::deliver);
        }
    }

    private void deliver() {
        for (Optional<Runnable> next = take(); next.isPresent(); next = take()) {
            try {
                next.get().run();
            } catch (RuntimeException e) {
                // An observer that failed gets no further calls.
                finish();
                throw e;
            }
        }
    }

    private synchronized Optional<Runnable> take() {
        Optional<Runnable> next = Optional.ofNullable(pending);
        pending = null;
        delivering = next.isPresent();
        return next;
    }

    private synchronized void finish() {
        finished = true;
        pending = null;
        delivering = false;
    }
}
