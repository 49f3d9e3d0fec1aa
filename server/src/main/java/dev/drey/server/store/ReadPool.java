package dev.drey.server.store;

import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A few connections to read with. */
final class ReadPool implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 2;

    private final Supplier<Handle> open;
    private final Semaphore permits;
    private final ConcurrentLinkedDeque<Handle> idle = new ConcurrentLinkedDeque<>();

    /** Opens all of them at once: later the file may be gone, and what was read from it so far should still be readable. */
    ReadPool(Supplier<Handle> open, int size) {
        this.open = open;
        permits = new Semaphore(size, true);
        try {
            for (int i = 0; i < size; i++) {
                idle.add(open.get());
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    <T> T ask(Function<Handle, T> question) {
        acquire();
        try {
            @Nullable Handle kept = idle.pollFirst();
            Handle handle = kept == null ? open.get() : kept;
            boolean good = false;
            try {
                T answer = question.apply(handle);
                good = true;
                return answer;
            } finally {
                // After a failure nobody knows what state the connection is in.
                if (good) {
                    idle.addFirst(handle);
                } else {
                    handle.close();
                }
            }
        } finally {
            permits.release();
        }
    }

    private void acquire() {
        try {
            if (permits.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new StoreFailure(StoreFailure.Kind.OVERLOADED, "too much is being read at once; try again");
    }

    /** Closes what nobody uses; the caller knows that nobody is reading. */
    @Override
    public void close() {
        for (@Nullable Handle handle = idle.poll(); handle != null; handle = idle.poll()) {
            handle.close();
        }
    }
}
