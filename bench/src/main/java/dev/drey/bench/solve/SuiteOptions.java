package dev.drey.bench.solve;

import java.util.ArrayList;
import java.util.List;

/** The words of a command line: numbers such as {@code threads=2}, and names of groups. */
public final class SuiteOptions {
    private final List<String> words;

    public SuiteOptions(List<String> words) {
        this.words = List.copyOf(words);
    }

    /** The number called {@code name}, or a default. */
    public int number(String name, int defaultValue) {
        return words.stream()
                .filter(word -> word.startsWith(name + "="))
                .mapToInt(word -> Integer.parseInt(word.substring(name.length() + 1)))
                .findFirst()
                .orElse(defaultValue);
    }

    /**
     * The groups named, in the order of the command line.
     *
     * @param known all groups
     * @param defaults the groups if none is named
     * @throws IllegalArgumentException if a word is neither a number nor a known group
     */
    List<String> groups(List<String> known, List<String> defaults) {
        List<String> named = new ArrayList<>();
        for (String word : words) {
            if (known.contains(word)) {
                named.add(word);
            } else if (!word.contains("=")) {
                throw new IllegalArgumentException(word + ": expected NAME=NUMBER or one of " + known);
            }
        }
        return named.isEmpty() ? defaults : named;
    }
}
