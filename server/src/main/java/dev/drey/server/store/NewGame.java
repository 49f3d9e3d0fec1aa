package dev.drey.server.store;

import java.util.List;

/** A game to be created, with its first events. Its match is created as well if it is new. */
public record NewGame(GameRow game, List<EventRow> events) {
    public NewGame {
        events = List.copyOf(events);
        GameChange.checkNumbers(game.id(), 0, events);
    }
}
