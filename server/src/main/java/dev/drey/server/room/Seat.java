package dev.drey.server.room;

import dev.drey.engine.Levels;
import java.util.Optional;
import java.util.function.Function;

/** Who plays a side of a game, or may. */
public sealed interface Seat {
    /** A person with an identity. */
    record Person(String id, String name) implements Seat {}

    /** The engine at a level. */
    record Engine(String level) implements Seat {}

    /** Free for the person who has the invitation link. */
    record Friend() implements Seat {}

    /** Free for anyone. */
    record Anyone() implements Seat {}

    default boolean isFree() {
        return this instanceof Friend || this instanceof Anyone;
    }

    default Optional<String> engine() {
        return this instanceof Engine engine ? Optional.of(engine.level()) : Optional.empty();
    }

    default boolean isOf(String identity) {
        return this instanceof Person person && person.id().equals(identity);
    }

    /** The stored form of a person. */
    static String person(String id) {
        return "person:" + id;
    }

    /** The stored form. */
    default String text() {
        if (this instanceof Person person) {
            return person(person.id());
        }
        return this instanceof Engine engine
                ? "engine:" + engine.level()
                : this instanceof Friend ? "friend" : "anyone";
    }

    /** Parses the stored form, written by this version or an earlier one. */
    static Seat parse(String text, Function<String, String> nameOf) {
        String rest = text.substring(text.indexOf(':') + 1);
        if (text.startsWith("person:")) {
            return new Person(rest, nameOf.apply(rest));
        }
        return text.startsWith("engine:")
                ? new Engine(Levels.currentName(rest))
                : text.equals("friend") ? new Friend() : new Anyone();
    }
}
