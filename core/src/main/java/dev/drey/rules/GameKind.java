package dev.drey.rules;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game before its set-up is chosen. */
public interface GameKind {
    /** Its name in commands, texts and addresses. */
    String id();

    /** Its name for people. */
    String title();

    /** What it is, in a line. */
    String summary();

    /** What can be set up; empty if nothing can. */
    Optional<Setup> setup();

    /**
     * The game with that set-up; an empty text means the usual one.
     *
     * @throws BadText if there is no such set-up, or none is usual and the text is empty
     */
    Game game(Slice setup);

    /** The game as one would start it without saying how: the usual set-up, or one drawn by chance. */
    Game fresh(RandomGenerator random);

    /**
     * How a set-up is said.
     *
     * @param name what is chosen, in a word
     * @param syntax the forms it takes
     * @param help what it means, in a sentence
     */
    record Setup(String name, String syntax, String help) {}
}
