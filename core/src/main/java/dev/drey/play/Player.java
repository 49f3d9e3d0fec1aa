package dev.drey.play;

import java.util.Optional;

/**
 * A player of one side: a person or a program.
 *
 * @param name the name of the person, {@code person} if it is unknown, or the name of the program
 * @param bot the program; empty for a person
 */
public record Player(String name, Optional<Bot> bot) {
    /** The name of a person without a known name. */
    public static final String PERSON = "person";

    /** {@return a person} */
    public static Player person() {
        return new Player(PERSON, Optional.empty());
    }

    /**
     * {@return a person with a name}
     *
     * @param name the name of the person
     */
    public static Player person(String name) {
        return new Player(name, Optional.empty());
    }

    /**
     * {@return a program}
     *
     * @param name the name of the program
     * @param bot the program
     */
    public static Player of(String name, Bot bot) {
        return new Player(name, Optional.of(bot));
    }

    /** {@return whether this player is a person} */
    public boolean isPerson() {
        return bot.isEmpty();
    }

    /** {@return whether this is a person whose name is known} */
    public boolean isNamedPerson() {
        return isPerson() && !name.equals(PERSON);
    }
}
