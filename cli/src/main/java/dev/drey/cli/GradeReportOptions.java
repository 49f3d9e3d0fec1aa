package dev.drey.cli;

import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.report.CsvReport;
import dev.drey.classroom.report.GradescopeReport;
import dev.drey.classroom.report.JUnitReport;
import dev.drey.classroom.report.TextReport;
import dev.drey.cli.storage.AtomicFiles;
import dev.drey.cli.terminal.LineWrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for reports and points. */
final class GradeReportOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--junit", paramLabel = "FILE", description = "Also write the results as JUnit XML.")
    private @Nullable Path junit;

    @Option(
            names = "--gradescope",
            paramLabel = "FILE",
            description = "Also write the results of one student as Gradescope's results.json.")
    private @Nullable Path gradescope;

    @Option(names = "--csv", paramLabel = "FILE", description = "Also write a CSV table with one row per student.")
    private @Nullable Path csv;

    @Option(names = "--points", paramLabel = "N", description = "Points for passing all cases (default: 1 per case).")
    private @Nullable Double points;

    @Option(names = "--details", description = "With --class: print the full report of every student.")
    private boolean details;

    /** Rejects unusable options before the grading begins. */
    void check(boolean ofClass) {
        if (points != null && !(points > 0 && points < 1e9)) {
            throw usageError("--points " + points + ": the points must be more than 0");
        }
        if (gradescope != null && ofClass) {
            throw usageError("--gradescope works for one student only; for a class use --csv or --junit");
        }
        List<Path> files =
                Stream.of(junit, gradescope, csv).flatMap(Stream::ofNullable).toList();
        for (Path file : files) {
            problem(file).ifPresent(problem -> {
                throw usageError("cannot write " + file + ": " + problem);
            });
        }
        if (files.stream().map(Path::toAbsolutePath).distinct().count() < files.size()) {
            throw usageError("each report needs its own file");
        }
    }

    private static Optional<String> problem(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            return Optional.of("it is a folder");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            return Optional.of("no such folder");
        }
        return Files.isWritable(folder) ? Optional.empty() : Optional.of("permission denied");
    }

    double points(int cases) {
        return points == null ? cases : points;
    }

    void write(ClassResult result, boolean ofClass, PrintWriter out) throws IOException {
        StringBuilder text = new StringBuilder();
        if (ofClass && !details) {
            TextReport.writeOverview(result, text);
        } else {
            TextReport.write(result, text);
        }
        int width = Stdio.width();
        text.toString().lines().forEach(line -> out.println(LineWrap.wrap(line, width)));
        if (junit != null) {
            StringWriter xml = new StringWriter();
            JUnitReport.write(result, xml);
            AtomicFiles.write(junit, xml.toString());
        }
        if (gradescope != null) {
            AtomicFiles.write(
                    gradescope,
                    GradescopeReport.of(result.students().get(0), GradescopeReport.Visibility.VISIBLE)
                            .toJson());
        }
        if (csv != null) {
            StringWriter table = new StringWriter();
            CsvReport.write(result, table);
            AtomicFiles.write(csv, table.toString());
        }
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
