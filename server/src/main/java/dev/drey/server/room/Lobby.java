package dev.drey.server.room;

import dev.drey.server.store.GameRow;
import dev.drey.server.store.StoreException;
import dev.drey.wire.live.LobbyJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The open games that anyone may join and whose creator is present. All of them are in memory, so that reading the list costs nothing.
 * Clients get the list once, and then only the differences. The lock of a room may be held when the lock of the lobby is taken, never the
 * other way round.
 */
public final class Lobby {
    /** The time that a game stays in the list while its creator is not connected, in milliseconds. */
    static final long GRACE_MILLIS = 30_000;

    /** The minimum time between two messages to all clients, in milliseconds. */
    static final long PAUSE_MILLIS = 500;

    /** The number of past versions that clients can continue from. */
    static final int MAX_HISTORY = 500;

    /** Maximum games that one sweep ends. */
    private static final int MAX_ABANDONED = 200;

    /** A game and the presence of its creator. */
    private static final class Waiting {
        private final LobbyGame game;
        private boolean connected;
        /** When the creator left; meaningless while connected. */
        private long leftAt;
        /** Whether the creator counts as present: connected, or left a moment ago. */
        private boolean present = true;

        Waiting(LobbyGame game, long now) {
            this.game = game;
            this.leftAt = now;
        }

        Waiting with(LobbyGame changed) {
            Waiting copy = new Waiting(changed, leftAt);
            copy.connected = connected;
            copy.present = present;
            return copy;
        }
    }

    private final Rooms rooms;
    private final LobbyList list = new LobbyList(MAX_HISTORY);
    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final Map<String, Waiting> waiting = new HashMap<>();
    /** The names of the creators, as far as they have been looked up. */
    private final Map<String, String> names = new HashMap<>();

    private int renames;
    private long sentVersion;
    private long sentAt = Long.MIN_VALUE / 2;
    private boolean dirty;
    private boolean scheduled;
    private int loadedGeneration = -1;

    Lobby(Rooms rooms) {
        this.rooms = rooms;
    }

    // ------------------------------------------------------------ changes

    /** Adds, changes or removes a game after a stored change. */
    synchronized void update(LiveGame game) {
        Optional<LobbyGame> open = LobbyGame.of(game);
        @Nullable Waiting known = waiting.get(game.id());
        if (open.isPresent()) {
            LobbyGame now = open.get();
            waiting.put(now.id(), known == null ? new Waiting(now, rooms.time().now()) : known.with(now));
            changed();
        } else {
            remove(game.id());
        }
    }

    /** Reports that the creator of a game has connected to it or left it. */
    synchronized void creatorConnected(String game, boolean connected) {
        @Nullable Waiting known = waiting.get(game);
        if (known == null || known.connected == connected) {
            return;
        }
        known.connected = connected;
        known.leftAt = rooms.time().now();
        if (connected && !known.present) {
            known.present = true;
            changed();
        }
    }

    /** Removes games from the list whose creators have left. Returns those that have been left for too long. May wait for the store. */
    List<String> sweep() {
        long now = rooms.time().now();
        loadIfReplaced();
        List<String> abandoned = new ArrayList<>();
        synchronized (this) {
            for (Waiting one : waiting.values()) {
                long away =
                        one.connected ? 0 : now - one.leftAt - rooms.outages().applyAsLong(one.leftAt, now);
                if (one.present && away >= GRACE_MILLIS) {
                    one.present = false;
                    changed();
                }
                if (!one.connected && away >= rooms.lifetimes().lobby() && abandoned.size() < MAX_ABANDONED) {
                    abandoned.add(one.game.id());
                }
            }
        }
        return abandoned;
    }

    /** Removes a game that is no longer stored. */
    synchronized void remove(String id) {
        if (waiting.remove(id) != null) {
            changed();
        }
    }

