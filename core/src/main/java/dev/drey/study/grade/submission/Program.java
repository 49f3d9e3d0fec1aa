package dev.drey.study.grade.submission;

import dev.drey.study.grade.CaseResult;
import dev.drey.study.grade.Grader;
import dev.drey.study.grade.RunFacts;
import dev.drey.study.grade.cases.GradeCase;
import dev.drey.study.homework.Homework;
import dev.drey.study.sandbox.Ending;
import dev.drey.study.sandbox.Limits;
import dev.drey.study.sandbox.Run;
import dev.drey.study.sandbox.Sandbox;
import dev.drey.study.sandbox.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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

    private static final long MIB = 1 << 20;

    /** A program that could not even be started, which is a mistake of whoever grades rather than of the student. */
    public static final class NotStarted extends IOException {
        NotStarted(String reason) {
            super(reason);
        }
    }

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
                throw new NotStarted(run.stderrTail().strip());
            }
            RunFacts facts = new RunFacts(run.wall(), run.peakMemoryBytes(), limit(run));
            CaseResult result = grader.grade(grade, workspace.folder(), facts);
            boolean failedByItself = run.ending() == Ending.EXITED && run.exitCode() != 0;
            return failedByItself && !result.passed() ? result.with(facts.with(failure(run))) : result;
        }
    }

    /** Which limit it went beyond; that counts even if its answers are right. */
    private Optional<String> limit(Run run) {
        return switch (run.ending()) {
            case TIME ->
                Optional.of(String.format(
                        Locale.ROOT,
                        "took longer than %s s",
                        seconds(limits.time().toMillis())));
            case MEMORY -> Optional.of("used more than " + limits.memoryBytes() / MIB + " MiB of memory");
            case OUTPUT -> Optional.of("wrote more than " + limits.outputBytes() / MIB + " MiB");
            case PROCESSES -> Optional.of("started more than " + limits.processes() + " processes");
            case EXITED, NOT_STARTED -> Optional.empty();
        };
    }

    private static String seconds(long millis) {
        return millis % 1000 == 0 ? Long.toString(millis / 1000) : String.format(Locale.ROOT, "%.1f", millis / 1e3);
    }

    /** An exit status alone is no reason to fail: not every language has a sensible one. Beside wrong answers it tells much. */
    private static String failure(Run run) {
        List<String> lines =
                run.stderrTail().lines().filter(line -> !line.isBlank()).toList();
        String last = lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1).strip();
        return "exit status " + run.exitCode() + last;
    }
}
