package dev.drey.cli;

import dev.drey.study.grade.ClassResult;
import dev.drey.study.grade.compare.RightAnswers;
import dev.drey.study.grade.set.BadCase;
import dev.drey.study.grade.set.CaseMaker;
import dev.drey.study.grade.set.CaseSet;
import dev.drey.study.grade.submission.AnswerFiles;
import dev.drey.study.grade.submission.Program;
import dev.drey.study.grade.submission.Submission;
import dev.drey.study.sandbox.Limits;
import dev.drey.study.sandbox.Sandbox;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
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
    private static final String STUDENT = "{student}";
    private static final int MOST_CASES = 10_000;
    /** What archives leave behind. */
    private static final List<String> NO_STUDENTS = List.of("__MACOSX");

    private static final List<String> FOR_MAKING = List.of("--make", "--seed", "--out");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "DIR|COMMAND",
            description = "A folder of answers; or a program as one text, or as words behind --.")
    private List<String> given = List.of();

    @Option(
            names = "--cases",
            paramLabel = "DIR",
            description = "The cases: a folder with a folder and its input.txt for each; 40 made ones if not said.")
    private @Nullable Path caseFolder;

    @Option(names = "--class", paramLabel = "DIR", description = "Grade every student who has a folder in this one.")
    private @Nullable Path classFolder;

    @Mixin
    private final SandboxOptions sandboxing = new SandboxOptions();

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
        Limits limits = sandboxing.limits();
        boolean ofClass = classFolder != null;
        reports.check(ofClass);
        RightAnswers right = new RightAnswers();
        CaseSet cases = cases(right);
        List<? extends Submission> submissions = submissions(cases, limits);
        Duration playerTime = Duration.ofMillis(Math.round(playerSeconds * 1000));
        double points = reports.points(cases.cases().size());
        Grading grading = new Grading(cases, right, playerTime, points, ofClass);
        PrintWriter stdout = spec.commandLine().getOut();
        ClassResult result;
        try (Interrupt interrupt = Interrupt.stops(grading::stop)) {
            try (Live live = Live.draw(Stdio.isTerminal() ? stdout : Live.NOWHERE, grading::progress)) {
                result = grading.grade(submissions);
            }
            if (result.students().size() < submissions.size()) {
                stdout.println("Stopped: " + result.students().size() + " of " + submissions.size() + " graded.");
            }
            if (!result.students().isEmpty()) {
                reports.write(result, ofClass, stdout);
                grading.rightMoves()
                        .ifPresent(figures -> stdout.println("The moves of the right answers: " + figures + "."));
                if (!result.allPassed()) {
                    stdout.println(hint(cases));
                }
            }
            stdout.flush();
        } catch (IOException e) {
            String asked = String.join(" ", given);
            boolean perhapsFolder = given.size() == 1 && !asked.contains(" ");
            throw new IOException(asked + (perhapsFolder ? " is no folder, and " : " ") + e.getMessage(), e);
        }
        return result.allPassed() ? Exit.OK : Exit.FAILED;
    }

    /** How a student can look into a case that failed. */
    private String hint(CaseSet cases) {
        String folder = caseFolder == null ? "cases" : caseFolder.toString();
        String get = caseFolder == null
                ? "The cases are those of: drey grade --make " + cases.cases().size() + " --out cases\n"
                : "";
        return get + "To look into a search: drey explore --homework " + folder + "/CASE/input.txt";
    }

    private int make(int wanted) throws IOException {
        boolean grades = !given.isEmpty()
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
        return Exit.OK;
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

    private List<? extends Submission> submissions(CaseSet cases, Limits limits)
            throws IOException, InterruptedException {
        if (classFolder != null) {
            return ofClass(folder(classFolder).toRealPath(), cases, limits);
        }
        if (given.isEmpty()) {
            throw wrong("grade what? A folder of answers, or a program");
        }
        String name = String.join(" ", given);
        if (given.size() == 1 && Files.isDirectory(Path.of(name))) {
            return withAnswers(List.of(answers(Path.of(name), cases)), cases);
        }
        return List.of(program(name, command(), sandbox(), limits, List.of(), List.of()));
    }

    private List<? extends Submission> ofClass(Path folder, CaseSet cases, Limits limits)
            throws IOException, InterruptedException {
        List<Path> folders = students(folder);
        if (given.isEmpty()) {
            return withAnswers(folders.stream().map(own -> answers(own, cases)).toList(), cases);
        }
        if (given.stream().noneMatch(word -> word.contains(STUDENT))) {
            throw wrong("with --class the command must say where a student's program is: " + STUDENT
                    + " stands for the student's folder");
        }
        List<String> command = command();
        Sandbox sandbox = sandbox();
        List<Submission> programs = new ArrayList<>();
        for (Path own : folders) {
            Path real = own.toRealPath();
            List<String> words = command.stream()
                    .map(word -> word.replace(STUDENT, real.toString()))
                    .toList();
            programs.add(program(name(own), words, sandbox, limits, List.of(folder), List.of(real)));
        }
        return programs;
    }

    private static AnswerFiles answers(Path folder, CaseSet cases) {
        return AnswerFiles.in(name(folder), folder, cases.cases());
    }

    /** Where nobody has a single answer, something else was meant. */
    private List<AnswerFiles> withAnswers(List<AnswerFiles> all, CaseSet cases) {
        if (all.stream().noneMatch(files -> files.answersAnyOf(cases.cases()))) {
            String example = cases.cases().get(0).name();
            throw wrong(
                    classFolder == null
                            ? given.get(0) + " has no folder that is called like a case, such as " + example
                                    + "; is it an answer to other --cases?"
                            : classFolder + ": no student has a folder that is called like a case, such as " + example
                                    + "; to run programs, give a command too");
        }
        return all;
    }

    private List<String> command() {
        try {
            return CommandWords.of(given);
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    private Sandbox sandbox() throws InterruptedException {
        Sandbox sandbox = sandboxing.sandbox();
        if (!sandbox.confined()) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("drey: not confined: programs can read and write what you can, and reach the network");
        }
        return sandbox;
    }

    private Program program(
            String name, List<String> command, Sandbox sandbox, Limits limits, List<Path> others, List<Path> shown)
            throws IOException {
        List<Path> hidden = new ArrayList<>(others);
        hidden.addAll(Secrets.folders());
        if (caseFolder != null) {
            hidden.add(caseFolder.toRealPath());
        }
        return new Program(name, command, sandbox, limits, hidden, shown);
    }

    private List<Path> students(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> folders = inside.filter(Files::isDirectory)
                    .filter(path ->
                            !NO_STUDENTS.contains(name(path)) && !name(path).startsWith(".") && !isCases(path))
                    .sorted()
                    .toList();
            if (folders.isEmpty()) {
                throw wrong(folder + " has no folders; expected one for each student");
            }
            return folders;
        }
    }

    private boolean isCases(Path path) {
        try {
            return caseFolder != null && Files.isSameFile(path, caseFolder);
        } catch (IOException e) {
            return false;
        }
    }

    private Path folder(Path path) {
        if (!Files.isDirectory(path)) {
            throw wrong(path + (Files.exists(path) ? " is a file, not a folder" : ": there is no such folder"));
        }
        return path;
    }

    private static String name(Path folder) {
        Path last = folder.toAbsolutePath().normalize().getFileName();
        return last == null ? folder.toString() : last.toString();
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
