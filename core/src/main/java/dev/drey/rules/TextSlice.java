package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A part of a text that remembers where it stood, so that errors can name the column of the whole. */
public record TextSlice(String whole, int from, int to) {

    public static TextSlice of(String text) {
        return new TextSlice(text, 0, text.length()).strip();
    }

    public int length() {
        return to - from;
    }

    public boolean isEmpty() {
        return from == to;
    }

    public char charAt(int index) {
        return whole.charAt(from + index);
    }

    /** The part from there on. */
    public TextSlice from(int index) {
        return new TextSlice(whole, from + index, to);
    }

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

    /** The parts between the separators, each stripped; one more than there are separators. */
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

    /** An error at the start of this part. */
    public BadText error(String problem, String expected) {
        return errorAt(0, problem, expected);
    }

    /** An error at a place in this part. */
    public BadText errorAt(int index, String problem, String expected) {
        return new BadText(from + index + 1, problem, expected);
    }

    /** This part in quotation marks, cut short if it is long, with anything unprintable made visible. */
    public String quoted() {
        StringBuilder quoted = new StringBuilder("'");
        int shown = Math.min(length(), 24);
        for (int i = 0; i < shown; i++) {
            char c = charAt(i);
            quoted.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
        }
        return quoted.append(length() > shown ? "...'" : "'").toString();
    }

    @Override
    public String toString() {
        return whole.substring(from, to);
    }
}
