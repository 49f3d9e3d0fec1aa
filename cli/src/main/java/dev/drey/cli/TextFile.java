package dev.drey.cli;

import dev.drey.cli.keep.WholeFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files of text as the command line names them: {@code -} is the standard input. */
final class TextFile {
    static final String STANDARD_INPUT = "-";

    private TextFile() {}

    /**
     * All text of a file.
     *
     * @throws IOException with a message that says in words what is wrong with it
     */
    static String read(String name) throws IOException {
        try {
            byte[] bytes = name.equals(STANDARD_INPUT) ? System.in.readAllBytes() : bytes(Path.of(name));
            return WholeFile.decode(bytes);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IOException("cannot be read: there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException("cannot be read: no permission", e);
        }
    }

    private static byte[] bytes(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("cannot be read: it is a directory");
        }
        return Files.readAllBytes(path);
    }
}
