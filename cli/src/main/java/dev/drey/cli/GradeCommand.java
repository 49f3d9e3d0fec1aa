package dev.drey.cli;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.grading.CaseGenerator;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.ClassResult;
import dev.drey.classroom.grading.Submission;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
        description = "Grade Squirrel War homework: answer files, a program, or a whole class.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A folder of answers has one folder per case. A command is run once per case, in",
            "a sandbox, in a folder that contains only input.txt; {input} stands for the path",
            "of that file. With --class, each folder in DIR belongs to a student and contains",
            "answers or the program; {student} stands for this folder. See docs/grading.md.",
            "",
            "Exit status: 0 all cases passed; 1 a case failed or another error occurred;",
            "2 wrong usage, an invalid case, or a program that does not exist.",
            "",
            "Examples:",
            "  drey grade 'python3 examples/agents/correct.py'",
            "  drey grade --class examples/class 'python3 {student}/agent.py'",
            "  drey grade --make 40 --seed 7 --out cases",
            "  drey grade --cases cases -- python3 examples/agents/correct.py {input}"
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
            description = "Folder of cases: one folder with an input.txt per case (default: 40 generated cases).")
    private @Nullable Path caseFolder;

    @Option(
            names = "--player-time",
            paramLabel = "SECONDS",
            description = "Engine time in seconds to judge each chosen move (default: 0.5; 0 = do not judge).")
    private double playerSeconds = 0.5;

    @Mixin
    private final GradeReportOptions reportOptions = new GradeReportOptions();

    @Option(
            names = "--make",
            paramLabel = "N",
            description = "Instead of grading, generate N cases with correct answers.")
    private @Nullable Integer count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "With --make: random seed; the same seed gives the same cases (default: 1).")
    private @Nullable Long seed;

    @Option(names = "--out", paramLabel = "DIR", description = "With --make: folder for the cases (default: cases).")
    private @Nullable Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (count != null) {
            return makeCases(count);
        }
        if (seed != null || out != null) {
            throw usageError("--seed and --out need --make");
        }
        if (!(playerSeconds >= 0 && playerSeconds < 1e6)) {
            throw usageError("--player-time " + playerSeconds + ": the time must be 0 seconds or more");
        }
        reportOptions.check(submissionOptions.isClass());
        ReferenceAnswers reference = new ReferenceAnswers();
        CaseSet cases = readCases(reference);
        warnAboutValues(cases.cases());
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
            stdout.println("Stopped: " + graded + " of " + submitted + " students graded.");
        }
        if (graded > 0) {
            reportOptions.write(result, submissionOptions.isClass(), stdout);
            List<String> notes = new ArrayList<>();
            run.referenceMoveQuality()
                    .ifPresent(summary -> notes.add("For comparison, the correct answers: " + summary + "."));
            if (!result.allPassed()) {
                notes.add(exploreHint(cases));
            }
            if (!notes.isEmpty() && submissionOptions.isClass()) {
                stdout.println();
            }
            notes.forEach(stdout::println);
        }
        stdout.flush();
    }

    /** How to explore the search of a failed case. */
    private String exploreHint(CaseSet cases) {
        String folder = caseFolder == null ? "cases" : caseFolder.toString();
        String makeHint = caseFolder == null
                ? "To write these cases to files: drey grade --make "
                        + cases.cases().size() + " --out cases\n"
                : "";
        boolean single = caseFolder != null && Files.exists(caseFolder.resolve(Homework.INPUT));
        return makeHint + "To walk through the search of a case: drey explore --homework " + folder
                + (single ? "/" : "/CASE/") + Homework.INPUT;
    }

    private int makeCases(int wanted) throws IOException {
        boolean hasOtherOptions = submissionOptions.isGiven()
                || spec.commandLine().getParseResult().matchedOptions().stream()
                        .anyMatch(option -> !MAKE_OPTIONS.contains(option.longestName()));
        if (hasOtherOptions) {
            throw usageError("--make generates cases and grades nobody; it allows only --seed and --out");
        }
        if (wanted < 1 || wanted > MAX_CASES) {
            throw usageError("--make " + wanted + ": the number of cases must be 1 to " + MAX_CASES);
        }
        Path folder = out == null ? Path.of("cases") : out;
        long usedSeed = seed == null ? 1 : seed;
        CaseGenerator.generate(wanted, usedSeed).write(folder, new ReferenceAnswers());
        spec.commandLine().getOut().println("Wrote " + wanted + " cases to " + folder + " (seed " + usedSeed + ").");
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

    /** Prints one warning if values of the cells are outside the rules. */
    private void warnAboutValues(List<HomeworkCase> cases) {
        List<HomeworkCase> unusual = cases.stream()
                .filter(homeworkCase -> homeworkCase.homework().valueWarning().isPresent())
                .toList();
        if (!unusual.isEmpty()) {
            HomeworkCase first = unusual.get(0);
            String more = unusual.size() > 1 ? "; " + unusual.size() + " cases have such values" : "";
            spec.commandLine()
                    .getErr()
                    .println("drey: warning: case " + first.name() + ": "
                            + first.homework().valueWarning().orElseThrow() + more);
        }
    }

    private Path requireFolder(Path path) {
        if (!Files.isDirectory(path)) {
            throw usageError(Files.exists(path) ? path + " is a file, not a folder" : "no such folder: " + path);
        }
        return path;
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
