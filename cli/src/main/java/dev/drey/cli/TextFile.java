package dev.drey.cli;

import dev.drey.cli.storage.WholeFile;
import java.io.IOException;
import java.io.InputStream;
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
        return read(name, Integer.MAX_VALUE);
    }

    /** The text of a file, but no more than so many bytes of it. */
    static String read(String name, int most) throws IOException {
        try (InputStream in = name.equals(STANDARD_INPUT) ? System.in : open(Path.of(name))) {
            return WholeFile.decode(in.readNBytes(most));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IOException("cannot be read: there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException("cannot be read: no permission", e);
        }
    }

    private static InputStream open(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("cannot be read: it is a directory");
        }
        return Files.newInputStream(path);
    }
}
