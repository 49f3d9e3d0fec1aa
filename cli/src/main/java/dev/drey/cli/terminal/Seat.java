package dev.drey.cli.terminal;

import dev.drey.play.Bot;
import dev.drey.play.Bots;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Who plays a side: a person at this terminal, or a program.
 *
 * @param name {@code person}, or the program's name
 * @param bot the program; empty for a person
 */
public record Seat(String name, Optional<Bot> bot) {
    public static final String PERSON = "person";

    /** The seat so called: {@code person} or the name of a program. */
    public static Seat named(String name, RandomGenerator random) {
        return name.equals(PERSON)
                ? new Seat(name, Optional.empty())
                : new Seat(name, Optional.of(Bots.named(name, random)));
    }

    public boolean isPerson() {
        return bot.isEmpty();
    }
}
