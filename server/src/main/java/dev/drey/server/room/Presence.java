package dev.drey.server.room;

import dev.drey.play.Claims;
import dev.drey.rules.Side;
import dev.drey.wire.live.ServerMessage;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Who follows a game, and since when its players have been gone. Not safe for several threads: its room takes care. */
final class Presence {
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final Map<Side, Long> goneSince = new EnumMap<>(Side.class);

    /** @param now since when players who are not there count as gone: before, nobody could come */
    Presence(long now) {
        for (Side side : Side.values()) {
            goneSince.put(side, now);
        }
    }

    /** Somebody follows the game. @return whether that changed something for the players */
    boolean come(Listener listener, Seats seats) {
        listeners.add(listener);
        Optional<Side> side = seats.sideOf(listener.identity());
        return side.isPresent() && goneSince.remove(side.get()) != null;
    }

    /** Somebody no longer does. @return whether that changed something for the players */
    boolean go(Listener listener, Seats seats, long now) {
        if (!listeners.remove(listener)) {
            return false;
        }
        Optional<Side> side = seats.sideOf(listener.identity());
        boolean gone = side.isPresent()
                && listeners.stream().noneMatch(other -> other.identity().equals(listener.identity()));
        if (gone) {
            goneSince.put(side.get(), now);
        }
        return gone;
    }

    /** After somebody sat down who was watching. */
    void seated(Seats seats) {
        for (Listener listener : listeners) {
            seats.sideOf(listener.identity()).ifPresent(goneSince::remove);
        }
    }

    Set<Listener> listeners() {
        return listeners;
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    /** Whether an engine or a person is there. */
    private boolean isHere(Seats seats, Side side) {
        return seats.of(side).engine().isPresent() || !goneSince.containsKey(side);
    }

    /** For how many milliseconds a side's player has been gone; 0 if there. */
    long away(Seats seats, Side side, long now) {
        // Gone this very moment is gone: 0 would mean that nobody left.
        return isHere(seats, side) ? 0 : Math.max(1, now - goneSince.getOrDefault(side, now));
    }

    ServerMessage.Presence view(LiveGame game, long now) {
        Seats seats = game.seats();
        int players = 0;
        for (Listener listener : listeners) {
            players += seats.sideOf(listener.identity()).isPresent() ? 1 : 0;
        }
        OptionalLong wait = claimWait(game, now);
        return new ServerMessage.Presence(
                GameViews.bySide(side -> isHere(seats, side)),
                listeners.size() - players,
                wait.isPresent() ? (Long) (now + wait.getAsLong()) : null);
    }

    /** How long the side that is not to move still has to wait until it may claim the game. */
    private OptionalLong claimWait(LiveGame game, long now) {
        Side mover = game.state().position().toMove();
        return game.isRunning() && game.seats().of(mover.other()).engine().isEmpty()
                ? Claims.millisToWait(game.state(), mover.other(), away(game.seats(), mover, now), now)
                : OptionalLong.empty();
    }
}
