package dev.drey.record;

/** A reading position in the text of one game. */
final class Cursor {
    private final String text;
    private final int to;
    private int at;

    Cursor(String text, int from, int to) {
        this.text = text;
        this.to = to;
        this.at = from;
    }

    int at() {
        return at;
    }

    boolean atEnd() {
        return at == to;
    }

    char peek() {
        return text.charAt(at);
    }

    /** Whether the next character is this one. */
    boolean nextIs(char c) {
        return at < to && text.charAt(at) == c;
    }

    char next() {
        return text.charAt(at++);
    }

    void skipBlanks() {
        while (at < to && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Returns the text between an offset and the current position. */
    String since(int from) {
        return text.substring(from, at);
    }
}
