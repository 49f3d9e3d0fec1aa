package dev.drey.cli;

import dev.drey.classroom.grade.ClassResult;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.grade.set.BadCase;
import dev.drey.classroom.grade.set.CaseMaker;
import dev.drey.classroom.grade.set.CaseSet;
import dev.drey.classroom.grade.submission.Submission;
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

/** Grades homework: a student's files or program, or a class of them. */
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
    private static final int MOST_CASES = 10_000;
    private static final List<String> FOR_MAKING = List.of("--make", "--seed", "--out");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final SubmissionChoice choice = new SubmissionChoice();

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
    private final GradeReports reports = new GradeReports();

    @Option(names = "--make", paramLabel = "N", description = "Grade nobody: make N fresh cases with right answers.")
    private @Nullable Integer count;

    @Option(names = "--seed", paramLabel = "S", description = "For --make: the same number makes the same cases; 1.")
    private @Nullable Long seed;

    @Option(names = "--out", paramLabel = "DIR", description = "For --make: where to put them; cases if not said.")
    private @Nullable Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (count != null) {
            return make(count);
        }
        if (seed != null || out != null) {
            throw wrong("--seed and --out are for --make N");
        }
        if (!(playerSeconds >= 0 && playerSeconds < 1e6)) {
            throw wrong("--player-time " + playerSeconds + "; it must be 0 seconds or more");
        }
        reports.check(choice.isClass());
        RightAnswers right = new RightAnswers();
        CaseSet cases = cases(right);
        List<? extends Submission> submissions = choice.submissions(cases, caseFolder);
        Duration playerTime = Duration.ofMillis(Math.round(playerSeconds * 1000));
        double points = reports.points(cases.cases().size());
        Grading grading = new Grading(cases, right, playerTime, points, choice.isClass());
        try (InterruptHandler interrupt = InterruptHandler.stopAndWait(grading::stop)) {
            ClassResult result = watched(grading, submissions);
            report(result, submissions.size(), grading, cases);
            return result.allPassed() ? ExitStatus.OK : ExitStatus.FAILED;
        }
    }

    private ClassResult watched(Grading grading, List<? extends Submission> submissions)
            throws IOException, InterruptedException {
        PrintWriter watcher = Stdio.isTerminal() ? spec.commandLine().getOut() : ProgressDisplay.NO_OUTPUT;
        try (ProgressDisplay live = ProgressDisplay.start(watcher, grading::progress)) {
            return grading.grade(submissions);
        } catch (IOException e) {
            throw choice.explained(e);
        }
    }

    private void report(ClassResult result, int asked, Grading grading, CaseSet cases) throws IOException {
        PrintWriter stdout = spec.commandLine().getOut();
        int graded = result.students().size();
        if (graded < asked) {
            stdout.println("Stopped: " + graded + " of " + asked + " graded.");
        }
        if (graded > 0) {
            reports.write(result, choice.isClass(), stdout);
            grading.rightMoves()
                    .ifPresent(figures -> stdout.println("The moves of the right answers: " + figures + "."));
            if (!result.allPassed()) {
                stdout.println(hint(cases));
            }
        }
        stdout.flush();
    }

    /** How a student can look into a case that failed. */
    private String hint(CaseSet cases) {
        String folder = caseFolder == null ? "cases" : caseFolder.toString();
        String get = caseFolder == null
                ? "The cases are those of: drey grade --make " + cases.cases().size() + " --out cases\n"
                : "";
        boolean one = caseFolder != null && Files.exists(caseFolder.resolve(Homework.INPUT));
        return get + "To look into a search: drey explore --homework " + folder + (one ? "/" : "/CASE/")
                + Homework.INPUT;
    }

    private int make(int wanted) throws IOException {
        boolean grades = choice.isGiven()
                || spec.commandLine().getParseResult().matchedOptions().stream()
                        .anyMatch(option -> !FOR_MAKING.contains(option.longestName()));
        if (grades) {
            throw wrong("--make N makes cases and grades nobody: leave out all but --seed and --out");
        }
        if (wanted < 1 || wanted > MOST_CASES) {
            throw wrong("--make " + wanted + "; it must be 1 to " + MOST_CASES);
        }
        Path folder = out == null ? Path.of("cases") : out;
        long drawn = seed == null ? 1 : seed;
        CaseMaker.make(wanted, drawn).write(folder, new RightAnswers());
        spec.commandLine().getOut().println("Made " + wanted + " cases in " + folder + " from seed " + drawn + ".");
        return ExitStatus.OK;
    }

    private CaseSet cases(RightAnswers right) throws IOException {
        if (caseFolder == null) {
            return CaseSet.usual();
        }
        try {
            return CaseSet.read(folder(caseFolder), right);
        } catch (BadCase e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Path folder(Path path) {
        if (!Files.isDirectory(path)) {
            throw wrong(path + (Files.exists(path) ? " is a file, not a folder" : ": there is no such folder"));
        }
        return path;
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
