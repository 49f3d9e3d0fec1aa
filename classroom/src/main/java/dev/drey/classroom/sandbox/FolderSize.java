package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of all files in folders while somebody may be writing there.
 *
 * @param bytes as far as they matter: counting ends when there are more than enough
 */
record FolderSize(long bytes, Fault fault) {
    static final int MOST_FILES = 2_000;

    static final FolderSize ZERO = new FolderSize(0, Fault.NONE);

    /** Why not everything was counted. */
    enum Fault {
        NONE,
        TOO_MANY_FILES,
        UNREADABLE
    }

    static FolderSize of(Iterable<Path> folders, long enough) {
        Count count = new Count(enough);
        try {
            for (Path folder : folders) {
                Files.walkFileTree(folder, count);
            }
        } catch (IOException e) {
            return new FolderSize(count.bytes, Fault.UNREADABLE);
        }
        return new FolderSize(count.bytes, count.files > MOST_FILES ? Fault.TOO_MANY_FILES : Fault.NONE);
    }

    private static final class Count implements FileVisitor<Path> {
        private final long enough;
        private long bytes;
        private int files;

        Count(long enough) {
            this.enough = enough;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return add(0);
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return add(attributes.size());
        }

        private FileVisitResult add(long more) {
            bytes += more;
            files++;
            return bytes > enough || files > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
            if (e instanceof NoSuchFileException) {
                return FileVisitResult.CONTINUE;
            }
            throw e;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) throws IOException {
            if (e != null && !(e instanceof NoSuchFileException)) {
                throw e;
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
