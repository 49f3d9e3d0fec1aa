package dev.drey.server.room;

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
    private final Lobby lobby;
    private final Presence presence;

    /** The clients that receive past events, and no new ones yet. */
    private final Map<Listener, PagedReplay> replays = new HashMap<>();

    private boolean scheduled;
    private ServerMessage.@Nullable Presence lastSent;

    RoomListeners(Room room, Rooms rooms) {
        this.room = room;
        this.time = rooms.time();
        this.lobby = rooms.lobby();
        this.presence = new Presence(time.now(), (from, to) -> EventReplay.uncounted(rooms.outages(), from, to));
    }

    /** Adds a client that first receives past events; it counts as connected. */
    void add(PagedReplay replay, LiveGame game) {
        replays.put(replay.listener(), replay);
        presenceChanged(presence.add(replay.listener(), game.seats()), game);
        reportCreator(game);
    }

    /** Starts the replay for a client again; false if there is none. */
    boolean restartReplay(Listener listener, int after) {
        @Nullable PagedReplay replay = replays.get(listener);
        if (replay != null) {
            replay.restart(after);
        }
        return replay != null;
    }

    /** Shows a player of the game under a new name, also in the events that are still replayed. */
    void rename(Seat.Person player, LiveGame game) {
        replays.values().forEach(replay -> replay.rename(player));
        sendToEach(listener -> view(game, listener));
    }

    boolean isReplaying(PagedReplay replay) {
        return replays.get(replay.listener()) == replay;
    }

    /** Sends a client the game and the presence of the players, and from now on everything. */
    void join(Listener listener, LiveGame game) {
        replays.remove(listener);
        listener.send(view(game, listener));
        listener.send(Json.text(presence.view(game, time.now())));
    }

    void remove(Listener listener, LiveGame game) {
        replays.remove(listener);
        presenceChanged(presence.remove(listener, game.seats(), time.now()), game);
        reportCreator(game);
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

    private String view(LiveGame game, Listener listener) {
        return Json.text(GameViews.game(game, listener.identity(), time.now()));
    }

    void sendSteps(List<EventReplay.Step> steps) {
        if (!isEmpty()) {
            steps.forEach(step -> sendToAll(GameViews.text(step)));
        }
    }

    void sendClock(LiveGame game) {
        GameViews.clock(game, time.now())
                .ifPresent(clock -> sendToAll(Json.text(new ServerMessage.Clock(game.seq(), clock))));
        sendPresence(game);
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

    /** Adds, changes or removes the game in the lobby. */
    void listInLobby(LiveGame game) {
        lobby.update(game);
        reportCreator(game);
    }

    /** Tells the lobby whether the creator is connected; it shows a game only then. */
    private void reportCreator(LiveGame game) {
        if (game.status() == GameStatus.OPEN) {
            lobby.creatorConnected(game.id(), isConnected(game.terms().creator()));
        }
    }

    /** How long the opponent of a player has been away; 0 while connected. */
    long opponentAwayMillis(LiveGame game, Seat.Person player, long now) {
        return game.seats()
                .sideOf(player.id())
                .map(side -> presence.awayMillis(game.seats(), side.other(), now))
                .orElse(0L);
    }
}
