package dev.drey.classroom.grading;

import dev.drey.classroom.comparison.AnswerComparer;
import dev.drey.classroom.comparison.Comparison;
import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.classroom.homework.HomeworkFormatException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** An ordered set of cases. */
public record CaseSet(List<HomeworkCase> cases) {
    /** Far more than any valid input file. */
    private static final int MAX_INPUT_BYTES = 1 << 16;

    private static final int STANDARD_COUNT = 40;
    private static final long STANDARD_SEED = 1;

    public CaseSet {
        cases = List.copyOf(cases);
    }

    /** Thrown for a case that cannot be used. The message names the file, the problem and the expected content. */
    public static final class InvalidCaseException extends RuntimeException {
        InvalidCaseException(Path file, String problem) {
            super(file + ": " + problem);
        }
    }

    /** The set that is used unless a teacher provides one. */
    public static CaseSet standard() {
        return CaseGenerator.generate(STANDARD_COUNT, STANDARD_SEED);
    }

    /**
     * Reads the case of a folder with an input file, or the cases of its subfolders, sorted by name. Answer files next to an input file
     * must be correct, so that no student is graded by a wrong key.
     *
     * @throws InvalidCaseException if a case is invalid or there is none
     */
    public static CaseSet read(Path folder, ReferenceAnswers reference) throws IOException {
        if (Files.exists(folder.resolve(Homework.INPUT))) {
            return new CaseSet(List.of(readCase(folder, reference)));
        }
        List<Path> folders;
        try (Stream<Path> entries = Files.list(folder)) {
            folders = entries.filter(path -> Files.exists(path.resolve(Homework.INPUT)))
                    .sorted()
                    .toList();
        }
        if (folders.isEmpty()) {
            throw new InvalidCaseException(
                    folder, "no cases; expected one folder per case, each with an " + Homework.INPUT);
        }
        List<HomeworkCase> cases = new ArrayList<>();
        for (Path caseFolder : folders) {
            cases.add(readCase(caseFolder, reference));
        }
        return new CaseSet(cases);
    }

    private static HomeworkCase readCase(Path folder, ReferenceAnswers reference) throws IOException {
        Path input = folder.resolve(Homework.INPUT);
        Path name = folder.toRealPath().getFileName();
        HomeworkCase homeworkCase;
        try {
            homeworkCase = HomeworkCase.of(name == null ? "case" : name.toString(), readText(input));
        } catch (HomeworkFormatException e) {
            throw new InvalidCaseException(input, String.valueOf(e.getMessage()));
        }
        for (AnswerFile answer : homeworkCase.homework().answers()) {
            Path key = folder.resolve(answer.fileName());
            if (Files.exists(key)) {
                Comparison comparison =
                        AnswerComparer.compare(key.toRealPath(), out -> reference.write(homeworkCase, answer, out));
                comparison.problem().ifPresent(problem -> {
                    throw new InvalidCaseException(key, "not the correct answer: " + problem);
                });
            }
        }
        return homeworkCase;
    }

    private static String readText(Path input) throws IOException {
        try (InputStream in = Files.newInputStream(input)) {
            byte[] bytes = in.readNBytes(MAX_INPUT_BYTES + 1);
            if (bytes.length > MAX_INPUT_BYTES) {
                throw new InvalidCaseException(
                        input, "more than " + MAX_INPUT_BYTES + " bytes; expected the lines of one task");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /**
     * Writes a folder with the input file and the correct answers for each case. Writes nothing if one of the folders exists already or
     * an error occurs.
     */
    public void write(Path folder, ReferenceAnswers reference) throws IOException {
        for (HomeworkCase homeworkCase : cases) {
            Path caseFolder = folder.resolve(homeworkCase.name());
            if (Files.exists(caseFolder)) {
                throw new FileAlreadyExistsException(caseFolder.toString());
            }
        }
        Files.createDirectories(folder);
        Path temporary = Files.createTempDirectory(folder, ".making-");
        try {
            for (HomeworkCase homeworkCase : cases) {
                writeCase(homeworkCase, Files.createDirectory(temporary.resolve(homeworkCase.name())), reference);
            }
            for (HomeworkCase homeworkCase : cases) {
                Files.move(temporary.resolve(homeworkCase.name()), folder.resolve(homeworkCase.name()));
            }
        } finally {
            deleteRecursively(temporary);
        }
    }

    private static void writeCase(HomeworkCase homeworkCase, Path caseFolder, ReferenceAnswers reference)
            throws IOException {
        Files.writeString(caseFolder.resolve(Homework.INPUT), homeworkCase.input());
        for (AnswerFile answer : homeworkCase.homework().answers()) {
            try (OutputStream out =
                    new BufferedOutputStream(Files.newOutputStream(caseFolder.resolve(answer.fileName())))) {
                reference.write(homeworkCase, answer, out);
            }
        }
    }

    private static void deleteRecursively(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
