package dev.drey.cli;

import dev.drey.classroom.grading.AnswerFolder;
import dev.drey.classroom.grading.CaseSet;
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
            description = "A folder of answers; or a program as one text, or as words behind --.")
    private List<String> given = List.of();

    @Option(names = "--class", paramLabel = "DIR", description = "Grade every student who has a folder in this one.")
    private @Nullable Path classFolder;

    @Mixin
    private final SandboxOptions sandboxOptions = new SandboxOptions();

    boolean isGiven() {
        return !given.isEmpty();
    }

    boolean isClass() {
        return classFolder != null;
    }

    /** Adds the graded command to an error message. A single word may have been meant as a folder. */
    IOException withCommand(IOException e) {
        String command = String.join(" ", given);
        boolean perhapsFolder = given.size() == 1 && !command.contains(" ");
        return new IOException(command + (perhapsFolder ? " is no folder, and " : " ") + e.getMessage(), e);
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
            throw usageError("grade what? A folder of answers, or a program");
        }
        String name = String.join(" ", given);
        if (given.size() == 1 && Files.isDirectory(Path.of(name))) {
            return requireAnswers(List.of(answers(Path.of(name), cases)), cases);
        }
        return List.of(new StudentProgram(name, command(), sandbox(), limits, hidden(caseFolder), List.of()));
    }

    private List<? extends Submission> ofClass(
            Path classPath, CaseSet cases, @Nullable Path caseFolder, ResourceLimits limits)
            throws IOException, InterruptedException {
        if (!Files.isDirectory(classPath)) {
            throw usageError(
                    classPath + (Files.exists(classPath) ? " is a file, not a folder" : ": there is no such folder"));
        }
        Path folder = classPath.toRealPath();
        List<Path> folders = students(folder, caseFolder);
        if (given.isEmpty()) {
            return requireAnswers(
                    folders.stream().map(own -> answers(own, cases)).toList(), cases);
        }
        if (given.stream().noneMatch(word -> word.contains(STUDENT))) {
            throw usageError("with --class the command must say where a student's program is: " + STUDENT
                    + " stands for the student's folder");
        }
        List<String> command = command();
        Sandbox sandbox = sandbox();
        List<Path> hidden = new ArrayList<>(hidden(caseFolder));
        hidden.add(folder);
        List<Submission> programs = new ArrayList<>();
        for (Path own : folders) {
            Path real = own.toRealPath();
            List<String> words = command.stream()
                    .map(word -> word.replace(STUDENT, real.toString()))
                    .toList();
            programs.add(new StudentProgram(name(own), words, sandbox, limits, hidden, List.of(real)));
        }
        return programs;
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
                            ? given.get(0) + " has no folder that is called like a case, such as " + example
                                    + "; is it an answer to other --cases?"
                            : classFolder + ": no student has a folder that is called like a case, such as " + example
                                    + "; to run programs, give a command too");
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
            err.println("drey: not confined: programs can read and write what you can, and reach the network");
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
                throw usageError(folder + " has no folders; expected one for each student");
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
