package dev.drey.server;

/** Something behind the routes that lives as long as the server does. */
public interface Part extends AutoCloseable {
    /** Told first, while requests are still answered: take on nothing new, and let go whoever waits (streams, sockets). */
    default void drain() {}

    /** Told last, when nobody asks any more. */
    @Override
    void close();
}
