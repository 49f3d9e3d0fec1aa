package dev.drey.classroom.report;

import dev.drey.classroom.diagnosis.CommonMistake;
import dev.drey.classroom.diagnosis.StudentDiagnosis;
import dev.drey.classroom.grading.StudentResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Texts that several reports share: safe texts, numbers, and the reasons for a student's failures. */
final class ReportText {
    private static final int MAX_EXCERPT = 200;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final long MEBIBYTE = 1 << 20;

    private ReportText() {}

    /** The text with a question mark for each control or format character, which a terminal might interpret. */
    static String printable(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints().map(c -> isPrintable(c) ? c : '?').forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isPrintable(int c) {
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

    /** The beginning of a possibly long text, printable. */
    static String excerpt(String text) {
        String clean = printable(text);
        return clean.codePointCount(0, clean.length()) <= MAX_EXCERPT
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, MAX_EXCERPT)) + "...";
    }

    /** The number with at most two decimals, without trailing zeros. */
    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceFirst("\\.?0+$", "");
    }

    static double seconds(Duration time) {
        return time.toNanos() / NANOS_PER_SECOND;
    }

    static String threeDecimals(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    /** The size rounded up to mebibytes; 0 means unknown. */
    static String mebibytes(long bytes) {
        return bytes == 0 ? "unknown" : (bytes + MEBIBYTE - 1) / MEBIBYTE + " MiB";
    }

    static String twoDecimals(Duration time) {
        return String.format(Locale.ROOT, "%.2f s", seconds(time));
    }

    /** A share from 0 to 1 as a percentage. */
    static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    /** The titles of all diagnosed mistakes, separated by commas. */
    static Optional<String> mistakes(StudentResult student) {
        String all = student.diagnosis().mistakes().stream()
                .map(CommonMistake::title)
                .collect(Collectors.joining(", "));
        return Optional.of(all).filter(text -> !text.isEmpty());
    }

    /** The main reason for failures: the mistakes, else the most frequent problem of the runs, else the first problem. */
    static Optional<String> mainProblem(StudentResult student) {
        return mistakes(student)
                .or(() -> mostFrequentRunProblem(student))
                .or(() -> student.cases().stream()
                        .flatMap(result -> result.problem().stream())
                        .findFirst()
                        .map(ReportText::excerpt));
    }

    /** The most frequent problem of the program's runs, such as an exceeded limit. */
    static Optional<String> mostFrequentRunProblem(StudentResult student) {
        Map<String, Long> counts = student.cases().stream()
                .flatMap(result -> result.run().problem().stream())
                .collect(Collectors.groupingBy(ReportText::excerpt, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /** A sentence with the diagnosed mistakes and the number of cases that they explain. */
    static Optional<String> diagnosisSentence(StudentResult student) {
        StudentDiagnosis diagnosis = student.diagnosis();
        boolean one = diagnosis.mistakes().size() == 1;
        return mistakes(student)
                .map(titles -> "Most likely " + (one ? "slip" : "slips") + ": " + titles
                        + (one ? " (explains " : " (explain ") + diagnosis.explained() + " of " + diagnosis.wrong()
                        + (diagnosis.wrong() == 1 ? " case" : " cases") + " with wrong answers).");
    }
}
