package dev.drey.server.search;

/**
 * Receives the results of a search while they refine. Calls are sequential, on the executor given to {@link SearchService}. Updates
 * that arrive while a call is in progress replace each other, so a slow observer gets only the newest. Exactly one call is final,
 * either an update with {@code last} or {@link #onFailure}, and no call follows it.
 */
public interface SearchObserver<T> {
    /** Receives everything that is known so far. */
    void onUpdate(T result, boolean last);

    /**
     * Reports that there will be no result.
     *
     * @param cause a {@link java.util.concurrent.CancellationException} if the search was stopped before anything was known or the
     *     server is stopping; any other cause is a fault
     */
    void onFailure(Throwable cause);
}
