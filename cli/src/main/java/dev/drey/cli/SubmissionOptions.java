package dev.drey.cli;

import dev.drey.classroom.grading.AnswerFolder;
import dev.drey.classroom.grading.CaseSet;
import dev.drey.classroom.grading.MissingProgram;
import dev.drey.classroom.grading.StudentProgram;
import dev.drey.classroom.grading.Submission;
import dev.drey.classroom.sandbox.ResourceLimits;
import dev.drey.classroom.sandbox.Sandbox;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options that select the submissions: a student's answers or program, or a class. */
final class SubmissionOptions {
    private static final String STUDENT = "{student}";
    /** Folders that archive programs create. */
    private static final List<String> IGNORED_FOLDERS = List.of("__MACOSX");

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "DIR|COMMAND",
            description =
                    "A folder with answer files, or the command that starts a program: one quoted string, or separate words after --.")
    private List<String> given = List.of();

    @Option(names = "--class", paramLabel = "DIR", description = "Grade a class: DIR has one folder per student.")
    private @Nullable Path classFolder;

    @Mixin
    private final SandboxOptions sandboxOptions = new SandboxOptions();

    boolean isGiven() {
        return !given.isEmpty();
    }

    boolean isClass() {
        return classFolder != null;
    }

    /** Adds the graded command to an error message. */
    IOException withCommand(IOException e) {
        return new IOException(String.join(" ", given) + ": " + e.getMessage(), e);
    }

    /**
     * The selected submissions.
     *
     * @param caseFolder the folder of the cases, which may contain the correct answers; hidden from programs
     */
    List<? extends Submission> submissions(CaseSet cases, @Nullable Path caseFolder)
            throws IOException, InterruptedException {
        ResourceLimits limits = sandboxOptions.limits();
        if (classFolder != null) {
            return ofClass(classFolder, cases, caseFolder, limits);
        }
        if (given.isEmpty()) {
            throw usageError("missing argument: name a folder of answers, or the command of a program");
        }
        String name = String.join(" ", given);
        if (given.size() == 1 && Files.isDirectory(Path.of(name))) {
            return requireAnswers(List.of(answers(Path.of(name), cases)), cases);
        }
        List<String> command = command();
        boolean maybeFolder = given.size() == 1 && !name.contains(" ");
        StudentCommand.problem(command).ifPresent(problem -> {
            throw new BadInput(
                    maybeFolder
                            ? problem.replace("no such file:", "no such file or folder:")
                                    .replace(
                                            "no such program on the PATH:",
                                            "no such folder, and no such program on the PATH:")
                            : problem);
        });
        return List.of(new StudentProgram(name, command, sandbox(), limits, hidden(caseFolder), List.of()));
    }

    private List<? extends Submission> ofClass(
            Path classPath, CaseSet cases, @Nullable Path caseFolder, ResourceLimits limits)
            throws IOException, InterruptedException {
        if (!Files.isDirectory(classPath)) {
            throw usageError(
                    Files.exists(classPath) ? classPath + " is a file, not a folder" : "no such folder: " + classPath);
        }
        Path folder = classPath.toRealPath();
        List<Path> folders = students(folder, caseFolder);
        if (given.isEmpty()) {
            return requireAnswers(
                    folders.stream().map(own -> answers(own, cases)).toList(), cases);
        }
        if (given.stream().noneMatch(word -> word.contains(STUDENT))) {
            throw usageError(
                    "with --class the command must contain " + STUDENT + ", which stands for a student's folder");
        }
        List<String> command = command();
        requireAnyProgram(command, folders);
        Sandbox sandbox = sandbox();
        List<Path> hidden = new ArrayList<>(hidden(caseFolder));
        hidden.add(folder);
        List<Submission> programs = new ArrayList<>();
        for (Path own : folders) {
            Path real = own.toRealPath();
            List<String> words = forStudent(command, real);
            programs.add(StudentCommand.problem(words)
                    .<Submission>map(problem -> new MissingProgram(name(own), problem.replace(real + "/", "")))
                    .orElseGet(() -> new StudentProgram(name(own), words, sandbox, limits, hidden, List.of(real))));
        }
        return programs;
    }

    private static List<String> forStudent(List<String> command, Path student) {
        return command.stream()
                .map(word -> word.replace(STUDENT, student.toString()))
                .toList();
    }

    /** Rejects a command that finds no student's program, which is probably a wrong name. */
    private static void requireAnyProgram(List<String> command, List<Path> folders) {
        List<String> problems = folders.stream()
                .flatMap(own -> StudentCommand.problem(forStudent(command, own)).stream())
                .toList();
        if (problems.size() == folders.size()) {
            boolean same = problems.stream().distinct().count() == 1;
            throw new BadInput(
                    same ? problems.get(0) : "no student has such a program; for example, " + problems.get(0));
        }
    }

    private static List<Path> hidden(@Nullable Path caseFolder) throws IOException {
        List<Path> hidden = new ArrayList<>(HiddenFolders.existing());
        if (caseFolder != null) {
            hidden.add(caseFolder.toRealPath());
        }
        return hidden;
    }

    private static AnswerFolder answers(Path folder, CaseSet cases) {
        return AnswerFolder.of(name(folder), folder, cases.cases());
    }

    /** Rejects folders without any answer, which were probably selected by mistake. */
    private List<AnswerFolder> requireAnswers(List<AnswerFolder> all, CaseSet cases) {
        if (all.stream().noneMatch(folder -> folder.hasAnswersToAny(cases.cases()))) {
            String example = cases.cases().get(0).name();
            throw usageError(
                    classFolder == null
                            ? given.get(0) + " has no folder named after a case, such as " + example
                                    + "; does it answer other --cases?"
                            : "no student in " + classFolder + " has a folder named after a case, such as " + example
                                    + "; to run programs, add a command");
        }
        return all;
    }

    private List<String> command() {
        try {
            return StudentCommand.parse(given);
        } catch (IllegalArgumentException e) {
            throw usageError(String.valueOf(e.getMessage()));
        }
    }

    private Sandbox sandbox() throws InterruptedException {
        Sandbox sandbox = sandboxOptions.sandbox();
        if (!sandbox.isConfined()) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("drey: warning: no sandbox: programs can read and write all your files and use the network");
        }
        return sandbox;
    }

    private List<Path> students(Path folder, @Nullable Path caseFolder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> folders = inside.filter(Files::isDirectory)
                    .filter(path -> !IGNORED_FOLDERS.contains(name(path))
                            && !name(path).startsWith(".")
                            && !isCases(path, caseFolder))
                    .sorted()
                    .toList();
            if (folders.isEmpty()) {
                throw usageError(folder + " contains no folders; expected one folder per student");
            }
            return folders;
        }
    }

    private static boolean isCases(Path path, @Nullable Path caseFolder) {
        try {
            return caseFolder != null && Files.isSameFile(path, caseFolder);
        } catch (IOException e) {
            return false;
        }
    }

    private static String name(Path folder) {
        Path last = folder.toAbsolutePath().normalize().getFileName();
        return last == null ? folder.toString() : last.toString();
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
