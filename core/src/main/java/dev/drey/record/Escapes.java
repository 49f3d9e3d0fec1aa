package dev.drey.record;

import java.util.Locale;

/**
 * Escapes special characters in tag values and comments with a backslash, control characters as {@code \n}, {@code \r},
 * {@code \t} or {@code \}{@code u001b}. Comments keep their line ends.
 */
final class Escapes {
    private Escapes() {}

    static String value(String text) {
        return escape(text, "\"\\", false);
    }

    /** Escapes a comment. Brackets are escaped, so that no line of a comment looks like the start of a game. */
    static String comment(String text) {
        return escape(text, "[}\\", true);
    }

    private static String escape(String text, String special, boolean keepNewlines) {
        StringBuilder escaped = new StringBuilder(text.length() + 2);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (special.indexOf(c) >= 0) {
                escaped.append('\\').append(c);
            } else if (!Character.isISOControl(c) || c == '\n' && keepNewlines) {
                escaped.append(c);
            } else {
                escaped.append(
                        switch (c) {
                            case '\n' -> "\\n";
                            case '\r' -> "\\r";
                            case '\t' -> "\\t";
                            default -> String.format(Locale.ROOT, "\\u%04x", (int) c);
                        });
            }
        }
        return escaped.toString();
    }

    /**
     * Reads a text up to and including its closing character.
     *
     * @param newlines whether the text may contain line ends
     * @param name the name of the text in error messages
     */
    static String read(Cursor cursor, char close, boolean newlines, String name) {
        int opened = cursor.at();
        cursor.next();
        StringBuilder text = new StringBuilder();
        while (!cursor.atEnd() && cursor.peek() != close) {
            char c = cursor.peek();
            if (c == '\n' && !newlines) {
                break;
            }
            if (c == '\\') {
                unescape(cursor, text);
            } else {
                text.append(cursor.next());
            }
        }
        if (cursor.atEnd() || cursor.peek() != close) {
            throw new RecordSyntaxException(opened, name + " is not closed; expected " + close);
        }
        cursor.next();
        if (!isWellFormed(text)) {
            throw new RecordSyntaxException(opened, name + " has an invalid Unicode character (is the file UTF-8?)");
        }
        return text.toString();
    }

    private static void unescape(Cursor cursor, StringBuilder text) {
        int at = cursor.at();
        cursor.next();
        char c = cursor.atEnd() ? ' ' : cursor.next();
        switch (c) {
            case '"', '\\', '[', '}' -> text.append(c);
            case 'n' -> text.append('\n');
            case 'r' -> text.append('\r');
            case 't' -> text.append('\t');
            case 'u' -> text.append(hex(cursor, at));
            default ->
                throw new RecordSyntaxException(
                        at,
                        "unknown escape after a backslash; expected \\\\ for a backslash,"
                                + " or one of \\\" \\[ \\} \\n \\r \\t \\uXXXX");
        }
    }

    private static char hex(Cursor cursor, int at) {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            char c = cursor.atEnd() ? ' ' : cursor.next();
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw new RecordSyntaxException(
                        at, "incomplete \\u escape; expected four hexadecimal digits after \\u");
            }
            code = code << 4 | digit;
        }
        return (char) code;
    }

    /** Whether a text has no unpaired surrogates, which cannot be encoded in UTF-8. */
    static boolean isWellFormed(CharSequence text) {
        return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    static void requireWellFormed(String comment) {
        if (!isWellFormed(comment)) {
            throw new IllegalArgumentException("a comment has an invalid Unicode character (is the file UTF-8?)");
        }
    }
}
