package dev.drey.play;

import dev.drey.rules.Slice;
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
        if (name.equals(PERSON)) {
            return new Seat(name, Optional.empty());
        }
        if (!Bots.names().contains(name)) {
            Slice text = Slice.of(name);
            throw text.wrong(
                    "no player is called " + text.quoted(),
                    "one of " + PERSON + ", " + String.join(", ", Bots.names()));
        }
        return new Seat(name, Optional.of(Bots.named(name, random)));
    }

    public boolean isPerson() {
        return bot.isEmpty();
    }
}
