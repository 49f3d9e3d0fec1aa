package dev.drey.rules;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Suggests the name that a user probably meant. */
public final class Suggestion {
    private static final int MIN_PART = 3;

    private Suggestion() {}

    /**
     * {@return {@code " (did you mean 'NAME'?)"}, or an empty text if no name is close to the typed text}
     *
     * @param typed what the user typed
     * @param names the valid names
     */
    public static String hint(String typed, Collection<String> names) {
        return closest(typed, names)
                .map(name -> " (did you mean '" + name + "'?)")
                .orElse("");
    }

    /**
     * {@return the name with the fewest typing errors, else the only name that contains the typed text} It is empty if several
     * names are equally close, because any choice among them would be a guess.
     *
     * @param typed what the user typed
     * @param names the valid names
     */
    public static Optional<String> closest(String typed, Collection<String> names) {
        String word = typed.strip().toLowerCase(Locale.ROOT);
        int least = maxErrors(word.length()) + 1;
        List<String> found = List.of();
        for (int errors = 0; errors < least && found.isEmpty(); errors++) {
            int limit = errors;
            found = names.stream()
                    .filter(name -> distance(word, name.toLowerCase(Locale.ROOT), limit) <= limit)
                    .toList();
        }
        if (found.isEmpty() && word.length() >= MIN_PART) {
            found = names.stream()
                    .filter(name -> name.toLowerCase(Locale.ROOT).contains(word))
                    .toList();
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static int maxErrors(int length) {
        return length <= 2 ? 0 : length <= 4 ? 1 : length <= 8 ? 2 : 3;
    }

    /**
     * Returns the number of insertions, deletions, substitutions and transpositions of neighbours that turn one text into the
     * other, or more than the limit if it exceeds the limit.
     */
    private static int distance(String from, String to, int limit) {
        if (Math.abs(from.length() - to.length()) > limit) {
            return limit + 1;
        }
        int[][] rows = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : cell(rows, from, to, i, j);
            }
        }
        return rows[from.length()][to.length()];
    }

    private static int cell(int[][] rows, String from, String to, int i, int j) {
        char last = from.charAt(i - 1);
        int substituted = rows[i - 1][j - 1] + (last == to.charAt(j - 1) ? 0 : 1);
        int best = Math.min(substituted, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && last == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(best, rows[i - 2][j - 2] + 1) : best;
    }
}
