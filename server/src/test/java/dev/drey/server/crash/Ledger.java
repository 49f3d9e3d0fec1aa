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

/** All that anybody was told by the server, in whichever of its lives, and what was sent to it. */
final class Ledger {
    static final JsonMapper JSON = JsonMapper.builder().build();

    /** What is known of one game. */
    static final class Page {
        /** The events as they were told, by their numbers. */
        final Map<Integer, String> events = new TreeMap<>();
        /** How the game stood after so many events, clocks left out: they show another time whenever one looks. */
        final Map<Integer, JsonNode> states = new TreeMap<>();
        /** The moves that were sent, by their plies, be it that they arrived or not: then another is tried later. */
        final Map<Integer, Set<String>> sent = new TreeMap<>();
        /** The moves whose senders know that they were accepted. */
        final Map<Integer, String> acknowledged = new TreeMap<>();
    }

    private final Map<String, Page> pages = new ConcurrentHashMap<>();
    private final Set<String> touched = ConcurrentHashMap.newKeySet();
    private final List<String> complaints = new ArrayList<>();
    private final AtomicInteger acknowledged = new AtomicInteger();

    Page page(String game) {
        return pages.computeIfAbsent(game, any -> new Page());
    }

    private Page touch(String game) {
        touched.add(game);
        return page(game);
    }

    /** Somebody was told of an event. What two are told of one event must be the same. */
    void event(String game, JsonNode event, String text) {
        Page page = touch(game);
        synchronized (page) {
            @Nullable String before = page.events.putIfAbsent(event.path("seq").asInt(), text);
            if (before != null && !before.equals(text)) {
                complain("two truths:\n" + before + "\n" + text);
            }
        }
    }

    /** Somebody was shown the whole game. */
    void view(String game, JsonNode view) {
        Page page = touch(game);
        JsonNode state = timeless(view.path("state"));
        synchronized (page) {
            @Nullable JsonNode before = page.states.putIfAbsent(view.path("seq").asInt(), state);
            if (before != null && !before.equals(state)) {
                complain("two truths:\n" + before + "\n" + state);
            }
        }
    }

    static JsonNode timeless(JsonNode state) {
        return ((ObjectNode) state.deepCopy()).without("clock");
    }

    void sent(String game, int ply, String move) {
        Page page = touch(game);
        synchronized (page) {
            page.sent.computeIfAbsent(ply, any -> new HashSet<>()).add(move);
        }
    }

    void acknowledged(String game, int ply, String move) {
        Page page = touch(game);
        synchronized (page) {
            if (page.acknowledged.put(ply, move) == null) {
                acknowledged.incrementAndGet();
            }
        }
    }

    /** How many moves were acknowledged. */
    int acknowledged() {
        return acknowledged.get();
    }

    synchronized void complain(String what) {
        complaints.add(what);
    }

    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    Set<String> games() {
        return Set.copyOf(pages.keySet());
    }

    /** The games that something was said about since this was asked last. */
    Set<String> takeTouched() {
        Set<String> taken = Set.copyOf(touched);
        touched.removeAll(taken);
        return taken;
    }
}
