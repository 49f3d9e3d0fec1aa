package dev.drey.server.room;

import dev.drey.engine.Levels;
import java.util.Optional;
import java.util.function.Function;

/** Who sits at a side of the board, or may. */
public sealed interface Seat {
    /** Somebody who is known by an identity. */
    record Person(String id, String name) implements Seat {}

    /** Drey itself, at a level. */
    record Engine(String level) implements Seat {}

    /** Free for whoever has the link. */
    record Friend() implements Seat {}

    /** Free for anybody. */
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

    /** A person as the store keeps it. */
    static String person(String id) {
        return "person:" + id;
    }

    /** As the store keeps it. */
    default String text() {
        if (this instanceof Person person) {
            return person(person.id());
        }
        return this instanceof Engine engine
                ? "engine:" + engine.level()
                : this instanceof Friend ? "friend" : "anyone";
    }

    /** Reads what {@link #text} wrote, in this version or an earlier one. */
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
