package dev.drey.classroom.homework;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The homework cases of the test data: one folder each, with the input file and its correct answers. */
public final class TestCases {
    private static final Path ROOT = Path.of("src", "test", "resources", "homework", "cases");

    private TestCases() {}

    /** All case folders, sorted by name. */
    public static List<Path> all() {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Homework homework(Path folder) {
        return HomeworkReader.read(read(folder.resolve(Homework.INPUT)));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
