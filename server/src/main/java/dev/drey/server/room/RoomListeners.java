package dev.drey.server.room;

import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.ServerMessage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The clients that follow a game, and the presence messages they get. Guarded by the lock of the room. */
final class RoomListeners {
    /** The time between two messages that report only a changed number of spectators. */
    private static final long PAUSE_MILLIS = 1000;

    private final Room room;
    private final Scheduler time;
    private final Presence presence;

    /** The clients that receive past events, and no new ones yet. */
    private final Map<Listener, PagedReplay> replays = new HashMap<>();

    private boolean scheduled;
    private ServerMessage.@Nullable Presence lastSent;

    RoomListeners(Room room, Rooms rooms) {
        this.room = room;
        this.time = rooms.time();
        this.presence = new Presence(time.now(), (from, to) -> EventReplay.uncounted(rooms.outages(), from, to));
    }

    /** Adds a client that first receives past events; it counts as connected. */
    void add(PagedReplay replay, LiveGame game) {
        replays.put(replay.listener(), replay);
        presenceChanged(presence.add(replay.listener(), game.seats()), game);
    }

    /** Starts the replay for a client again; false if there is none. */
    boolean restartReplay(Listener listener, int after) {
        @Nullable PagedReplay replay = replays.get(listener);
        if (replay != null) {
            replay.restart(after);
        }
        return replay != null;
    }

    boolean isReplaying(PagedReplay replay) {
        return replays.get(replay.listener()) == replay;
    }

    /** Sends a client the presence of the players, and from now on everything. */
    void join(Listener listener, LiveGame game) {
        replays.remove(listener);
        listener.send(Json.text(presence.view(game, time.now())));
    }

    void remove(Listener listener, LiveGame game) {
        replays.remove(listener);
        presenceChanged(presence.remove(listener, game.seats(), time.now()), game);
    }

    /** Sends a change of a player at once, and a change of spectators after a pause. */
    private void presenceChanged(boolean ofPlayer, LiveGame game) {
        if (ofPlayer) {
            sendPresence(game);
        } else if (!scheduled && !presence.isEmpty()) {
            scheduled = true;
            time.at(time.now() + PAUSE_MILLIS, () -> {
                synchronized (room) {
                    scheduled = false;
                    if (!presence.isEmpty()) {
                        sendPresence(room.game());
                    }
                }
            });
        }
    }

    /** Sends all clients the presence of the players and when the game can be claimed, unless nothing has changed. */
    void sendPresence(LiveGame game) {
        presence.seated(game.seats());
        ServerMessage.Presence now = presence.view(game, time.now());
        if (!presence.isEmpty() && !now.equals(lastSent)) {
            lastSent = now;
            sendToAll(Json.text(now));
        }
    }

    /** Sends a message to all clients except those that still receive past events. */
    void sendToAll(String json) {
        sendToEach(listener -> json);
    }

    /** Sends each client its own message, except those that still receive past events. */
    void sendToEach(Function<Listener, String> json) {
        // A copy, because a listener that is too slow is removed while the message is being sent.
        List.copyOf(presence.listeners()).stream()
                .filter(listener -> !replays.containsKey(listener))
                .forEach(listener -> listener.send(json.apply(listener)));
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

    boolean isConnected(String identity) {
        return presence.listeners().stream()
                .anyMatch(listener -> listener.identity().equals(identity));
    }

    /** How long the player of a side has been away; 0 while connected. */
    long awayMillis(LiveGame game, Side side, long now) {
        return presence.awayMillis(game.seats(), side, now);
    }
}
