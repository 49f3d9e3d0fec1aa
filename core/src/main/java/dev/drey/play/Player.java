package dev.drey.play;

import java.util.Optional;

/**
 * A player of one side: a person or a program.
 *
 * @param name {@code person}, or the name of the program
 * @param bot the program; empty for a person
 */
public record Player(String name, Optional<Bot> bot) {
    /** The name of a person. */
    public static final String PERSON = "person";

    public static Player person() {
        return new Player(PERSON, Optional.empty());
    }

    public static Player of(String name, Bot bot) {
        return new Player(name, Optional.of(bot));
    }

    public boolean isPerson() {
        return bot.isEmpty();
    }
}
