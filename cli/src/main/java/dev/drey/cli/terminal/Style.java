package dev.drey.cli.terminal;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** What the output can show: colours and box drawing, or plain ASCII. */
public enum Style {
    PLAIN,
    RICH;

    /** Rich on a terminal that can show it; plain when piped, with NO_COLOR, or on a dumb or non-Unicode terminal. */
    public static Style of(boolean terminal, Map<String, String> environment) {
        boolean colourful = environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean clever = !environment.getOrDefault("TERM", "").equals("dumb");
        return terminal && colourful && clever && isUnicode(environment) ? RICH : PLAIN;
    }

    /** Today's terminals show Unicode unless the locale names another character set. */
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

    public String paint(Tone tone, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\u001b[" + tone.code() + "m" + text + "\u001b[0m";
    }
}
