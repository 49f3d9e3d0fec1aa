package dev.drey.classroom.grading;

import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.classroom.sandbox.ResourceLimits;
import dev.drey.classroom.sandbox.RunResult;
import dev.drey.classroom.sandbox.RunResult.Termination;
import dev.drey.classroom.sandbox.Sandbox;
import dev.drey.classroom.sandbox.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An untrusted program that is run for each case, in a folder that contains only the input file.
 *
 * @param command the command line; {@value #INPUT} in a word is replaced by the path of the input file
 * @param hidden folders that the program must not read, such as reference answers and other students' work
 * @param shown folders within hidden ones that the program may read, such as its own
 */
public record StudentProgram(
        String name, List<String> command, Sandbox sandbox, ResourceLimits limits, List<Path> hidden, List<Path> shown)
        implements Submission {
    public static final String INPUT = "{input}";

    private static final int MAX_QUOTED_OUTPUT = 200;

    @Override
    public CaseResult grade(HomeworkCase homeworkCase, Grader grader) throws IOException, InterruptedException {
        try (Workspace workspace = Workspace.create()) {
            Path input = workspace.folder().resolve(Homework.INPUT);
            Files.writeString(input, homeworkCase.input());
            List<String> words = command.stream()
                    .map(word -> word.replace(INPUT, input.toString()))
                    .toList();
            RunResult run = sandbox.run(words, workspace.folder(), limits, hidden, shown);
            if (run.termination() == Termination.NOT_STARTED) {
                throw new IOException("cannot be started: " + run.reason());
            }
            // Exceeding a limit fails the case, even with correct answers.
            Optional<String> exceededLimit = Optional.of(run.reason()).filter(reason -> !reason.isEmpty());
            RunSummary summary = new RunSummary(run.wallTime(), run.peakMemoryBytes(), exceededLimit);
            CaseResult result = grader.gradeCase(homeworkCase, workspace.folder(), summary);
            if (run.termination() != Termination.EXITED || result.passed()) {
                return result;
            }
            // An exit status other than 0 is only reported with wrong answers: not every language sets a sensible one.
            if (run.exitCode() != 0) {
                return result.withRun(summary.withProblem(describeExit(run)));
            }
            return result.isUnanswered() ? result.withRun(summary.withProblem(describeMissingFiles(run))) : result;
        }
    }

    /** Quotes the first line of output, for students who print the answer instead of writing files. */
    private static String describeMissingFiles(RunResult run) {
        Optional<String> printed = run.stdoutHead()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst();
        return "wrote no answer files"
                + printed.map(line -> ", but printed: " + truncate(line)).orElse("");
    }

    private static String describeExit(RunResult run) {
        return "exit status " + run.exitCode()
                + errorMessage(run.stderrTail()).map(message -> ": " + message).orElse("");
    }

    /** The last line that names an exception or error, else the last line; lines of stack traces are ignored. */
    private static Optional<String> errorMessage(String stderr) {
        List<String> lines = stderr.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("at ") && !line.startsWith("... "))
                .filter(line -> !line.startsWith("Picked up JAVA_TOOL_OPTIONS"))
                .map(StudentProgram::truncate)
                .toList();
        Optional<String> last = lines.stream().reduce((before, line) -> line);
        return lines.stream()
                .filter(line -> line.contains("Exception") || line.contains("Error"))
                .reduce((before, line) -> line)
                .or(() -> last);
    }

    private static String truncate(String line) {
        return line.substring(0, Math.min(line.length(), MAX_QUOTED_OUTPUT));
    }
}
