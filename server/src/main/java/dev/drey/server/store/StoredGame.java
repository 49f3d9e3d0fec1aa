package dev.drey.server.store;

import java.util.List;

/** A consistent snapshot of a game with all its events. */
public record StoredGame(GameRow game, List<EventRow> events) {
    public StoredGame {
        events = List.copyOf(events);
    }
}
