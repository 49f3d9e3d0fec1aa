package dev.drey.server.room;

/** A client that follows a game. Nothing here may wait for the client: who is too slow is cut off. */
public interface Listener {
    /** Whose client it is. */
    String identity();

    /** Tells it something, a JSON object in one line. */
    void tell(String json);

    /** No more will come. */
    void end(String reason);
}
