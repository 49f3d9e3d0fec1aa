package dev.drey.server.store;

import java.util.List;

/** A game with all its events, as they were at one moment. */
public record StoredGame(GameRow game, List<EventRow> events) {
    public StoredGame {
        events = List.copyOf(events);
    }
}
