package dev.drey.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The data files of these tests, where they lie in the sources: a test may have to say that one is missing. */
public final class Resources {
    private static final Path ROOT = Path.of("src", "test", "resources");

    private Resources() {}

    /** The files of a folder, by name. */
    public static List<Path> in(String folder) {
        try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a file, without those that are comments. */
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
