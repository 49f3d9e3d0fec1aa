package dev.drey.cli.terminal;

/** Lines broken where people would break them. */
public final class LineWrap {
    private LineWrap() {}

    /** A line broken at blanks so that none is wider; one that has colours or no blanks stays as it is. */
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

    /** A line broken at blanks; what follows is indented as far as its beginning. */
    public static String wrapIndented(String line, int width) {
        String words = line.stripLeading();
        String indent = line.substring(0, line.length() - words.length());
        return indent + wrap(words, Math.max(1, width - indent.length())).replace("\n", "\n" + indent);
    }
}
