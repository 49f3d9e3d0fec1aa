package dev.drey.classroom.report;

import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.diagnosis.StudentDiagnosis.CaseDiagnosis;
import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.MoveQuality;
import dev.drey.classroom.grading.StudentResult;
import dev.drey.classroom.homework.AnswerFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes results as text for a terminal. */
public final class TextReport {
    private static final String INDENT = "  ";
    private static final String NOT_RUN = "-";
    private static final int MAX_NAMES = 3;

    private TextReport() {}

    /** Writes the report of a student: all cases, the details of failed ones, and the quality of the moves. */
    public static void write(StudentResult student, Appendable out) throws IOException {
        out.append(ReportText.printable(student.name())).append("\n\n");
        writeCaseTable(student, out);
        Set<String> explained = new HashSet<>();
        Map<List<String>, List<String>> casesByDetails = new LinkedHashMap<>();
        for (CaseResult result : student.cases()) {
            if (!result.passed()) {
                boolean first = result.diagnosis()
                        .map(CaseDiagnosis::title)
                        .map(explained::add)
                        .orElse(true);
                casesByDetails
                        .computeIfAbsent(detailLines(result, first), details -> new ArrayList<>())
                        .add(ReportText.printable(result.homeworkCase().name()));
            }
        }
        for (Map.Entry<List<String>, List<String>> entry : casesByDetails.entrySet()) {
            out.append('\n').append(heading(entry.getValue())).append('\n');
            for (String line : entry.getKey()) {
                out.append(INDENT).append(line).append('\n');
            }
        }
        for (String line : closingLines(student)) {
            out.append('\n').append(line).append('\n');
        }
    }

    /** The names of cases with the same problem; only the first of many. */
    private static String heading(List<String> names) {
        int more = names.size() - MAX_NAMES;
        return more <= 0
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, MAX_NAMES)) + " and " + more + " more";
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
        boolean ran = result.students().stream().anyMatch(StudentResult::wasRun);
        Table table = new Table();
        table.add("student", "passed", "points");
        table.addToLast(ran, "time", "memory");
        table.addToLast(true, "best moves", "most likely slips, or first problem");
        for (StudentResult student : result.students()) {
            table.add(
                    ReportText.printable(student.name()),
                    student.passedCount() + " of " + student.caseCount(),
                    ReportText.number(student.points()));
            table.addToLast(
                    ran,
                    student.wasRun() ? ReportText.twoDecimals(student.time()) : NOT_RUN,
                    student.wasRun() ? ReportText.mebibytes(student.peakMemoryBytes()) : NOT_RUN);
            table.addToLast(
                    true,
                    student.moveQuality()
                            .flatMap(MoveQuality::bestShare)
                            .map(ReportText::percent)
                            .orElse(""),
                    ReportText.mainProblem(student).orElse(""));
        }
        table.write(out);
    }

    private static void writeCaseTable(StudentResult student, Appendable out) throws IOException {
        boolean ran = student.wasRun();
        Table table = new Table();
        table.add("case", "task", "result");
        table.addToLast(ran, "time", "memory");
        for (CaseResult result : student.cases()) {
            table.add(
                    ReportText.printable(result.homeworkCase().name()),
                    result.homeworkCase().taskName(),
                    result.passed() ? "passed" : result.isUnanswered() ? "no answer" : "failed");
            table.addToLast(
                    ran,
                    ReportText.twoDecimals(result.run().time()),
                    ReportText.mebibytes(result.run().peakMemoryBytes()));
        }
        table.write(out);
    }

    /** The problems of a failed case and their probable cause; no lines if the case passed. */
    public static List<String> detailLines(CaseResult result) {
        return detailLines(result, true);
    }

    /** @param withExplanation whether to add the explanation of the mistake to its title */
    private static List<String> detailLines(CaseResult result, boolean withExplanation) {
        List<String> lines = new ArrayList<>();
        result.run().problem().ifPresent(problem -> lines.add(ReportText.excerpt(problem)));
        if (!result.isUnanswered()) {
            result.comparisons().forEach((answer, comparison) -> lines.addAll(detailLines(answer, comparison)));
        } else if (lines.isEmpty()) {
            lines.add("no answer files");
        }
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

    /** The end of a student's report: mistakes, quality of the moves, time and memory, and the number of passed cases. */
    public static List<String> closingLines(StudentResult student) {
        List<String> lines = new ArrayList<>();
        ReportText.diagnosisSentence(student).ifPresent(lines::add);
        student.moveQuality().ifPresent(quality -> lines.add(String.join("\n", quality.reportLines())));
        if (student.wasRun()) {
            lines.add("Total time " + ReportText.twoDecimals(student.time()) + ", peak memory "
                    + ReportText.mebibytes(student.peakMemoryBytes()) + ".");
        }
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

        private final List<List<String>> rows = new ArrayList<>();

        /** Adds a row. */
        void add(String... cells) {
            rows.add(new ArrayList<>(List.of(cells)));
        }

        /** Adds cells to the last row, on a condition that is the same for all rows. */
        void addToLast(boolean condition, String... cells) {
            if (condition) {
                rows.get(rows.size() - 1).addAll(List.of(cells));
            }
        }

        void write(Appendable out) throws IOException {
            int[] widths = new int[rows.get(0).size()];
            for (List<String> row : rows) {
                for (int i = 0; i < widths.length; i++) {
                    widths[i] = Math.max(widths[i], row.get(i).length());
                }
            }
            for (List<String> row : rows) {
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < widths.length; i++) {
                    line.append(row.get(i))
                            .append(" ".repeat(widths[i] - row.get(i).length()))
                            .append(GAP);
                }
                out.append(line.toString().stripTrailing()).append('\n');
            }
        }
    }
}
