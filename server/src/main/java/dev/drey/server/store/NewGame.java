package dev.drey.server.store;

import java.util.List;

/** A game that a change brings into being, with its first events; its series is made with it where it is new. */
public record NewGame(GameRow game, List<EventRow> events) {
    public NewGame {
        events = List.copyOf(events);
        GameChange.checkNumbers(game.id(), 0, events);
    }
}
