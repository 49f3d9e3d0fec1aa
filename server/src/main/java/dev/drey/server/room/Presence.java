package dev.drey.server.room;

import dev.drey.play.AbandonmentRules;
import dev.drey.rules.Side;
import dev.drey.wire.live.ServerMessage;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongBinaryOperator;

/** The clients that follow a game, and since when each player has been away. Guarded by the lock of the room. */
final class Presence {
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final Map<Side, Long> awaySince = new EnumMap<>(Side.class);

    private final LongBinaryOperator uncounted;

    /**
     * @param now the moment from which players who are not connected count as away
     * @param uncounted returns the milliseconds between two moments that do not count, because nobody could connect
     */
    Presence(long now, LongBinaryOperator uncounted) {
        this.uncounted = uncounted;
        for (Side side : Side.values()) {
            awaySince.put(side, now);
        }
    }

    /** Adds a client. @return whether the presence of a player has changed */
    boolean add(Listener listener, Seats seats) {
        listeners.add(listener);
        Optional<Side> side = seats.sideOf(listener.identity());
        return side.isPresent() && awaySince.remove(side.get()) != null;
    }

    /** Removes a client. @return whether the presence of a player has changed */
    boolean remove(Listener listener, Seats seats, long now) {
        if (!listeners.remove(listener)) {
            return false;
        }
        Optional<Side> side = seats.sideOf(listener.identity());
        boolean left = side.isPresent()
                && listeners.stream().noneMatch(other -> other.identity().equals(listener.identity()));
        if (left) {
            awaySince.put(side.get(), now);
        }
        return left;
    }

    /** Updates the presence after a spectator has taken a seat. */
    void seated(Seats seats) {
        for (Listener listener : listeners) {
            seats.sideOf(listener.identity()).ifPresent(awaySince::remove);
        }
    }

    Set<Listener> listeners() {
        return listeners;
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    /** Whether the player of a side is connected; an engine always is. */
    private boolean isPresent(Seats seats, Side side) {
        return seats.of(side).engine().isPresent() || !awaySince.containsKey(side);
    }

    /** How long the player of a side has been away; 0 while connected. */
    long awayMillis(Seats seats, Side side, long now) {
        if (isPresent(seats, side)) {
            return 0;
        }
        long since = awaySince.getOrDefault(side, now);
        // At least 1, because 0 means connected.
        return Math.max(1, now - since - uncounted.applyAsLong(since, now));
    }

    ServerMessage.Presence view(LiveGame game, long now) {
        Seats seats = game.seats();
        int players = 0;
        for (Listener listener : listeners) {
            players += seats.sideOf(listener.identity()).isPresent() ? 1 : 0;
        }
        OptionalLong wait = claimWait(game, now);
        return new ServerMessage.Presence(
                GameViews.bySide(side -> isPresent(seats, side)),
                listeners.size() - players,
                wait.isPresent() ? (Long) (now + wait.getAsLong()) : null);
    }

    /** How long the side that is not to move must still wait before it may claim the game. */
    private OptionalLong claimWait(LiveGame game, long now) {
        Side mover = game.state().position().toMove();
        return game.isRunning() && game.seats().of(mover.other()).engine().isEmpty()
                ? AbandonmentRules.millisToWait(game.state(), mover.other(), awayMillis(game.seats(), mover, now), now)
                : OptionalLong.empty();
    }
}
