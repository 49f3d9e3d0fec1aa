package dev.drey.classroom.grade.report;

/** Names of students and folders may hold anything; what a terminal would obey is not printed. */
final class Printable {
    private static final int LONGEST = 200;

    private Printable() {}

    static String line(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().map(c -> isSafe(c) ? c : '?').forEach(clean::appendCodePoint);
        return clean.toString();
    }

    /** The beginning of a text that may be long, such as what a program said before it failed. */
    static String excerpt(String text) {
        String clean = line(text);
        return clean.codePointCount(0, clean.length()) <= LONGEST
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, LONGEST)) + "...";
    }

    private static boolean isSafe(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
