package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A part of a text that knows its offset, so that errors can name the column in the whole text.
 *
 * @param whole the whole text
 * @param from the index in the whole text at which the part starts
 * @param to the index in the whole text at which the part ends, exclusive
 */
public record TextSlice(String whole, int from, int to) {
    /** Maximum number of characters that {@link #quoted} shows. */
    private static final int MAX_QUOTED = 24;

    /**
     * {@return a whole text as one part}
     *
     * @param text the text
     */
    public static TextSlice of(String text) {
        return new TextSlice(text, 0, text.length()).strip();
    }

    /** {@return the number of characters} */
    public int length() {
        return to - from;
    }

    /** {@return whether this part has no characters} */
    public boolean isEmpty() {
        return from == to;
    }

    /**
     * {@return the character at an index}
     *
     * @param index an index of this part, from 0
     */
    public char charAt(int index) {
        return whole.charAt(from + index);
    }

    /**
     * {@return the rest of this part from an index}
     *
     * @param index an index of this part, from 0
     */
    public TextSlice from(int index) {
        return new TextSlice(whole, from + index, to);
    }

    /** {@return this part without white space at both ends} */
    public TextSlice strip() {
        int start = from;
        int end = to;
        while (start < end && Character.isWhitespace(whole.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(whole.charAt(end - 1))) {
            end--;
        }
        return new TextSlice(whole, start, end);
    }

    /**
     * Splits this part at a separator and strips each piece.
     *
     * @param separator the character between the pieces
     * @return the pieces, in order
     */
    public List<TextSlice> split(char separator) {
        List<TextSlice> parts = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i++) {
            if (whole.charAt(i) == separator) {
                parts.add(new TextSlice(whole, start, i).strip());
                start = i + 1;
            }
        }
        parts.add(new TextSlice(whole, start, to).strip());
        return parts;
    }

    /**
     * {@return an error at the start of this part}
     *
     * @param problem what is wrong
     * @param expected a description of the valid texts
     */
    public BadText error(String problem, String expected) {
        return errorAt(0, problem, expected);
    }

    /**
     * {@return an error at an index of this part}
     *
     * @param index an index of this part, from 0
     * @param problem what is wrong
     * @param expected a description of the valid texts
     */
    public BadText errorAt(int index, String problem, String expected) {
        return new BadText(whole, from + index + 1, problem, expected);
    }

    /** {@return this part in quotation marks, shortened if it is long, with invisible characters escaped} */
    public String quoted() {
        StringBuilder quoted = new StringBuilder("'");
        String text = toString();
        int shown = 0;
        for (int i = 0; i < MAX_QUOTED && shown < text.length(); i++) {
            int c = text.codePointAt(shown);
            shown += Character.charCount(c);
            if (isVisible(c)) {
                quoted.appendCodePoint(c);
            } else {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", c));
            }
        }
        return quoted.append(shown < text.length() ? "...'" : "'").toString();
    }

    /**
     * {@return whether a terminal shows a character as itself} Control characters and text direction marks are not visible.
     *
     * @param c a code point
     */
    public static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> c == ' ';
            default -> true;
        };
    }

    @Override
    public String toString() {
        return whole.substring(from, to);
    }
}
