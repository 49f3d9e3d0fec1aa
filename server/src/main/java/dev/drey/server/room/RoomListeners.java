package dev.drey.server.room;

import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ServerMessage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those who follow a game, and what they are told of each other. Its room takes care of threads, and is asked how it stands. */
final class RoomListeners {
    /** How often those who watch are told that others do. */
    private static final long PAUSE = 1000;

    private final Room room;
    private final Scheduler time;
    private final Presence presence;
    private boolean due;
    private ServerMessage.@Nullable Presence told;

    RoomListeners(Room room, Scheduler time) {
        this.room = room;
        this.time = time;
        this.presence = new Presence(time.now());
    }

    /** Tells somebody who comes who is there, and everybody else if that matters to the players. */
    boolean come(Listener listener, LiveGame game) {
        boolean changed = presence.come(listener, game.seats());
        if (changed) {
            told = null;
        } else {
            listener.tell(Json.text(presence.view(game, time.now())));
        }
        tellPresence(changed, game);
        return changed;
    }

    /** The same when somebody goes. @return whether it matters to the players */
    boolean go(Listener listener, LiveGame game) {
        boolean changed = presence.go(listener, game.seats(), time.now());
        tellPresence(changed, game);
        return changed;
    }

    /** Who plays is news at once; how many watch can wait. */
    private void tellPresence(boolean ofPlayers, LiveGame game) {
        if (ofPlayers) {
            tellPresence(game);
        } else if (!due && !presence.isEmpty()) {
            due = true;
            time.at(time.now() + PAUSE, () -> {
                synchronized (room) {
                    due = false;
                    if (!presence.isEmpty()) {
                        tellPresence(room.game());
                    }
                }
            });
        }
    }

    /** Tells everybody who is there and from when on the game can be claimed, if that is not what they were told last. */
    void tellPresence(LiveGame game) {
        presence.seated(game.seats());
        ServerMessage.Presence now = presence.view(game, time.now());
        if (!presence.isEmpty() && !now.equals(told)) {
            told = now;
            tell(Json.text(now));
        }
    }

    void tell(String json) {
        // A listener that is cut off leaves; that must not disturb the round.
        List.copyOf(presence.listeners()).forEach(listener -> listener.tell(json));
    }

    void end(String reason) {
        List.copyOf(presence.listeners()).forEach(listener -> listener.end(reason));
    }

    boolean isEmpty() {
        return presence.isEmpty();
    }

    int size() {
        return presence.listeners().size();
    }

    boolean has(String identity) {
        return presence.listeners().stream()
                .anyMatch(listener -> listener.identity().equals(identity));
    }

    /** For how many milliseconds a side's player has been gone; 0 if there. */
    long away(LiveGame game, Side side) {
        return presence.away(game.seats(), side, time.now());
    }
}
