package dev.drey.study.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** The bytes of all files in a folder while somebody may be writing there; what cannot be counted is too much. */
final class FolderSize implements FileVisitor<Path> {
    static final int MOST_FILES = 2_000;

    private final long enough;
    private long bytes;
    private int files;

    private FolderSize(long enough) {
        this.enough = enough;
    }

    /** The bytes, as far as they matter: counting ends when there are more than enough. */
    static long of(Path folder, long enough) {
        FolderSize size = new FolderSize(enough);
        try {
            Files.walkFileTree(folder, size);
        } catch (IOException e) {
            return Long.MAX_VALUE;
        }
        return size.bytes;
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
        if (files > MOST_FILES) {
            bytes = Long.MAX_VALUE;
        }
        return bytes > enough ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
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
