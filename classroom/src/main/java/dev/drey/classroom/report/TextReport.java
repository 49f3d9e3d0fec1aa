package dev.drey.classroom.report;

import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.diagnosis.StudentDiagnosis.CaseDiagnosis;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.MoveQuality;
import dev.drey.classroom.grading.StudentResult;
import dev.drey.classroom.homework.AnswerFile;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Writes results as text for a terminal. */
public final class TextReport {
    private static final String INDENT = "  ";

    private TextReport() {}

    /** Writes the report of a student: all cases, the details of failed ones, and the quality of the moves. */
    public static void write(StudentResult student, Appendable out) throws IOException {
        out.append(ReportText.printable(student.name())).append("\n\n");
        writeCaseTable(student, out);
        Set<String> explained = new HashSet<>();
        for (CaseResult result : student.cases()) {
            if (!result.passed()) {
                out.append('\n')
                        .append(ReportText.printable(result.homeworkCase().name()))
                        .append('\n');
                boolean first = result.diagnosis()
                        .map(CaseDiagnosis::title)
                        .map(explained::add)
                        .orElse(true);
                for (String line : detailLines(result, first)) {
                    out.append(INDENT).append(line).append('\n');
                }
            }
        }
        for (String line : closingLines(student)) {
            out.append('\n').append(line).append('\n');
        }
    }

    /** Writes the reports of all students, followed by the overview if there is more than one. */
    public static void write(ClassResult result, Appendable out) throws IOException {
        for (StudentResult student : result.students()) {
            write(student, out);
            out.append('\n');
        }
        if (result.students().size() > 1) {
            writeOverview(result, out);
        }
    }

    /** Writes a table with one row per student. */
    public static void writeOverview(ClassResult result, Appendable out) throws IOException {
        Table table =
                new Table("student", "passed", "points", "best moves", "most likely slips, or what is wrong first");
        for (StudentResult student : result.students()) {
            table.add(
                    ReportText.printable(student.name()),
                    student.passedCount() + " of " + student.caseCount(),
                    ReportText.number(student.points()),
                    student.moveQuality()
                            .flatMap(MoveQuality::bestShare)
                            .map(ReportText::percent)
                            .orElse(""),
                    ReportText.mainProblem(student).orElse(""));
        }
        table.write(out);
    }

    private static void writeCaseTable(StudentResult student, Appendable out) throws IOException {
        boolean ran = student.cases().stream().anyMatch(TextReport::wasRun);
        Table table = ran ? new Table("case", "task", "result", "time", "memory") : new Table("case", "task", "result");
        for (CaseResult result : student.cases()) {
            List<String> row = new ArrayList<>(List.of(
                    ReportText.printable(result.homeworkCase().name()),
                    result.homeworkCase().taskName(),
                    result.passed() ? "passed" : "failed"));
            if (ran) {
                row.add(String.format(
                        Locale.ROOT, "%.2f s", ReportText.seconds(result.run().time())));
                row.add(ReportText.mebibytes(result.run().peakMemoryBytes()));
            }
            table.add(row.toArray(String[]::new));
        }
        table.write(out);
    }

    private static boolean wasRun(CaseResult result) {
        return !result.run().time().equals(Duration.ZERO) || result.run().peakMemoryBytes() > 0;
    }

    /** The problems of a failed case and their probable cause; no lines if the case passed. */
    public static List<String> detailLines(CaseResult result) {
        return detailLines(result, true);
    }

    /** @param withExplanation whether to add the explanation of the mistake to its title */
    private static List<String> detailLines(CaseResult result, boolean withExplanation) {
        List<String> lines = new ArrayList<>();
        result.run().problem().ifPresent(problem -> lines.add(ReportText.excerpt(problem)));
        result.comparisons().forEach((answer, comparison) -> lines.addAll(detailLines(answer, comparison)));
        result.diagnosis()
                .ifPresent(diagnosis -> lines.add((diagnosis.exact() ? "slip: " : "")
                        + diagnosis.title()
                        + (withExplanation ? ". " + diagnosis.explanation() : ", as above")));
        return lines;
    }

    private static List<String> detailLines(AnswerFile answer, Comparison comparison) {
        if (comparison instanceof Comparison.Different different) {
            String remark = different.remark().map(text -> " (" + text + ")").orElse("");
            return List.of(
                    answer.fileName() + ", line " + different.line() + remark,
                    INDENT + "expected: " + Comparison.Different.display(different.expected()),
                    INDENT + "found:    " + Comparison.Different.display(different.found()));
        }
        return comparison
                .problem()
                .map(text -> List.of(answer.fileName() + ": " + text))
                .orElse(List.of());
    }

    /** The end of a student's report: the mistakes, the quality of the moves, and the number of passed cases. */
    public static List<String> closingLines(StudentResult student) {
        List<String> lines = new ArrayList<>();
        ReportText.diagnosisSentence(student).ifPresent(lines::add);
        student.moveQuality().ifPresent(quality -> lines.add(String.join("\n", quality.reportLines())));
        lines.add(scoreLine(student));
        return lines;
    }

    private static String scoreLine(StudentResult student) {
        Optional<String> points = student.maxPoints() == student.caseCount()
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        ", %s of %s points",
                        ReportText.number(student.points()),
                        ReportText.number(student.maxPoints())));
        return student.passedCount() + " of " + student.caseCount() + " passed" + points.orElse("");
    }

    /** A table of text whose columns are aligned and two blanks apart. */
    private static final class Table {
        private static final String GAP = "  ";

        private final List<String[]> rows = new ArrayList<>();

        Table(String... header) {
            rows.add(header);
        }

        void add(String... cells) {
            rows.add(cells);
        }

        void write(Appendable out) throws IOException {
            int[] widths = new int[rows.get(0).length];
            for (String[] row : rows) {
                for (int i = 0; i < row.length; i++) {
                    widths[i] = Math.max(widths[i], row[i].length());
                }
            }
            for (String[] row : rows) {
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < row.length; i++) {
                    line.append(row[i])
                            .append(" ".repeat(widths[i] - row[i].length()))
                            .append(GAP);
                }
                out.append(line.toString().stripTrailing()).append('\n');
            }
        }
    }
}
