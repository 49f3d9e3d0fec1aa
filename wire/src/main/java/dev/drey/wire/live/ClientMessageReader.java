package dev.drey.wire.live;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Makes a message of JSON, and nothing of what is none. */
public final class ClientMessageReader {
    /** No move, code or reference is longer. */
    private static final int LONGEST_WORD = 64;

    private static final int LAST_EVENT = 1_000_000;
    private static final int LAST_PLY = 10_000;

    private record Form(Set<String> properties, Function<LocatedJson, ClientMessage> reader) {}

    private static final Map<String, Form> FORMS = new LinkedHashMap<>();

    static {
        FORMS.put("watch", new Form(Set.of("after"), at -> new ClientMessage.Watch(after(at.property("after")))));
        FORMS.put(
                "play",
                new Form(
                        Set.of("ply", "move"),
                        at -> new ClientMessage.Play(
                                at.property("ply").whole(0, LAST_PLY), word(at.property("move")))));
        FORMS.put("offer", new Form(Set.of("what"), at -> new ClientMessage.Offer(word(at.property("what")))));
        FORMS.put("accept", new Form(Set.of("what"), at -> new ClientMessage.Accept(word(at.property("what")))));
        FORMS.put("decline", new Form(Set.of("what"), at -> new ClientMessage.Decline(word(at.property("what")))));
        FORMS.put("resign", new Form(Set.of(), at -> new ClientMessage.Resign()));
        FORMS.put("claim", new Form(Set.of(), at -> new ClientMessage.Claim()));
        FORMS.put("join", new Form(Set.of("code"), at -> new ClientMessage.Join(wordIfAny(at.property("code")))));
        FORMS.put("cancel", new Form(Set.of(), at -> new ClientMessage.Cancel()));
        FORMS.put("ping", new Form(Set.of(), at -> new ClientMessage.Ping()));
    }

    private ClientMessageReader() {}

    /**
     * What the text says.
     *
     * @throws BadJson if it is no message; it says where and what would be right
     */
    public static ReceivedMessage read(String text) {
        LocatedJson message = Json.parse(text).object();
        LocatedJson type = message.property("type");
        Form form = FORMS.get(type.string());
        if (form == null) {
            throw new BadJson(type, "no such message; expected one of " + FORMS.keySet());
        }
        Set<String> known = new HashSet<>(form.properties());
        known.add("type");
        known.add("ref");
        message.allow(known);
        return new ReceivedMessage(form.reader().apply(message), wordIfAny(message.property("ref")));
    }

    private static Optional<Integer> after(LocatedJson place) {
        return place.exists() ? Optional.of(place.whole(0, LAST_EVENT)) : Optional.empty();
    }

    private static Optional<String> wordIfAny(LocatedJson place) {
        return place.exists() ? Optional.of(word(place)) : Optional.empty();
    }

    private static String word(LocatedJson place) {
        String word = place.string();
        if (word.length() > LONGEST_WORD) {
            throw new BadJson(place, word.length() + " characters; expected at most " + LONGEST_WORD);
        }
        return word;
    }
}
