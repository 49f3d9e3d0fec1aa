package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which files lie at the database's three paths: the main file, the journal that holds the newest commits until they are
 * copied into it, and the journal's index. A file keeps its key when it is moved, and while somebody has it open no other
 * gets the same one.
 *
 * <p>The files are only looked at, never opened: on POSIX systems closing a file drops all locks that the process has on it,
 * those of SQLite too.
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
            // Windows has no keys; but there nobody can move a file that is open.
            return Optional.of(key == null ? file.toRealPath() : key);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
