package dev.drey.server.room;

import java.util.Locale;

/** The stage of a game on the server. */
public enum GameStatus {
    /** A seat is still free. */
    OPEN,
    RUNNING,
    OVER,
    /** Ended without a result. */
    CANCELLED,
    /** Ended by the server, because nobody joined it or no person made a move. */
    EXPIRED;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static GameStatus parse(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
