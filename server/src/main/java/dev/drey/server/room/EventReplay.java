package dev.drey.server.room;

import java.util.List;
import java.util.function.LongBinaryOperator;

/**
 * Tells a game over again. Time in which the server was not there counts for nobody, so each happening is told of a game
 * whose clock knows about it.
 */
final class EventReplay {
    /** After an outage, people need a moment to come back. */
    static final long GRACE = 10_000;

    private EventReplay() {}

    /** What is told on the way. */
    interface Teller {
        void tell(LiveGame before, RoomEvent event, LiveGame after);
    }

    /** @param outages how many milliseconds between two moments the server was not there */
    static LiveGame of(LiveGame fresh, List<RoomEvent> happenings, LongBinaryOperator outages, Teller teller) {
        LiveGame game = fresh;
        for (RoomEvent event : happenings) {
            game = credited(game, outages, event.at());
            LiveGame after = game.after(event);
            teller.tell(game, event, after);
            game = after;
        }
        return game;
    }

    /** The game at that time, outages forgiven. */
    static LiveGame credited(LiveGame game, LongBinaryOperator outages, long now) {
        if (!game.isRunning()) {
            return game;
        }
        long missed = outages.applyAsLong(game.state().clock().since(), now);
        return game.credit(missed == 0 ? 0 : missed + GRACE);
    }
}
