package dev.drey.record;

import dev.drey.rules.TextSlice;
import java.util.Optional;
import java.util.Set;

/** The names and values that tags may have. */
public final class Tags {
    static final String VERSION = "Drey";
    static final String GAME = "Game";
    static final String START = "Start";
    static final String RESULT = "Result";
    static final String ENDING = "Ending";

    /** The tags that are derived from the game itself, so that they cannot contradict it. */
    public static final Set<String> RESERVED = Set.of(VERSION, GAME, START, RESULT, ENDING);

    private Tags() {}

    /**
     * {@return the error in an additional tag; empty if the tag is valid}
     *
     * @param name the name of the tag
     * @param value the value of the tag
     */
    public static Optional<String> problem(String name, String value) {
        if (!isName(name)) {
            return Optional.of(
                    TextSlice.of(name).quoted() + " is not a tag name; expected a letter, then letters, digits or _");
        }
        if (RESERVED.contains(name)) {
            return Optional.of("the tag " + name + " is derived from the game: you cannot set it");
        }
        return Escapes.isWellFormed(value)
                ? Optional.empty()
                : Optional.of(
                        "the value of the tag " + name + " has an invalid Unicode character (is the file UTF-8?)");
    }

    static boolean isName(String name) {
        return !name.isEmpty() && startsName(name.charAt(0)) && name.chars().allMatch(Tags::continuesName);
    }

    private static boolean startsName(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    static boolean continuesName(int c) {
        return startsName(c) || c >= '0' && c <= '9' || c == '_';
    }
}
