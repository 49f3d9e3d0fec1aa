package dev.drey.classroom.grade.report;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.ClassResult;
import dev.drey.classroom.grade.StudentResult;
import dev.drey.classroom.grade.player.PlayerReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A class as a table for spreadsheets, a student a row, as RFC 4180 has it. Text that a spreadsheet would take for a formula
 * gets an apostrophe in front, and what a terminal would obey is left out.
 */
public final class CsvReport {
    private static final String FORMULA = "=+-@";
    private static final double NANOS = 1e9;

    private CsvReport() {}

    public static void write(ClassResult result, Appendable to) throws IOException {
        List<String> heads = new ArrayList<>(List.of("name", "passed", "total", "points", "seconds"));
        if (!result.students().isEmpty()) {
            result.students()
                    .get(0)
                    .cases()
                    .forEach(one -> heads.add(harmless(one.grade().name())));
        }
        heads.addAll(List.of("slip", "trouble", "best moves", "average loss"));
        writeRow(heads, to);
        for (StudentResult student : result.students()) {
            writeRow(row(student), to);
        }
    }

    private static List<String> row(StudentResult student) {
        List<String> cells = new ArrayList<>(List.of(
                harmless(student.name()),
                Integer.toString(student.passed()),
                Integer.toString(student.total()),
                Numbers.text(student.points()),
                decimals(student.time().toNanos() / NANOS)));
        for (CaseResult result : student.cases()) {
            cells.add(result.passed() ? "pass" : "fail");
        }
        cells.add(harmless(Slips.named(student).orElse("")));
        cells.add(harmless(Slips.trouble(student).orElse("")));
        cells.add(student.player()
                .flatMap(PlayerReport::bestShare)
                .map(CsvReport::decimals)
                .orElse(""));
        cells.add(student.player()
                .flatMap(PlayerReport::averageLoss)
                .map(CsvReport::decimals)
                .orElse(""));
        return cells;
    }

    private static String decimals(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String harmless(String text) {
        String clean = Printable.line(text);
        return !clean.isEmpty() && FORMULA.indexOf(clean.charAt(0)) >= 0 ? "'" + clean : clean;
    }

    private static void writeRow(List<String> cells, Appendable to) throws IOException {
        for (int i = 0; i < cells.size(); i++) {
            to.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
        }
        to.append("\r\n");
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
