package dev.drey.classroom.grade.compare;

import java.util.Optional;

/** Differences that one sees badly. */
final class Remarks {
    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";
    private static final String WIDE_LITTLE = "\u00ff\u00fe";
    private static final String WIDE_BIG = "\u00fe\u00ff";

    private Remarks() {}

    static Optional<String> on(Optional<Line> expected, Optional<Line> found) {
        return found.flatMap(line -> on(expected.map(Line::raw).orElse(""), line.raw()));
    }

    private static Optional<String> on(String expected, String found) {
        if (found.startsWith(BYTE_ORDER_MARK)) {
            return Optional.of("the file begins with a byte order mark; plain ASCII is expected");
        }
        if (found.startsWith(WIDE_LITTLE) || found.startsWith(WIDE_BIG) || found.indexOf('\0') >= 0) {
            return Optional.of("this is not plain text: UTF-16, or binary");
        }
        if (found.stripTrailing().equals(expected)) {
            return Optional.of(expected.isEmpty() ? "a line of blanks" : "only blanks at the end of the line differ");
        }
        if (found.replaceAll("\\s", "").equals(expected)) {
            return Optional.of("only blanks differ");
        }
        return found.equalsIgnoreCase(expected) ? Optional.of("only upper and lower case differ") : Optional.empty();
    }
}
