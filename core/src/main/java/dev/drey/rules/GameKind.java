package dev.drey.rules;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game before its set-up is chosen.
 *
 * @param id its name in commands, texts and addresses
 * @param title its name for people
 * @param summary what it is, in a line
 * @param setup what can be set up; empty if nothing can
 * @param reader the game with a set-up, as {@link #game} gives it
 * @param freshMaker the game as {@link #fresh} gives it
 */
public record GameKind(
        String id,
        String title,
        String summary,
        Optional<Setup> setup,
        Function<TextSlice, Game> reader,
        Function<RandomGenerator, Game> freshMaker) {

    /**
     * How a set-up is said.
     *
     * @param name what is chosen, in a word
     * @param syntax the forms it takes
     * @param help what it means, in a sentence
     */
    public record Setup(String name, String syntax, String help) {}

    /** A game of which nothing can be set up. */
    public static GameKind withoutSetup(String id, String title, String summary, Supplier<Game> only) {
        Function<TextSlice, Game> reader = setup -> {
            if (!setup.isEmpty()) {
                throw setup.error("a set-up " + setup.quoted(), "nothing: " + id + " has no set-up");
            }
            return only.get();
        };
        return new GameKind(id, title, summary, Optional.empty(), reader, random -> only.get());
    }

    /**
     * The game with that set-up; an empty text means the usual one.
     *
     * @throws BadText if there is no such set-up, or none is usual and the text is empty
     */
    public Game game(TextSlice setupText) {
        return reader.apply(setupText);
    }

    /** The game as one would start it without saying how: the usual set-up, or one drawn by chance. */
    public Game fresh(RandomGenerator random) {
        return freshMaker.apply(random);
    }

    @Override
    public String toString() {
        return id;
    }
}
