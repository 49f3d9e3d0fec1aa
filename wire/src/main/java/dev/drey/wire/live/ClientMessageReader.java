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
        put("watch", Set.of("after"), at -> new ClientMessage.Watch(after(at.property("after"))));
        putCommand(
                "play",
                Set.of("ply", "move"),
                at -> new ClientMessage.Play(at.property("ply").integer(0, MAX_PLY), word(at.property("move"))));
        putCommand("offer", Set.of("what"), at -> new ClientMessage.Offer(word(at.property("what"))));
        putCommand("accept", Set.of("what"), at -> new ClientMessage.Accept(word(at.property("what"))));
        putCommand("decline", Set.of("what"), at -> new ClientMessage.Decline(word(at.property("what"))));
        putCommand("resign", Set.of(), at -> new ClientMessage.Resign());
        putCommand("claim", Set.of(), at -> new ClientMessage.Claim());
        putCommand("join", Set.of("code"), at -> new ClientMessage.Join(wordIfAny(at.property("code"))));
        putCommand("cancel", Set.of(), at -> new ClientMessage.Cancel());
        put("ping", Set.of(), at -> new ClientMessage.Ping());
    }

    private static void put(String type, Set<String> properties, Function<LocatedJson, ClientMessage> reader) {
        Set<String> all = new HashSet<>(properties);
        all.addAll(Set.of("type", "ref"));
        TYPES.put(type, new MessageType(all, reader));
    }

    private static void putCommand(String type, Set<String> properties, Function<LocatedJson, ClientMessage> reader) {
        Set<String> all = new HashSet<>(properties);
        all.add("id");
        put(type, all, reader);
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
        message.allowOnly(known.properties());
        return new ReceivedMessage(
                known.reader().apply(message),
                CommandId.read(message.property("id")),
                wordIfAny(message.property("ref")));
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
