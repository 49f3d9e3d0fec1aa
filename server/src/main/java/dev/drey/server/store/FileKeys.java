package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file keys at the database's three paths: the main file, the journal with the newest commits, and the journal's index. A
 * file keeps its key when it is moved, and no other file gets the same key while it is open.
 *
 * <p>The files are never opened here: on POSIX systems closing a file drops all locks of the process on it, including SQLite's.
 */
record FileKeys(Optional<Object> main, Optional<Object> journal, Optional<Object> index) {

    static FileKeys at(Path file) {
        return new FileKeys(key(file), key(journal(file)), key(index(file)));
    }

    static Path journal(Path file) {
        return beside(file, "-wal");
    }

    static Path index(Path file) {
        return beside(file, "-shm");
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    static Optional<Object> key(Path file) {
        try {
            @Nullable
            Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            // Windows has no file keys, but there an open file cannot be moved.
            return Optional.of(key == null ? file.toRealPath() : key);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
