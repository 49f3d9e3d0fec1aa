package dev.drey.server.store;

/** A game for which the server must act at a time. */
public record DueGame(String id, long due) {
    /** Comes before all games. */
    public static final DueGame FIRST = new DueGame("", Long.MIN_VALUE);
}
