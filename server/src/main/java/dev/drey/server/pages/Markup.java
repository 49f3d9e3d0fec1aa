package dev.drey.server.pages;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Text as HTML. */
final class Markup {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private Markup() {}

    /** So that it is read as text, also within quotes. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** A line in which code stands in backquotes. */
    static String line(String text) {
        return CODE.matcher(escape(text)).replaceAll("<code>$1</code>");
    }

    /** Such lines, as paragraphs where an empty line stands between them. */
    static String paragraphs(String text) {
        return Stream.of(text.strip().split("\n\\s*\n", -1))
                .map(paragraph -> "<p>" + line(paragraph) + "</p>\n")
                .collect(Collectors.joining());
    }

    /** Text to be copied as it is. */
    static String block(String text) {
        return "<pre tabindex=\"0\"><code>" + escape(text) + "</code></pre>\n";
    }
}
