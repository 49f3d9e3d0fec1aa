package dev.drey.server.room;

import dev.drey.wire.live.Json;
import dev.drey.wire.live.LobbyChangesJson;
import dev.drey.wire.live.LobbyJson;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The list of the lobby as clients see it, with its versions and the differences between them. Not thread-safe. */
final class LobbyList {
    /** The ids of the games that differ between a version and the one before. */
    private record Change(long version, Set<String> ids) {}

    /** Distinguishes the versions of this run of the server from those of others. */
    private final String run = Ids.next();

    private final int maxHistory;
    private final Deque<Change> history = new ArrayDeque<>();
    private Map<String, LobbyJson.EntryJson> shown = Map.of();
    private long version;
    private @Nullable SharedMessage whole;

    /** @param maxHistory the number of past versions that clients can continue from */
    LobbyList(int maxHistory) {
        this.maxHistory = maxHistory;
    }

    long version() {
        return version;
    }

    /** Shows these games by their ids, the newest first. The version changes only if the list does. */
    void show(Map<String, LobbyJson.EntryJson> next) {
        Set<String> ids = new HashSet<>();
        shown.forEach((id, entry) -> {
            if (!entry.equals(next.get(id))) {
                ids.add(id);
            }
        });
        next.keySet().stream().filter(id -> !shown.containsKey(id)).forEach(ids::add);
        if (!ids.isEmpty()) {
            shown = next;
            whole = null;
            history.add(new Change(++version, ids));
            if (history.size() > maxHistory) {
                history.remove();
            }
        }
    }

    /** The whole list as JSON. */
    SharedMessage whole() {
        @Nullable SharedMessage known = whole;
        SharedMessage message = known == null
                ? new SharedMessage(Json.text(
                        new LobbyJson(versionText(), shown.values().stream().toList())))
                : known;
        whole = message;
        return message;
    }

    /** The differences since a version as JSON; empty if they are no longer known. */
    Optional<SharedMessage> changesSince(long since) {
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

    private String versionText() {
        return run + "-" + version;
    }

    /** The version in the text that a client has got; empty if it is not from this run of the server. */
    Optional<Long> parse(String text) {
        return text.matches(run + "-[0-9]{1,18}")
                ? Optional.of(Long.valueOf(text.substring(run.length() + 1)))
                : Optional.empty();
    }
}
