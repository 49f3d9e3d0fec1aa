package dev.drey.wire.live;

import dev.drey.rules.Suggestion;
import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the messages of clients from JSON. */
public final class ClientMessageReader {
    /** Maximum length of a move, code or reference. */
    private static final int MAX_WORD_LENGTH = 64;

    private static final int MAX_EVENT = 1_000_000;
    private static final int MAX_PLY = 10_000;

    private record MessageType(Set<String> properties, Function<LocatedJson, ClientMessage> reader) {}

    private static final Map<String, MessageType> TYPES = new LinkedHashMap<>();

    static {
        TYPES.put(
                "watch", new MessageType(Set.of("after"), at -> new ClientMessage.Watch(after(at.property("after")))));
        TYPES.put(
                "play",
                new MessageType(
                        Set.of("ply", "move"),
                        at -> new ClientMessage.Play(
                                at.property("ply").integer(0, MAX_PLY), word(at.property("move")))));
        TYPES.put("offer", new MessageType(Set.of("what"), at -> new ClientMessage.Offer(word(at.property("what")))));
        TYPES.put("accept", new MessageType(Set.of("what"), at -> new ClientMessage.Accept(word(at.property("what")))));
        TYPES.put(
                "decline", new MessageType(Set.of("what"), at -> new ClientMessage.Decline(word(at.property("what")))));
        TYPES.put("resign", new MessageType(Set.of(), at -> new ClientMessage.Resign()));
        TYPES.put("claim", new MessageType(Set.of(), at -> new ClientMessage.Claim()));
        TYPES.put(
                "join", new MessageType(Set.of("code"), at -> new ClientMessage.Join(wordIfAny(at.property("code")))));
        TYPES.put("cancel", new MessageType(Set.of(), at -> new ClientMessage.Cancel()));
        TYPES.put("ping", new MessageType(Set.of(), at -> new ClientMessage.Ping()));
    }

    private ClientMessageReader() {}

    /**
     * Reads a message.
     *
     * @throws BadJson if the text is not a message; it says where and what would be right
     */
    public static ReceivedMessage read(String text) {
        LocatedJson message = Json.parse(text).object();
        LocatedJson type = message.property("type");
        MessageType known = TYPES.get(type.string());
        if (known == null) {
            throw new BadJson(
                    type,
                    "unknown message type" + Suggestion.hint(type.string(), TYPES.keySet()) + "; expected one of "
                            + String.join(", ", TYPES.keySet()));
        }
        Set<String> allowed = new HashSet<>(known.properties());
        allowed.add("type");
        allowed.add("ref");
        message.allowOnly(allowed);
        return new ReceivedMessage(known.reader().apply(message), wordIfAny(message.property("ref")));
    }

    private static Optional<Integer> after(LocatedJson place) {
        return place.exists() ? Optional.of(place.integer(0, MAX_EVENT)) : Optional.empty();
    }

    private static Optional<String> wordIfAny(LocatedJson place) {
        return place.exists() ? Optional.of(word(place)) : Optional.empty();
    }

    private static String word(LocatedJson place) {
        String word = place.string();
        if (word.length() > MAX_WORD_LENGTH) {
            throw new BadJson(
                    place, "too long with " + word.length() + " characters; expected at most " + MAX_WORD_LENGTH);
        }
        return word;
    }
}
