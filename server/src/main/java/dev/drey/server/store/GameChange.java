package dev.drey.server.store;

import java.util.List;
import java.util.Optional;

/**
 * A change that is written completely or not at all: the next events of a game, the update of its row, and new games that
 * follow from it.
 *
 * @param nextSeq the number of events when the change was decided; if the game has another number now, nothing is written
 */
public record GameChange(
        String gameId, int nextSeq, List<EventRow> events, Optional<GameUpdate> update, List<NewGame> created) {

    public GameChange {
        events = List.copyOf(events);
        created = List.copyOf(created);
        checkNumbers(gameId, nextSeq, events);
        for (NewGame game : created) {
            if (game.game().id().equals(gameId)) {
                throw new IllegalArgumentException("a new game carries its own first events: use Store.create");
            }
        }
    }

    /** The next events of an existing game. */
    public static GameChange of(String gameId, int nextSeq, List<EventRow> events, GameUpdate update) {
        return new GameChange(gameId, nextSeq, events, Optional.of(update), List.of());
    }

    /** This change and a game that starts with it: the next game of a match, or a rematch. */
    public GameChange creating(GameRow game, List<EventRow> events) {
        return new GameChange(gameId, nextSeq, this.events, update, List.of(new NewGame(game, events)));
    }

    static void checkNumbers(String gameId, int nextSeq, List<EventRow> events) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).seq() != nextSeq + i) {
                throw new IllegalArgumentException("event " + (nextSeq + i) + " of game " + gameId + " is numbered "
                        + events.get(i).seq());
            }
        }
    }
}
