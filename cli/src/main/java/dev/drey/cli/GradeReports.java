package dev.drey.cli;

import dev.drey.cli.keep.WholeFile;
import dev.drey.study.grade.ClassResult;
import dev.drey.study.grade.report.CsvReport;
import dev.drey.study.grade.report.TextReport;
import dev.drey.wire.grade.GradescopeJson;
import dev.drey.wire.grade.JunitReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where results go besides the terminal, and what a case is worth. */
final class GradeReports {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--junit", paramLabel = "FILE", description = "Write the results as JUnit XML, too.")
    private @Nullable Path junit;

    @Option(
            names = "--gradescope",
            paramLabel = "FILE",
            description = "Write the results of one student as Gradescope's results.json, too.")
    private @Nullable Path gradescope;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table with a line for each student, too.")
    private @Nullable Path csv;

    @Option(names = "--points", paramLabel = "N", description = "What all cases are worth; 1 each if not said.")
    private @Nullable Double points;

    @Option(names = "--details", description = "With --class: tell on the terminal what each student got wrong.")
    private boolean details;

    /** Finds out before the grading what would be annoying after it. */
    void check(boolean ofClass) {
        if (points != null && !(points > 0 && points < 1e9)) {
            throw wrong("--points " + points + "; it must be more than 0");
        }
        if (gradescope != null && ofClass) {
            throw wrong("--gradescope is for one student; --csv and --junit take a class");
        }
        Stream.of(junit, gradescope, csv).flatMap(Stream::ofNullable).forEach(file -> {
            Path folder = file.toAbsolutePath().getParent();
            if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
                throw wrong(file + " cannot be written: " + (Files.isDirectory(file) ? "it is" : "there is no such")
                        + " folder");
            }
        });
    }

    double points(int cases) {
        return points == null ? cases : points;
    }

    void write(ClassResult result, boolean ofClass, PrintWriter out) throws IOException {
        if (ofClass && !details) {
            TextReport.overview(result, out);
        } else {
            TextReport.write(result, out);
        }
        if (junit != null) {
            StringWriter text = new StringWriter();
            JunitReport.write(result, text);
            WholeFile.write(junit, text.toString());
        }
        if (gradescope != null) {
            WholeFile.write(
                    gradescope,
                    GradescopeJson.of(result.students().get(0), GradescopeJson.Visibility.VISIBLE)
                            .text());
        }
        if (csv != null) {
            StringWriter text = new StringWriter();
            CsvReport.write(result, text);
            WholeFile.write(csv, text.toString());
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
