package dev.drey.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client that records the messages it receives. */
final class RecordingListener implements Listener {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final String identity;
    private final List<JsonNode> messages = new ArrayList<>();
    private Optional<String> ended = Optional.empty();

    RecordingListener(Seat.Person person) {
        this.identity = person.id();
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public synchronized void send(String json) {
        messages.add(JSON.readTree(json));
    }

    @Override
    public boolean isDrained(Runnable later) {
        return true;
    }

    @Override
    public synchronized void end(String reason) {
        ended = Optional.of(reason);
    }

    synchronized Optional<String> ended() {
        return ended;
    }

    /** The messages of a type, in order. */
    synchronized List<JsonNode> all(String type) {
        return messages.stream()
                .filter(message -> message.path("type").asString("").equals(type))
                .toList();
    }

    JsonNode last(String type) {
        List<JsonNode> all = all(type);
        if (all.isEmpty()) {
            throw new AssertionError("no " + type + " was received, but " + messages);
        }
        return all.get(all.size() - 1);
    }

    /** The numbers of the events received, in order. */
    synchronized List<Integer> numbers() {
        return messages.stream()
                .filter(message -> message.has("seq") && message.has("at"))
                .map(message -> message.path("seq").asInt())
                .toList();
    }

    synchronized List<String> types() {
        return messages.stream()
                .map(message -> message.path("type").asString(""))
                .toList();
    }

    synchronized void clear() {
        messages.clear();
    }
}
