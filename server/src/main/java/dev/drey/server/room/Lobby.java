package dev.drey.server.room;

import dev.drey.rules.Games;
import dev.drey.server.store.GameRow;
import dev.drey.server.store.StoreException;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.LobbyJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** The open games that anyone may join. */
public final class Lobby {
    private static final int MAX_GAMES = 50;

    /** Maximum games shown per creator, the newest first, so that one player cannot fill the lobby. */
    private static final int MAX_PER_CREATOR = 5;

    /** Changes within this time are sent together, in milliseconds. */
    private static final long PAUSE_MILLIS = 200;

    private final Rooms rooms;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean due = new AtomicBoolean();

    Lobby(Rooms rooms) {
        this.rooms = rooms;
    }

    /** Returns the open games, the newest first. */
    public LobbyJson list() {
        Map<String, Integer> shown = new HashMap<>();
        return new LobbyJson(rooms.store().openToAnyone().stream()
                .filter(row -> shown.merge(row.creator(), 1, Integer::sum) <= MAX_PER_CREATOR)
                .limit(MAX_GAMES)
                .map(this::entry)
                .toList());
    }

    private LobbyJson.EntryJson entry(GameRow row) {
        String name = rooms.name(row.creator());
        List<String> free = Stream.of("X", "O")
                .filter(side -> (side.equals("X") ? row.first() : row.second()).equals(new Seat.Anyone().text()))
                .toList();
        return new LobbyJson.EntryJson(
                row.id(),
                row.game().split(":", 2)[0],
                Games.kind(row.game()).title(),
                row.game(),
                row.tempo(),
                row.matchLength(),
                row.hints(),
                free,
                name,
                rooms.isConnected(row.id(), row.creator()),
                row.createdAt());
    }

    /** Sends a client the list of games now and after every change. */
    public void watch(Listener listener) {
        listeners.add(listener);
        listener.send(Json.text(list()));
    }

    public void leave(Listener listener) {
        listeners.remove(listener);
    }

    void changed() {
        if (!listeners.isEmpty() && due.compareAndSet(false, true)) {
            rooms.time().at(rooms.time().now() + PAUSE_MILLIS, this::sendToAll);
        }
    }

    private void sendToAll() {
        due.set(false);
        try {
            String list = Json.text(list());
            listeners.forEach(listener -> listener.send(list));
        } catch (StoreException failure) {
            // Clients keep the last list; the next change tries again.
            return;
        }
    }

    void end(String reason) {
        listeners.forEach(listener -> listener.end(reason));
    }
}
