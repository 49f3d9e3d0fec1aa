package dev.drey.classroom.sandbox;

import java.nio.file.Path;

/**
 * What the program sees at a path, other than what is there, read-only.
 *
 * @param source a path without links
 */
record View(Kind kind, Path source, Path target) {
    /** The names are words of confine.sh. */
    enum Kind {
        /** A folder that is empty and stays so. */
        EMPTY,
        /** A folder that is empty, private, and may be written to. */
        SCRATCH,
        /** A file that nothing can be read from. */
        NOTHING,
        READ,
        WRITE
    }

    View(Kind kind, Path path) {
        this(kind, path, path);
    }
}
