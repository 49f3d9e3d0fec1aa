package dev.drey.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;

/** Replays the events of a game. The clock does not count outages of the server, so each event is applied to a credited game. */
final class EventReplay {
    /** Extra time after an outage for players to reconnect, in milliseconds. */
    static final long GRACE_MILLIS = 10_000;

    private EventReplay() {}

    /** An event with the game before and after it. */
    record Step(LiveGame before, RoomEvent event, LiveGame after) {}

    /**
     * Applies the next event.
     *
     * @param outages returns the milliseconds of outage between two moments
     */
    static Step step(LiveGame game, RoomEvent event, LongBinaryOperator outages) {
        LiveGame before = credited(game, outages, event.at());
        return new Step(before, event, before.after(event));
    }

    /** Returns the events after the given number, each with the game before and after it. */
    static List<Step> stepsAfter(int after, LiveGame initial, List<RoomEvent> events, LongBinaryOperator outages) {
        List<Step> steps = new ArrayList<>();
        LiveGame game = initial;
        for (RoomEvent event : events) {
            Step step = step(game, event, outages);
            game = step.after();
            if (game.seq() > after) {
                steps.add(step);
            }
        }
        return steps;
    }

    /** Returns the game after all events. */
    static LiveGame of(LiveGame initial, List<RoomEvent> events, LongBinaryOperator outages) {
        LiveGame game = initial;
        for (RoomEvent event : events) {
            game = step(game, event, outages).after();
        }
        return game;
    }

    /** Returns the game at a time, with outages since the turn began left uncounted. */
    static LiveGame credited(LiveGame game, LongBinaryOperator outages, long now) {
        if (!game.isRunning()) {
            return game;
        }
        return game.credit(uncounted(outages, game.state().clock().since(), now));
    }

    /** Returns the part of a time that does not count: the outages in it, and the time to reconnect if there are any. */
    static long uncounted(LongBinaryOperator outages, long from, long to) {
        long missed = outages.applyAsLong(from, to);
        return missed == 0 ? 0 : missed + GRACE_MILLIS;
    }
}
