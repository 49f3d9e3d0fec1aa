package dev.drey.cli.terminal;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The capabilities of the output: colours and box drawing characters, or plain ASCII. */
public enum Style {
    /** ASCII only. */
    PLAIN,
    /** Box drawing characters without colours. */
    BOXES,
    /** Box drawing characters and colours. */
    RICH;

    /**
     * Returns {@link #RICH} on a capable terminal, {@link #BOXES} there with NO_COLOR, and {@link #PLAIN} when piped or
     * on a dumb or non-Unicode terminal.
     */
    public static Style of(boolean terminal, Map<String, String> environment) {
        if (!terminal || isDumb(environment) || !isUnicode(environment)) {
            return PLAIN;
        }
        return environment.getOrDefault("NO_COLOR", "").isEmpty() ? RICH : BOXES;
    }

    /** Whether the terminal can only print characters one after the other. */
    public static boolean isDumb(Map<String, String> environment) {
        return environment.getOrDefault("TERM", "").equals("dumb");
    }

    /** Terminals show Unicode unless the locale names another character set. */
    private static boolean isUnicode(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(environment::get)
                .filter(Objects::nonNull)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(locale -> locale.toUpperCase(Locale.ROOT))
                .map(locale -> !locale.contains(".") || locale.contains("UTF-8") || locale.contains("UTF8"))
                .orElse(true);
    }

    /** Whether characters outside ASCII can be shown, such as lines and pieces. */
    boolean hasBoxes() {
        return this != PLAIN;
    }

    public boolean hasColours() {
        return this == RICH;
    }

    public String paint(Tone tone, String text) {
        return !hasColours() || text.isEmpty() ? text : "\u001b[" + tone.code + "m" + text + "\u001b[0m";
    }

    /** The role of a piece of text, which decides its colours. All colours are legible on light and dark terminals. */
    public enum Tone {
        TITLE("1"),
        FAINT("2"),
        ERROR("31"),
        GOOD("32"),
        FIRST("1;97;44"),
        SECOND("1;30;43"),
        FIRST_LAST("1;4;97;104"),
        SECOND_LAST("1;4;30;103"),
        BLACK("1;30;42"),
        WHITE("1;97;42"),
        BLACK_LAST("1;30;46"),
        WHITE_LAST("1;97;46"),
        FELT("30;42"),
        OPEN("32"),
        OPEN_STRONG("1;32"),
        TOUCHED("1;7"),
        DEAD("90;100"),
        PLAIN("0");

        private final String code;

        Tone(String code) {
            this.code = code;
        }
    }
}
