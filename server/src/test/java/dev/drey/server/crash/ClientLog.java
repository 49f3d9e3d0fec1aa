package dev.drey.server.crash;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Everything that clients sent and received, over all runs of the server. */
final class ClientLog {
    static final JsonMapper JSON = JsonMapper.builder().build();

    /** The log of one game. */
    static final class GameLog {
        /** The received events, by sequence number. */
        final Map<Integer, String> events = new TreeMap<>();
        /** The received states by sequence number, without clocks, which vary with the time of the request. */
        final Map<Integer, JsonNode> states = new TreeMap<>();
        /** The sent moves by ply, whether they arrived or not; a client may try another move later. */
        final Map<Integer, Set<String>> sent = new TreeMap<>();
        /** The moves that the server has acknowledged to their senders. */
        final Map<Integer, String> acknowledged = new TreeMap<>();
    }

    private final Map<String, GameLog> logs = new ConcurrentHashMap<>();
    private final Set<String> changed = ConcurrentHashMap.newKeySet();
    private final List<String> errors = new ArrayList<>();
    private final AtomicInteger acknowledged = new AtomicInteger();

    GameLog game(String game) {
        return logs.computeIfAbsent(game, any -> new GameLog());
    }

    private GameLog changed(String game) {
        changed.add(game);
        return game(game);
    }

    /** Records a received event; all clients must receive the same event. */
    void recordEvent(String game, JsonNode event, String text) {
        GameLog gameLog = changed(game);
        synchronized (gameLog) {
            @Nullable
            String before = gameLog.events.putIfAbsent(event.path("seq").asInt(), text);
            if (before != null && !before.equals(text)) {
                reportError("different messages:\n" + before + "\n" + text);
            }
        }
    }

    /** Records a received view of a whole game. */
    void recordView(String game, JsonNode view) {
        GameLog gameLog = changed(game);
        JsonNode state = withoutClock(view.path("state"));
        synchronized (gameLog) {
            @Nullable
            JsonNode before = gameLog.states.putIfAbsent(view.path("seq").asInt(), state);
            if (before != null && !before.equals(state)) {
                reportError("different messages:\n" + before + "\n" + state);
            }
        }
    }

    static JsonNode withoutClock(JsonNode state) {
        return ((ObjectNode) state.deepCopy()).without("clock");
    }

    void recordSent(String game, int ply, String move) {
        GameLog gameLog = changed(game);
        synchronized (gameLog) {
            gameLog.sent.computeIfAbsent(ply, any -> new HashSet<>()).add(move);
        }
    }

    void acknowledged(String game, int ply, String move) {
        GameLog gameLog = changed(game);
        synchronized (gameLog) {
            if (gameLog.acknowledged.put(ply, move) == null) {
                acknowledged.incrementAndGet();
            }
        }
    }

    /** The number of acknowledged moves. */
    int acknowledged() {
        return acknowledged.get();
    }

    synchronized void reportError(String what) {
        errors.add(what);
    }

    synchronized List<String> errors() {
        return List.copyOf(errors);
    }

    Set<String> games() {
        return Set.copyOf(logs.keySet());
    }

    /** The games with new entries since the last call. */
    Set<String> takeChangedGames() {
        Set<String> taken = Set.copyOf(changed);
        changed.removeAll(taken);
        return taken;
    }
}
