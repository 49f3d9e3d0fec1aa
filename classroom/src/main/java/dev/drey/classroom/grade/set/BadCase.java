package dev.drey.classroom.grade.set;

import java.nio.file.Path;

/** A case that nobody can be graded on: which file is wrong, where, and what would be right. */
public final class BadCase extends RuntimeException {
    private final Path file;

    public BadCase(Path file, String problem) {
        super(file + ": " + problem);
        this.file = file;
    }

    public Path file() {
        return file;
    }
}
