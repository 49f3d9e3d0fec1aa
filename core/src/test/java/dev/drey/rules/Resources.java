package dev.drey.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The data files of the tests, read from the source folder, so that a test can detect a missing file. */
public final class Resources {
    private static final Path ROOT = Path.of("src", "test", "resources");

    private Resources() {}

    /** Returns the files of a folder, sorted by name. */
    public static List<Path> in(String folder) {
        try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the lines of a file without comments. */
    public static List<String> lines(String name) {
        return lines(ROOT.resolve(name));
    }

    public static List<String> lines(Path file) {
        return read(file).lines().filter(line -> !line.startsWith("#")).toList();
    }

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
