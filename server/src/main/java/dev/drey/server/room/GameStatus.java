package dev.drey.server.room;

import java.util.Locale;

/** How far a game is. */
public enum GameStatus {
    /** Somebody is still missing. */
    OPEN,
    RUNNING,
    OVER,
    /** Given up before anybody joined. */
    CANCELLED;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static GameStatus parse(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
