package dev.drey.cli;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseGenerator;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.Submission;
import dev.drey.classroom.homework.Homework;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code grade}: grades a student's answer files or program, or a class of students. */
@Command(
        name = "grade",
        description = "Grades the squirrel advisor's homework: a student's files or program, or a class.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A folder has a folder of answers for each case. A command is run for each",
            "case in an empty folder with its input.txt, confined where the system can do",
            "that; {input} in it stands for that file. With --class DIR, each folder in DIR",
            "is a student's: answers, or where {student} in the command leads to.",
            "docs/grading.md tells more.",
            "",
            "Exit status: 0 all passed, 1 some did not or something failed, 2 wrong usage.",
            "",
            "Examples:",
            "  drey grade answers/",
            "  drey grade 'python3 agent.py' --csv grades.csv",
            "  drey grade --cases cases -- java -cp build Agent -i {input}",
            "  drey grade --class submissions --csv grades.csv 'python3 {student}/agent.py'",
            "  drey grade --make 40 --seed 7 --out cases"
        })
final class GradeCommand implements Callable<Integer> {
    private static final int MAX_CASES = 10_000;
    private static final List<String> MAKE_OPTIONS = List.of("--make", "--seed", "--out");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final SubmissionOptions submissionOptions = new SubmissionOptions();

    @Option(
            names = "--cases",
            paramLabel = "DIR",
            description = "The cases: a folder with a folder and its input.txt for each; 40 made ones if not said.")
    private @Nullable Path caseFolder;

    @Option(
            names = "--player-time",
            paramLabel = "SECONDS",
            description = "Look so long at each move that was chosen, how good it is; 0.5 if not said, 0: not at all.")
    private double playerSeconds = 0.5;

    @Mixin
    private final GradeReportOptions reportOptions = new GradeReportOptions();

    @Option(names = "--make", paramLabel = "N", description = "Grade nobody: make N fresh cases with right answers.")
    private @Nullable Integer count;

    @Option(names = "--seed", paramLabel = "S", description = "For --make: the same number makes the same cases; 1.")
    private @Nullable Long seed;

    @Option(names = "--out", paramLabel = "DIR", description = "For --make: where to put them; cases if not said.")
    private @Nullable Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (count != null) {
            return makeCases(count);
        }
        if (seed != null || out != null) {
            throw usageError("--seed and --out are for --make N");
        }
        if (!(playerSeconds >= 0 && playerSeconds < 1e6)) {
            throw usageError("--player-time " + playerSeconds + "; it must be 0 seconds or more");
        }
        reportOptions.check(submissionOptions.isClass());
        ReferenceAnswers reference = new ReferenceAnswers();
        CaseSet cases = readCases(reference);
        List<? extends Submission> submissions = submissionOptions.submissions(cases, caseFolder);
        Duration timePerMove = Duration.ofMillis(Math.round(playerSeconds * 1000));
        double points = reportOptions.points(cases.cases().size());
        GradingRun run = new GradingRun(cases, reference, timePerMove, points, submissionOptions.isClass());
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(run::stop)) {
            ClassResult result = gradeWithProgress(run, submissions);
            report(result, submissions.size(), run, cases);
            return result.allPassed() ? ExitStatus.OK : ExitStatus.FAILED;
        }
    }

    private ClassResult gradeWithProgress(GradingRun run, List<? extends Submission> submissions)
            throws IOException, InterruptedException {
        PrintWriter progressOut = Stdio.isTerminal() ? spec.commandLine().getOut() : ProgressDisplay.NO_OUTPUT;
        try (ProgressDisplay live = ProgressDisplay.start(progressOut, run::progress)) {
            return run.grade(submissions);
        } catch (IOException e) {
            throw submissionOptions.withCommand(e);
        }
    }

    private void report(ClassResult result, int submitted, GradingRun run, CaseSet cases) throws IOException {
        PrintWriter stdout = spec.commandLine().getOut();
        int graded = result.students().size();
        if (graded < submitted) {
            stdout.println("Stopped: " + graded + " of " + submitted + " graded.");
        }
        if (graded > 0) {
            reportOptions.write(result, submissionOptions.isClass(), stdout);
            run.referenceMoveQuality()
                    .ifPresent(summary -> stdout.println("The moves of the right answers: " + summary + "."));
            if (!result.allPassed()) {
                stdout.println(exploreHint(cases));
            }
        }
        stdout.flush();
    }

    /** How to explore the search of a failed case. */
    private String exploreHint(CaseSet cases) {
        String folder = caseFolder == null ? "cases" : caseFolder.toString();
        String makeHint = caseFolder == null
                ? "The cases are those of: drey grade --make " + cases.cases().size() + " --out cases\n"
                : "";
        boolean single = caseFolder != null && Files.exists(caseFolder.resolve(Homework.INPUT));
        return makeHint + "To look into a search: drey explore --homework " + folder + (single ? "/" : "/CASE/")
                + Homework.INPUT;
    }

    private int makeCases(int wanted) throws IOException {
        boolean hasOtherOptions = submissionOptions.isGiven()
                || spec.commandLine().getParseResult().matchedOptions().stream()
                        .anyMatch(option -> !MAKE_OPTIONS.contains(option.longestName()));
        if (hasOtherOptions) {
            throw usageError("--make N makes cases and grades nobody: leave out all but --seed and --out");
        }
        if (wanted < 1 || wanted > MAX_CASES) {
            throw usageError("--make " + wanted + "; it must be 1 to " + MAX_CASES);
        }
        Path folder = out == null ? Path.of("cases") : out;
        long usedSeed = seed == null ? 1 : seed;
        CaseGenerator.generate(wanted, usedSeed).write(folder, new ReferenceAnswers());
        spec.commandLine().getOut().println("Made " + wanted + " cases in " + folder + " from seed " + usedSeed + ".");
        return ExitStatus.OK;
    }

    private CaseSet readCases(ReferenceAnswers reference) throws IOException {
        if (caseFolder == null) {
            return CaseSet.standard();
        }
        try {
            return CaseSet.read(requireFolder(caseFolder), reference);
        } catch (CaseSet.InvalidCaseException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Path requireFolder(Path path) {
        if (!Files.isDirectory(path)) {
            throw usageError(path + (Files.exists(path) ? " is a file, not a folder" : ": there is no such folder"));
        }
        return path;
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
