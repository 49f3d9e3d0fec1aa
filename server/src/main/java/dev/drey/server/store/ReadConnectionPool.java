package dev.drey.server.store;

import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A small pool of connections for reading. */
final class ReadConnectionPool implements AutoCloseable {
    private static final long TIMEOUT_SECONDS = 2;

    private final Supplier<Handle> open;
    private final Semaphore permits;
    private final ConcurrentLinkedDeque<Handle> idle = new ConcurrentLinkedDeque<>();

    /** Opens all connections at once, so that reading still works if the file is deleted later. */
    ReadConnectionPool(Supplier<Handle> open, int size) {
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

    <T> T query(Function<Handle, T> query) {
        acquire();
        try {
            @Nullable Handle reused = idle.pollFirst();
            Handle handle = reused == null ? open.get() : reused;
            boolean succeeded = false;
            try {
                T result = query.apply(handle);
                succeeded = true;
                return result;
            } finally {
                // The state of a connection is unknown after a failure.
                if (succeeded) {
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
            if (permits.tryAcquire(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new StoreException(StoreException.Kind.OVERLOADED, "too many reads at once; try again in a moment");
    }

    /** Closes all connections; the caller ensures that nobody is reading. */
    @Override
    public void close() {
        for (@Nullable Handle handle = idle.poll(); handle != null; handle = idle.poll()) {
            handle.close();
        }
    }
}
