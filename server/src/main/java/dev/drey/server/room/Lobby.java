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

/** The games anybody may join. */
public final class Lobby {
    private static final int LONGEST = 50;

    /** Nobody fills it alone: of one who made more than these, the newest are shown. */
    private static final int MOST_OF_ONE = 5;

    /** Changes within this time are told together. */
    private static final long PAUSE = 200;

    private final Rooms rooms;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean due = new AtomicBoolean();

    Lobby(Rooms rooms) {
        this.rooms = rooms;
    }

    /** The newest ones first. */
    public LobbyJson list() {
        Map<String, Integer> shown = new HashMap<>();
        return new LobbyJson(rooms.store().openToAnyone(MOST_OF_ONE * LONGEST).stream()
                .filter(row -> shown.merge(row.creator(), 1, Integer::sum) <= MOST_OF_ONE)
                .limit(LONGEST)
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
                row.seriesLength(),
                row.hints(),
                free,
                name,
                rooms.isHere(row.id(), row.creator()),
                row.createdAt());
    }

    /** Tells a client how the lobby stands, and again whenever that changes. */
    public void watch(Listener listener) {
        listeners.add(listener);
        listener.tell(Json.text(list()));
    }

    public void leave(Listener listener) {
        listeners.remove(listener);
    }

    void changed() {
        if (!listeners.isEmpty() && due.compareAndSet(false, true)) {
            rooms.time().at(rooms.time().now() + PAUSE, this::tell);
        }
    }

    private void tell() {
        due.set(false);
        try {
            String list = Json.text(list());
            listeners.forEach(listener -> listener.tell(list));
        } catch (StoreException failure) {
            // Whoever watches keeps what was told last; the next change tries again.
            return;
        }
    }

    void end(String reason) {
        listeners.forEach(listener -> listener.end(reason));
    }
}
