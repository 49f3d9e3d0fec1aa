package dev.drey.classroom.grade.report;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.ClassResult;
import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.grade.player.PlayerReport;
import dev.drey.classroom.grade.slip.SlipGuess;
import dev.drey.classroom.homework.Answer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Results for a terminal. */
public final class TextReport {
    private static final String BLANK = "  ";

    private TextReport() {}

    /** A student: every case, what is wrong about those that failed, and how well the program plays. */
    public static void write(StudentResult student, Appendable to) throws IOException {
        to.append(Printable.line(student.name())).append("\n\n");
        writeTable(student, to);
        Set<String> explained = new HashSet<>();
        for (CaseResult result : student.cases()) {
            if (!result.passed()) {
                to.append('\n').append(Printable.line(result.grade().name())).append('\n');
                boolean first =
                        result.guess().map(SlipGuess::title).map(explained::add).orElse(true);
                for (String line : details(result, first)) {
                    to.append(BLANK).append(line).append('\n');
                }
            }
        }
        for (String line : closing(student)) {
            to.append('\n').append(line).append('\n');
        }
    }

    /** A class: each student as above, then a line for each. */
    public static void write(ClassResult result, Appendable to) throws IOException {
        for (StudentResult student : result.students()) {
            write(student, to);
            to.append('\n');
        }
        if (result.students().size() > 1) {
            overview(result, to);
        }
    }

    /** A line for each student. */
    public static void overview(ClassResult result, Appendable to) throws IOException {
        TextTable table =
                new TextTable("student", "passed", "points", "best moves", "most likely slips, or what is wrong first");
        for (StudentResult student : result.students()) {
            table.add(
                    Printable.line(student.name()),
                    student.passed() + " of " + student.total(),
                    Numbers.text(student.points()),
                    student.player()
                            .flatMap(PlayerReport::bestShare)
                            .map(Numbers::percent)
                            .orElse(""),
                    Slips.reason(student).orElse(""));
        }
        table.write(to);
    }

    private static void writeTable(StudentResult student, Appendable to) throws IOException {
        boolean ran = student.cases().stream().anyMatch(TextReport::wasRun);
        TextTable table = ran
                ? new TextTable("case", "task", "result", "time", "memory")
                : new TextTable("case", "task", "result");
        for (CaseResult result : student.cases()) {
            List<String> row = new ArrayList<>(List.of(
                    Printable.line(result.grade().name()),
                    result.grade().taskName(),
                    result.passed() ? "passed" : "failed"));
            if (ran) {
                row.add(Numbers.seconds(result.run().time()));
                row.add(Numbers.mebibytes(result.run().peakMemoryBytes()));
            }
            table.add(row.toArray(String[]::new));
        }
        table.write(to);
    }

    private static boolean wasRun(CaseResult result) {
        return !result.run().time().equals(Duration.ZERO) || result.run().peakMemoryBytes() > 0;
    }

    /** What is wrong about a case that failed, and what that seems to come from; no lines if it passed. */
    public static List<String> details(CaseResult result) {
        return details(result, true);
    }

    /** @param explains whether to say what the slip is, and not only its name */
    private static List<String> details(CaseResult result, boolean explains) {
        List<String> lines = new ArrayList<>();
        result.run().trouble().ifPresent(trouble -> lines.add(Printable.excerpt(trouble)));
        result.comparisons().forEach((answer, comparison) -> lines.addAll(details(answer, comparison)));
        result.guess()
                .ifPresent(guess -> lines.add((guess.exact() ? "slip: " : "")
                        + guess.title()
                        + (explains ? ". " + guess.explanation() : ", as above")));
        return lines;
    }

    private static List<String> details(Answer answer, Comparison comparison) {
        if (comparison instanceof Comparison.Different different) {
            String remark = different.remark().map(text -> " (" + text + ")").orElse("");
            return List.of(
                    answer.file() + ", line " + different.line() + remark,
                    BLANK + "expected: " + Comparison.Different.shown(different.expected()),
                    BLANK + "found:    " + Comparison.Different.shown(different.found()));
        }
        return comparison
                .problem()
                .map(text -> List.of(answer.file() + ": " + text))
                .orElse(List.of());
    }

    /** What is to be said about a student when all cases are told: slips, the program's play, how many passed. */
    public static List<String> closing(StudentResult student) {
        List<String> lines = new ArrayList<>();
        Slips.summary(student).ifPresent(lines::add);
        student.player().ifPresent(player -> lines.add(String.join("\n", player.lines())));
        lines.add(summary(student));
        return lines;
    }

    private static String summary(StudentResult student) {
        Optional<String> points = student.mostPoints() == student.total()
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        ", %s of %s points",
                        Numbers.text(student.points()),
                        Numbers.text(student.mostPoints())));
        return student.passed() + " of " + student.total() + " passed" + points.orElse("");
    }
}
