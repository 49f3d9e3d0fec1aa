package dev.drey.cli.terminal;

/** Wraps lines of text at spaces. */
public final class LineWrap {
    private LineWrap() {}

    /** Wraps a line to a width. A line with colours or leading spaces stays as it is. */
    static String wrap(String line, int width) {
        if (line.length() <= width || line.contains("\u001b") || line.startsWith(" ")) {
            return line;
        }
        StringBuilder wrapped = new StringBuilder();
        int column = 0;
        for (String word : line.split(" ", -1)) {
            boolean fits = column == 0 || column + 1 + word.length() <= width;
            if (column > 0) {
                wrapped.append(fits ? ' ' : '\n');
            }
            wrapped.append(word);
            column = (fits && column > 0 ? column + 1 : 0) + word.length();
        }
        return wrapped.toString();
    }

    /** Wraps a line and gives the following lines the same indentation. */
    public static String wrapIndented(String line, int width) {
        String words = line.stripLeading();
        String indent = line.substring(0, line.length() - words.length());
        return indent + wrap(words, Math.max(1, width - indent.length())).replace("\n", "\n" + indent);
    }
}
