package dev.drey.classroom.grade.set;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparer;
import dev.drey.classroom.grade.compare.Comparison;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.BadHomework;
import dev.drey.classroom.homework.Homework;
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

/** Cases, in their order. */
public record CaseSet(List<GradeCase> cases) {
    /** No input file is nearly as long. */
    private static final int LONGEST_INPUT = 1 << 16;

    private static final int USUAL_COUNT = 40;
    private static final long USUAL_SEED = 1;

    public CaseSet {
        cases = List.copyOf(cases);
    }

    /** The set for whoever has none. */
    public static CaseSet usual() {
        return CaseMaker.make(USUAL_COUNT, USUAL_SEED);
    }

    /**
     * The case in a folder, or those in its folders, by name. Right answers are always our own; where files with answers lie
     * beside an input they must say the same, as a wrong key must not grade anybody.
     *
     * @throws BadCase if one cannot be used, or there is none
     */
    public static CaseSet read(Path folder, RightAnswers right) throws IOException {
        if (Files.exists(folder.resolve(Homework.INPUT))) {
            return new CaseSet(List.of(readCase(folder, right)));
        }
        List<Path> folders;
        try (Stream<Path> inside = Files.list(folder)) {
            folders = inside.filter(path -> Files.exists(path.resolve(Homework.INPUT)))
                    .sorted()
                    .toList();
        }
        if (folders.isEmpty()) {
            throw new BadCase(folder, "no cases; expected folders with an " + Homework.INPUT + " in each");
        }
        List<GradeCase> cases = new ArrayList<>();
        for (Path one : folders) {
            cases.add(readCase(one, right));
        }
        return new CaseSet(cases);
    }

    private static GradeCase readCase(Path folder, RightAnswers right) throws IOException {
        Path input = folder.resolve(Homework.INPUT);
        Path name = folder.toRealPath().getFileName();
        GradeCase grade;
        try {
            grade = GradeCase.of(name == null ? "case" : name.toString(), text(input));
        } catch (BadHomework bad) {
            throw new BadCase(input, String.valueOf(bad.getMessage()));
        }
        for (Answer answer : grade.homework().answers()) {
            Path key = folder.resolve(answer.file());
            if (Files.exists(key)) {
                Comparison comparison = Comparer.compare(key.toRealPath(), to -> right.write(grade, answer, to));
                comparison.problem().ifPresent(problem -> {
                    throw new BadCase(key, "this is not the right answer: " + problem);
                });
            }
        }
        return grade;
    }

    private static String text(Path input) throws IOException {
        try (InputStream in = Files.newInputStream(input)) {
            byte[] bytes = in.readNBytes(LONGEST_INPUT + 1);
            if (bytes.length > LONGEST_INPUT) {
                throw new BadCase(input, "more than " + LONGEST_INPUT + " bytes; expected the lines of one task");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /**
     * Writes each case as a folder with its input and the right answers: all of them, or none if one of these folders is there
     * already or something goes wrong.
     */
    public void write(Path folder, RightAnswers right) throws IOException {
        for (GradeCase grade : cases) {
            Path own = folder.resolve(grade.name());
            if (Files.exists(own)) {
                throw new FileAlreadyExistsException(own.toString());
            }
        }
        Files.createDirectories(folder);
        Path beside = Files.createTempDirectory(folder, ".making-");
        try {
            for (GradeCase grade : cases) {
                write(grade, Files.createDirectory(beside.resolve(grade.name())), right);
            }
            for (GradeCase grade : cases) {
                Files.move(beside.resolve(grade.name()), folder.resolve(grade.name()));
            }
        } finally {
            delete(beside);
        }
    }

    private static void write(GradeCase grade, Path own, RightAnswers right) throws IOException {
        Files.writeString(own.resolve(Homework.INPUT), grade.input());
        for (Answer answer : grade.homework().answers()) {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(own.resolve(answer.file())))) {
                right.write(grade, answer, out);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
