package dev.drey.study.grade.report;

/** Names of students and folders may hold anything; what a terminal would obey is not printed. */
final class Printable {
    private Printable() {}

    static String line(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().map(c -> isSafe(c) ? c : '?').forEach(clean::appendCodePoint);
        return clean.toString();
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
