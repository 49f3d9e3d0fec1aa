package dev.drey.cli;

import dev.drey.classroom.grade.set.CaseSet;
import dev.drey.classroom.grade.submission.AnswerFiles;
import dev.drey.classroom.grade.submission.Program;
import dev.drey.classroom.grade.submission.Submission;
import dev.drey.classroom.sandbox.Limits;
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

/** Who is graded: a student's answers or program, or all of a class. */
final class SubmissionChoice {
    private static final String STUDENT = "{student}";
    /** What archives leave behind. */
    private static final List<String> NO_STUDENTS = List.of("__MACOSX");

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
    private final SandboxOptions sandboxing = new SandboxOptions();

    boolean isGiven() {
        return !given.isEmpty();
    }

    boolean isClass() {
        return classFolder != null;
    }

    /** The same error with what was to be graded: a word that is no folder was perhaps meant to be one. */
    IOException explained(IOException e) {
        String asked = String.join(" ", given);
        boolean perhapsFolder = given.size() == 1 && !asked.contains(" ");
        return new IOException(asked + (perhapsFolder ? " is no folder, and " : " ") + e.getMessage(), e);
    }

    /**
     * All of them.
     *
     * @param caseFolder where the cases and perhaps their right answers lie, which no program may see
     */
    List<? extends Submission> submissions(CaseSet cases, @Nullable Path caseFolder)
            throws IOException, InterruptedException {
        Limits limits = sandboxing.limits();
        if (classFolder != null) {
            return ofClass(classFolder, cases, caseFolder, limits);
        }
        if (given.isEmpty()) {
            throw wrong("grade what? A folder of answers, or a program");
        }
        String name = String.join(" ", given);
        if (given.size() == 1 && Files.isDirectory(Path.of(name))) {
            return withAnswers(List.of(answers(Path.of(name), cases)), cases);
        }
        return List.of(new Program(name, command(), sandbox(), limits, hidden(caseFolder), List.of()));
    }

    private List<? extends Submission> ofClass(Path asked, CaseSet cases, @Nullable Path caseFolder, Limits limits)
            throws IOException, InterruptedException {
        if (!Files.isDirectory(asked)) {
            throw wrong(asked + (Files.exists(asked) ? " is a file, not a folder" : ": there is no such folder"));
        }
        Path folder = asked.toRealPath();
        List<Path> folders = students(folder, caseFolder);
        if (given.isEmpty()) {
            return withAnswers(folders.stream().map(own -> answers(own, cases)).toList(), cases);
        }
        if (given.stream().noneMatch(word -> word.contains(STUDENT))) {
            throw wrong("with --class the command must say where a student's program is: " + STUDENT
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
            programs.add(new Program(name(own), words, sandbox, limits, hidden, List.of(real)));
        }
        return programs;
    }

    private static List<Path> hidden(@Nullable Path caseFolder) throws IOException {
        List<Path> hidden = new ArrayList<>(Secrets.folders());
        if (caseFolder != null) {
            hidden.add(caseFolder.toRealPath());
        }
        return hidden;
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

    private List<Path> students(Path folder, @Nullable Path caseFolder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            List<Path> folders = inside.filter(Files::isDirectory)
                    .filter(path -> !NO_STUDENTS.contains(name(path))
                            && !name(path).startsWith(".")
                            && !isCases(path, caseFolder))
                    .sorted()
                    .toList();
            if (folders.isEmpty()) {
                throw wrong(folder + " has no folders; expected one for each student");
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

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