    /** Reads the games when the server starts and after the database file was replaced. Their creators have the full time to return. */
    private void loadIfReplaced() {
        int generation = rooms.store().generation();
        if (generation == loadedGeneration) {
            return;
        }
        List<GameRow> rows = rooms.store().openToAnyone();
        synchronized (this) {
            Set<String> stored = new HashSet<>();
            for (GameRow row : rows) {
                stored.add(row.id());
                waiting.computeIfAbsent(
                        row.id(),
                        id -> new Waiting(LobbyGame.of(row), rooms.time().now()));
            }
            if (loadedGeneration != -1) {
                waiting.keySet().retainAll(stored);
            }
            loadedGeneration = generation;
            changed();
        }
    }

    /** Shows a creator under a new name. */
    synchronized void rename(Seat.Person player) {
        renames++;
        if (names.replace(player.id(), player.name()) != null) {
            changed();
        }
    }

    private void changed() {
        dirty = true;
        if (!scheduled && !listeners.isEmpty()) {
            scheduled = true;
            rooms.time().at(Math.max(rooms.time().now(), sentAt + PAUSE_MILLIS), this::sendChanges);
        }
    }

    // ------------------------------------------------------------ the list

    /** Returns the list as JSON. May wait for the store. */
    public SharedMessage list() {
        lookUpNames();
        synchronized (this) {
            refresh();
            return list.whole();
        }
    }

    /** Looks up the names of new creators, without the lock, because that may wait for the store. */
    private void lookUpNames() {
        List<String> unknown;
        int renamesBefore;
        synchronized (this) {
            unknown = dirty
                    ? waiting.values().stream()
                            .map(one -> one.game.creator())
                            .filter(creator -> !names.containsKey(creator))
                            .distinct()
                            .toList()
                    : List.of();
            renamesBefore = renames;
        }
        for (String creator : unknown) {
            String name = rooms.name(creator);
            synchronized (this) {
                if (renames == renamesBefore) {
                    names.putIfAbsent(creator, name);
                }
            }
        }
    }

    /** Updates the list. Games whose creator's name is not known yet follow in the next message. */
    private void refresh() {
        if (!dirty) {
            return;
        }
        dirty = false;
        names.keySet()
                .retainAll(
                        waiting.values().stream().map(one -> one.game.creator()).collect(Collectors.toSet()));
        Map<String, LobbyJson.EntryJson> next = new LinkedHashMap<>();
        for (LobbyGame game : LobbySelection.choose(waiting.values().stream()
                .filter(one -> one.present)
                .map(one -> one.game)
                .toList())) {
            @Nullable String name = names.get(game.creator());
            if (name == null) {
                changed();
            } else {
                next.put(game.id(), game.entry(name));
            }
        }
        list.show(next);
    }

    // ------------------------------------------------------------ clients

    /**
     * Sends a client the list now, and from then on the differences.
     *
     * @param since the version of the list that the client has; then it gets only the differences
     */
    public void watch(Listener listener, Optional<String> since) {
        lookUpNames();
        synchronized (this) {
            refresh();
            if (listeners.isEmpty()) {
                sentVersion = list.version();
            }
            listener.send(since.flatMap(list::parse).flatMap(list::changesSince).orElseGet(list::whole));
            listeners.add(listener);
            if (dirty) {
                // The name of a new creator is not known yet, and the change could not be scheduled without listeners.
                changed();
            }
        }
    }

    public synchronized void leave(Listener listener) {
        listeners.remove(listener);
    }

    private void sendChanges() {
        try {
            lookUpNames();
        } catch (StoreException failure) {
            // The names of the creators could not be read. Clients keep the last list for now.
            rooms.time().at(rooms.time().now() + PAUSE_MILLIS, this::sendChanges);
            return;
        }
        synchronized (this) {
            scheduled = false;
            refresh();
            if (list.version() > sentVersion) {
                SharedMessage message = list.changesSince(sentVersion).orElseGet(list::whole);
                sentVersion = list.version();
                sentAt = rooms.time().now();
                // A copy, because a listener that is too slow is removed while the message is being sent.
                List.copyOf(listeners).forEach(listener -> listener.send(message));
            }
        }
    }

    synchronized void end(String reason) {
        List.copyOf(listeners).forEach(listener -> listener.end(reason));
    }
}
