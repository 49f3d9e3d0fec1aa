package dev.drey.play;

import java.util.Optional;

/**
 * Who plays a side: a person at this terminal, or a program.
 *
 * @param name {@code person}, or the program's name
 * @param bot the program; empty for a person
 */
public record Player(String name, Optional<Bot> bot) {
    /** What a person's seat is called. */
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
