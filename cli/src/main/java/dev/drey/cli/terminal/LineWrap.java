package dev.drey.cli.terminal;

import java.util.regex.Pattern;

/** Wraps lines of text at spaces. Colour codes take no columns. */
public final class LineWrap {
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

    private LineWrap() {}

    /** Wraps a line to a width and gives the following lines the same indentation. */
    public static String wrap(String line, int width) {
        if (visibleWidth(line) <= width) {
            return line;
        }
        String words = line.stripLeading();
        String indent = line.substring(0, line.length() - words.length());
        StringBuilder wrapped = new StringBuilder(indent);
        int column = indent.length();
        boolean lineStart = true;
        for (String word : words.split(" ", -1)) {
            int wordWidth = visibleWidth(word);
            if (!lineStart && column + 1 + wordWidth > width) {
                wrapped.append('\n').append(indent);
                column = indent.length();
            } else if (!lineStart) {
                wrapped.append(' ');
                column++;
            }
            wrapped.append(word);
            column += wordWidth;
            lineStart = false;
        }
        return wrapped.toString();
    }

    /** The number of columns a line takes. */
    static int visibleWidth(String line) {
        return line.indexOf('\u001b') < 0
                ? line.length()
                : COLOUR.matcher(line).replaceAll("").length();
    }
}
