package dev.drey.server.room;

/** A client that follows a game. No method may block on the client; a client that is too slow is disconnected. */
public interface Listener {
    /** The identity of the person behind the client. */
    String identity();

    /** Sends a JSON object in one line. */
    void send(String json);

    /** Sends a message that other clients get, too. */
    default void send(SharedMessage message) {
        send(message.text());
    }

    /**
     * Returns whether the client has taken everything that was sent. If not, the task runs as soon as it has, unless the connection ends
     * before. There is at most one such task.
     */
    boolean isDrained(Runnable later);

    /** Ends the connection. */
    void end(String reason);
}
