package dev.drey.classroom.grade.report;

import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.slip.Slip;
import dev.drey.classroom.grade.slip.SlipVerdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a student's failures come from, in words. */
final class Slips {
    private Slips() {}

    /** All of them, the one that explains most first. */
    static Optional<String> named(StudentResult student) {
        String all = student.slips().slips().stream().map(Slip::title).collect(Collectors.joining(", "));
        return Optional.of(all).filter(text -> !text.isEmpty());
    }

    /** In a few words why not everything passed: slips, else trouble, else the first problem. */
    static Optional<String> reason(StudentResult student) {
        return named(student)
                .or(() -> trouble(student))
                .or(() -> student.cases().stream()
                        .flatMap(result -> result.problem().stream())
                        .findFirst()
                        .map(Printable::excerpt));
    }

    /** What is most often wrong about its runs, such as a limit. */
    static Optional<String> trouble(StudentResult student) {
        Map<String, Long> counts = student.cases().stream()
                .flatMap(result -> result.run().trouble().stream())
                .collect(Collectors.groupingBy(Printable::excerpt, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    static Optional<String> summary(StudentResult student) {
        SlipVerdict verdict = student.slips();
        if (verdict.slips().isEmpty()) {
            return Optional.empty();
        }
        String slips = verdict.slips().stream().map(Slip::title).collect(Collectors.joining(", "));
        boolean one = verdict.slips().size() == 1;
        return Optional.of(
                "Most likely " + (one ? "slip" : "slips") + ": " + slips + (one ? " (explains " : " (explain ")
                        + verdict.explained() + " of " + verdict.failed() + " failed "
                        + (verdict.failed() == 1 ? "case" : "cases")
                        + ").");
    }
}
