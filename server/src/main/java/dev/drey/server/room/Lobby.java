package dev.drey.server.room;

import dev.drey.server.store.GameRow;
import dev.drey.server.store.StoreException;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.LobbyChangesJson;
import dev.drey.wire.live.LobbyJson;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /** The ids of the games that differ between a version and the one before. */
    private record Change(long version, Set<String> ids) {}

    private final Rooms rooms;
    /** Distinguishes the versions of this run of the server from those of others. */
    private final String run = Ids.next();

    private final Set<Listener> listeners = new LinkedHashSet<>();
    private final Map<String, Waiting> waiting = new HashMap<>();
    private final Deque<Change> history = new ArrayDeque<>();
    /** The games in the list, the newest first. */
    private Map<String, LobbyJson.EntryJson> shown = Map.of();

    private long version;
    private long sentVersion;
    private long sentAt = Long.MIN_VALUE / 2;
    private boolean dirty;
    private boolean scheduled;
    private int loadedGeneration = -1;
    private @Nullable SharedMessage list;

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
        } else if (known != null) {
            waiting.remove(game.id());
            changed();
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
                long away = one.connected ? 0 : now - one.leftAt;
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

    /** Shows the current names of the creators. */
    synchronized void renamed() {
        changed();
    }

    private void changed() {
        dirty = true;
        if (!scheduled && !listeners.isEmpty()) {
            scheduled = true;
            rooms.time().at(Math.max(rooms.time().now(), sentAt + PAUSE_MILLIS), this::sendChanges);
        }
    }

    // ------------------------------------------------------------ the list

    /** Returns the list as JSON. */
    public synchronized SharedMessage list() {
        refresh();
        @Nullable SharedMessage known = list;
        SharedMessage message = known == null
                ? new SharedMessage(Json.text(
                        new LobbyJson(versionText(), shown.values().stream().toList())))
                : known;
        list = message;
        return message;
    }

    private String versionText() {
        return run + "-" + version;
    }

    private void refresh() {
        if (!dirty) {
            return;
        }
        Map<String, LobbyJson.EntryJson> next = new LinkedHashMap<>();
        for (LobbyGame game : LobbySelection.choose(waiting.values().stream()
                .filter(one -> one.present)
                .map(one -> one.game)
                .toList())) {
            next.put(game.id(), game.entry(rooms.name(game.creator())));
        }
        Set<String> ids = new HashSet<>();
        shown.forEach((id, entry) -> {
            if (!entry.equals(next.get(id))) {
                ids.add(id);
            }
        });
        next.keySet().stream().filter(id -> !shown.containsKey(id)).forEach(ids::add);
        dirty = false;
        if (!ids.isEmpty()) {
            shown = next;
            list = null;
            history.add(new Change(++version, ids));
            if (history.size() > MAX_HISTORY) {
                history.remove();
            }
        }
    }

    // ------------------------------------------------------------ clients

    /**
     * Sends a client the list now, and from then on the differences.
     *
     * @param since the version of the list that the client has; then it gets only the differences
     */
    public synchronized void watch(Listener listener, Optional<String> since) {
        refresh();
        if (listeners.isEmpty()) {
            sentVersion = version;
        }
        listener.send(since.flatMap(this::parse).flatMap(this::changesSince).orElseGet(this::list));
        listeners.add(listener);
    }

    public synchronized void leave(Listener listener) {
        listeners.remove(listener);
    }

    private Optional<Long> parse(String text) {
        return text.matches(run + "-[0-9]{1,18}")
                ? Optional.of(Long.valueOf(text.substring(run.length() + 1)))
                : Optional.empty();
    }

    /** The differences since a version; empty if they are no longer known. */
    private Optional<SharedMessage> changesSince(long since) {
        long oldest = history.isEmpty() ? version : history.element().version() - 1;
        if (since < oldest || since > version) {
            return Optional.empty();
        }
        Set<String> ids = new HashSet<>();
        history.stream().filter(change -> change.version() > since).forEach(change -> ids.addAll(change.ids()));
        return Optional.of(new SharedMessage(Json.text(new LobbyChangesJson(
                versionText(),
                shown.values().stream()
                        .filter(entry -> ids.contains(entry.id()))
                        .toList(),
                ids.stream().filter(id -> !shown.containsKey(id)).sorted().toList()))));
    }

    private synchronized void sendChanges() {
        scheduled = false;
        try {
            refresh();
        } catch (StoreException failure) {
            // The names of the creators could not be read. Clients keep the last list for now.
            scheduled = true;
            rooms.time().at(rooms.time().now() + PAUSE_MILLIS, this::sendChanges);
            return;
        }
        if (version > sentVersion) {
            SharedMessage message = changesSince(sentVersion).orElseGet(this::list);
            sentVersion = version;
            sentAt = rooms.time().now();
            // A copy, because a listener that is too slow is removed while the message is being sent.
            List.copyOf(listeners).forEach(listener -> listener.send(message));
        }
    }

    synchronized void end(String reason) {
        List.copyOf(listeners).forEach(listener -> listener.end(reason));
    }
}
