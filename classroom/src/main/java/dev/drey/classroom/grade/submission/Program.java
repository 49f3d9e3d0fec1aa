package dev.drey.classroom.grade.submission;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.Grader;
import dev.drey.classroom.grade.RunFacts;
import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.sandbox.Ending;
import dev.drey.classroom.sandbox.Limits;
import dev.drey.classroom.sandbox.Run;
import dev.drey.classroom.sandbox.Sandbox;
import dev.drey.classroom.sandbox.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A program that is run for each case, in a folder that holds nothing but the input. It is not trusted.
 *
 * @param command its words; {@value #INPUT} in one of them stands for the input file
 * @param hidden folders that it must not read: right answers, others' work
 * @param shown folders within those that it may read: its own
 */
public record Program(
        String name, List<String> command, Sandbox sandbox, Limits limits, List<Path> hidden, List<Path> shown)
        implements Submission {
    public static final String INPUT = "{input}";

    private static final int LONGEST_WORDS = 200;

    @Override
    public CaseResult answer(GradeCase grade, Grader grader) throws IOException, InterruptedException {
        try (Workspace workspace = Workspace.create()) {
            Path input = workspace.folder().resolve(Homework.INPUT);
            Files.writeString(input, grade.input());
            List<String> words = command.stream()
                    .map(word -> word.replace(INPUT, input.toString()))
                    .toList();
            Run run = sandbox.run(words, workspace.folder(), limits, hidden, shown);
            if (run.ending() == Ending.NOT_STARTED) {
                throw new IOException("cannot be started: " + run.reason());
            }
            // A limit counts even if the answers are right.
            Optional<String> limit = Optional.of(run.reason()).filter(reason -> !reason.isEmpty());
            RunFacts facts = new RunFacts(run.wall(), run.peakMemoryBytes(), limit);
            CaseResult result = grader.grade(grade, workspace.folder(), facts);
            if (run.ending() != Ending.EXITED || result.passed()) {
                return result;
            }
            boolean silent = result.comparisons().values().stream().allMatch(Comparison.Missing.class::isInstance);
            return run.exitCode() != 0
                    ? result.with(facts.with(failure(run)))
                    : silent ? result.with(facts.with(silence(run))) : result;
        }
    }

    /** Whoever prints an answer has to be told that files are wanted. */
    private static String silence(Run run) {
        Optional<String> printed = run.stdoutHead()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst();
        return "wrote no answer files"
                + printed.map(line -> ", but printed: " + line.substring(0, Math.min(line.length(), LONGEST_WORDS)))
                        .orElse("");
    }

    /** An exit status alone is no reason to fail: not every language has a sensible one. Beside wrong answers it tells much. */
    private static String failure(Run run) {
        return "exit status " + run.exitCode()
                + lastWords(run.stderrTail()).map(words -> ": " + words).orElse("");
    }

    /** What a program said of its end: the last line that names an error, without where in the program it was. */
    private static Optional<String> lastWords(String printed) {
        List<String> lines = printed.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("at ") && !line.startsWith("... "))
                .filter(line -> !line.startsWith("Picked up JAVA_TOOL_OPTIONS"))
                .map(line -> line.substring(0, Math.min(line.length(), LONGEST_WORDS)))
                .toList();
        Optional<String> last = lines.stream().reduce((before, line) -> line);
        return lines.stream()
                .filter(line -> line.contains("Exception") || line.contains("Error"))
                .reduce((before, line) -> line)
                .or(() -> last);
    }
}
