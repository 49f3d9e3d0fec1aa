package dev.drey.server.search;

/**
 * Who waits for an answer that refines. Calls come one after another, on the executor given to {@link SearchService}; while one takes
 * its time, what it misses is dropped, but never the end: exactly one call has {@code last} or is {@link #lost}, and nothing
 * comes after it.
 */
public interface Watcher<T> {
    /** What is known so far. */
    void sees(T known, boolean last);

    /**
     * There will be no answer.
     *
     * @param why a {@link java.util.concurrent.CancellationException} if it was stopped before anything was known or the
     *     server stops; anything else is a fault
     */
    void lost(Throwable why);
}
