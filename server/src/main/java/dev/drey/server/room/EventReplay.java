package dev.drey.server.room;

import java.util.List;
import java.util.function.LongBinaryOperator;

/** Replays the events of a game. The clock does not count outages of the server, so each event is applied to a credited game. */
final class EventReplay {
    /** Extra time after an outage for players to reconnect, in milliseconds. */
    static final long GRACE_MILLIS = 10_000;

    private EventReplay() {}

    /** Receives each event with the game before and after it. */
    interface Observer {
        void replayed(LiveGame before, RoomEvent event, LiveGame after);
    }

    /** @param outages returns the milliseconds of outage between two moments */
    static LiveGame of(LiveGame initial, List<RoomEvent> events, LongBinaryOperator outages, Observer observer) {
        LiveGame game = initial;
        for (RoomEvent event : events) {
            game = credited(game, outages, event.at());
            LiveGame after = game.after(event);
            observer.replayed(game, event, after);
            game = after;
        }
        return game;
    }

    /** Returns the game at a time, with outages since the turn began left uncounted. */
    static LiveGame credited(LiveGame game, LongBinaryOperator outages, long now) {
        if (!game.isRunning()) {
            return game;
        }
        long missed = outages.applyAsLong(game.state().clock().since(), now);
        return game.credit(missed == 0 ? 0 : missed + GRACE_MILLIS);
    }
}
