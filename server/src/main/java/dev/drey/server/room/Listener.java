package dev.drey.server.room;

/** A client that follows a game. No method may block on the client; a client that is too slow is disconnected. */
public interface Listener {
    /** The identity of the person behind the client. */
    String identity();

    /** Sends a JSON object in one line. */
    void send(String json);

    /** Ends the connection. */
    void end(String reason);
}
