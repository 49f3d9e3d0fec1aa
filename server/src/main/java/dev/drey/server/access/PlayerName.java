package dev.drey.server.access;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Validates names of players. A name must be visible, fit into a line, use one script, and must not look like the name of an
 * engine, of the server or of its staff.
 */
public final class PlayerName {
    private static final int MAX_LENGTH = 30;
    private static final String PUNCTUATION = " ._'-";
    private static final Pattern SEPARATORS = Pattern.compile("[" + PUNCTUATION + "]+");

    private static final Pattern MARKS = Pattern.compile("\\p{M}");

    /** A mark without a letter, more marks than any language needs, or the same mark twice. */
    private static final Pattern BAD_MARKS = Pattern.compile("(^|[" + PUNCTUATION + "])\\p{M}|\\p{M}{4}|(\\p{Mn})\\2");

    /** Names that the server, the client or records show for something else. */
    private static final Set<String> RESERVED = keys(
            "strongest",
            "perfect",
            "strongest engine",
            "computer stärkste Stufe",
            "computer",
            "deleted player",
            "gelöschter Spieler",
            "you",
            "du",
            "a friend",
            "friend",
            "ein Freund",
            "anyone",
            "wer möchte",
            "nobody",
            "niemand",
            "Administratorin",
            "Moderatorin");

    /** A name that consists only of these words is reserved. */
    private static final Set<String> OFFICIAL_WORDS = keys(
            "drey",
            "admin",
            "administrator",
            "mod",
            "moderator",
            "official",
            "operator",
            "root",
            "server",
            "staff",
            "support",
            "system",
            "team",
            "the",
            "engine",
            "betreiber",
            "offiziell",
            "das",
            "der");

    /** The levels of engines; the digits 0 and 1 look like letters. */
    private static final Pattern LEVEL =
            Pattern.compile(keys("engine", "computer").stream().collect(Collectors.joining("|", "(", ")?"))
                    + keys("level", "stufe").stream().collect(Collectors.joining("|", "(", ")"))
                    + "[2-9" + Confusables.caselessKey("01") + "]+");

    private PlayerName() {}

    /** Reads and normalizes a name. @throws BadJson if the name is not allowed */
    public static String read(LocatedJson place) {
        // NFKC replaces variants of the same letter, such as full-width ones, by the usual letter.
        String name = Normalizer.normalize(place.string(), Normalizer.Form.NFKC)
                .strip()
                .replaceAll(" +", " ");
        problem(name).ifPresent(problem -> {
            throw new BadJson(place, problem);
        });
        return name;
    }

    /** Whether a stored name is still allowed. Earlier versions had fewer rules. */
    static boolean isAllowed(String name) {
        return problem(name).isEmpty();
    }

    private static Optional<String> problem(String name) {
        int length = name.codePointCount(0, name.length());
        if (length > MAX_LENGTH
                || !name.codePoints().allMatch(PlayerName::isAllowedCharacter)
                || name.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return Optional.of("invalid name; expected 1 to " + MAX_LENGTH
                    + " letters, digits, spaces or . _ ' -, with at least one letter or digit");
        }
        if (BAD_MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).find()) {
            return Optional.of("invalid accents; expected at most three different ones on a letter");
        }
        Optional<String> mixed = NameCharacters.mixedScripts(name);
        if (mixed.isPresent()) {
            return Optional.of("letters of different scripts (" + mixed.get()
                    + "), which can imitate other names; expected letters of one script");
        }
        if (NameCharacters.mixesDigits(name)) {
            return Optional.of("digits of different number systems; expected digits of one");
        }
        return isReserved(name)
                ? Optional.of("this name is reserved, or looks like a reserved one; expected another name")
                : Optional.empty();
    }

    private static boolean isAllowedCharacter(int c) {
        return PUNCTUATION.indexOf(c) >= 0 || NameCharacters.isAllowed(c);
    }

    private static boolean isReserved(String name) {
        String key = key(name);
        return RESERVED.contains(key)
                || LEVEL.matcher(key).matches()
                || OFFICIAL_WORDS.contains(key)
                || Stream.of(SEPARATORS.split(name))
                        .filter(word -> !word.isEmpty())
                        .allMatch(word -> OFFICIAL_WORDS.contains(key(word)));
    }

    private static Set<String> keys(String... names) {
        return List.of(names).stream().map(PlayerName::key).collect(Collectors.toUnmodifiableSet());
    }

    /** The key of a name without separators and accents, so that {@code level-3}, {@code Level 3} and {@code lével 3} are the same. */
    private static String key(String name) {
        String letters = SEPARATORS.matcher(name).replaceAll("");
        String plain = MARKS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFD))
                .replaceAll("");
        return Confusables.caselessKey(plain);
    }
}
