package dev.drey.rules;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A kind of game, without a set-up.
 *
 * @param id the name in commands, texts and URLs
 * @param title the name for people
 * @param summary a description in one line
 * @param setup the set-up option; empty if the game has none
 * @param reader parses a set-up, see {@link #game}
 * @param freshFactory creates a game with the default or a random set-up, see {@link #fresh}
 */
public record GameKind(
        String id,
        String title,
        String summary,
        Optional<Setup> setup,
        Function<TextSlice, Game> reader,
        Function<RandomGenerator, Game> freshFactory) {

    /**
     * The set-up option of a kind of game.
     *
     * @param name the name of the option
     * @param syntax the syntax of its value
     * @param help its meaning in a sentence
     */
    public record Setup(String name, String syntax, String help) {}

    /**
     * {@return a kind of game without set-up}
     *
     * @param id the name in commands, texts and URLs
     * @param title the name for people
     * @param summary a description in one line
     * @param only returns the game
     */
    public static GameKind withoutSetup(String id, String title, String summary, Supplier<Game> only) {
        Function<TextSlice, Game> reader = setup -> {
            if (!setup.isEmpty()) {
                throw setup.error("unexpected set-up " + setup.quoted(), "only '" + id + "', which has no set-up");
            }
            return only.get();
        };
        return new GameKind(id, title, summary, Optional.empty(), reader, random -> only.get());
    }

    /**
     * {@return the game with a set-up; an empty text stands for the default set-up}
     *
     * @param setupText the text of the set-up
     * @throws BadText if the text is not a set-up, or if it is empty and there is no default
     */
    public Game game(TextSlice setupText) {
        return reader.apply(setupText);
    }

    /**
     * {@return the game with the default set-up, or with a random one if there is no default}
     *
     * @param random the source of randomness for a random set-up
     */
    public Game fresh(RandomGenerator random) {
        return freshFactory.apply(random);
    }

    @Override
    public String toString() {
        return id;
    }
}
