package dev.drey.classroom.report;

import dev.drey.classroom.grading.CaseResult;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.MoveQuality;
import dev.drey.classroom.grading.StudentResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Writes the results of a class as CSV (RFC 4180), one row per student. Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe, and control characters are replaced.
 */
public final class CsvReport {
    private static final String FORMULA_STARTS = "=+-@";

    private CsvReport() {}

    public static void write(ClassResult result, Appendable out) throws IOException {
        CSVPrinter printer = new CSVPrinter(out, CSVFormat.RFC4180);
        printer.printRecord(header(result));
        for (StudentResult student : result.students()) {
            printer.printRecord(row(student));
        }
    }

    private static List<String> header(ClassResult result) {
        List<String> cells = new ArrayList<>(List.of("name", "passed", "total", "points", "seconds", "memory MiB"));
        if (!result.students().isEmpty()) {
            for (CaseResult caseResult : result.students().get(0).cases()) {
                cells.add(withoutFormula(caseResult.homeworkCase().name()));
            }
        }
        cells.addAll(List.of("slip", "problem", "best moves", "average loss"));
        return cells;
    }

    private static List<String> row(StudentResult student) {
        List<String> cells = new ArrayList<>(List.of(
                withoutFormula(student.name()),
                Integer.toString(student.passedCount()),
                Integer.toString(student.caseCount()),
                ReportText.number(student.points()),
                ReportText.threeDecimals(ReportText.seconds(student.time())),
                student.wasRun()
                        ? ReportText.mebibytes(student.peakMemoryBytes()).replace(" MiB", "")
                        : ""));
        for (CaseResult result : student.cases()) {
            cells.add(result.passed() ? "pass" : "fail");
        }
        cells.add(withoutFormula(ReportText.mistakes(student).orElse("")));
        cells.add(withoutFormula(ReportText.mostFrequentRunProblem(student).orElse("")));
        cells.add(student.moveQuality()
                .flatMap(MoveQuality::bestShare)
                .map(ReportText::threeDecimals)
                .orElse(""));
        cells.add(student.moveQuality()
                .flatMap(MoveQuality::averageLoss)
                .map(ReportText::threeDecimals)
                .orElse(""));
        return cells;
    }

    private static String withoutFormula(String text) {
        String clean = ReportText.printable(text);
        return !clean.isEmpty() && FORMULA_STARTS.indexOf(clean.charAt(0)) >= 0 ? "'" + clean : clean;
    }
}
