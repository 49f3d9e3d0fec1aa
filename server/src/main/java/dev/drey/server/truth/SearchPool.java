package dev.drey.server.truth;

/** The threads that do all the searching of a server. */
public final class SearchPool implements AutoCloseable {
    /** How many searches of that rank wait for a thread. */
    public int queued(Rank rank) {
        throw new UnsupportedOperationException();
    }

    /** How many searches of that rank have a thread. */
    public int running(Rank rank) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
