package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Measures the size of folders repeatedly, in its own thread, because a program can make measuring slow. */
final class FolderMonitor implements AutoCloseable {
    private static final long MIN_PAUSE_MILLIS = 15;
    private static final long MAX_PAUSE_MILLIS = 150;

    private final List<Path> folders;
    private final long maxBytes;
    private final Thread thread = new Thread(this::measureRepeatedly, "sandbox-folders");
    private volatile FolderSize size = FolderSize.ZERO;

    /** @param maxBytes a measurement stops when it exceeds this size */
    FolderMonitor(List<Path> folders, long maxBytes) {
        this.folders = folders;
        this.maxBytes = maxBytes;
        thread.setDaemon(true);
        thread.start();
    }

    private void measureRepeatedly() {
        try {
            while (true) {
                long before = System.nanoTime();
                measure();
                long tookMillis = (System.nanoTime() - before) / 1_000_000;
                Thread.sleep(Math.max(MIN_PAUSE_MILLIS, Math.min(5 * tookMillis, MAX_PAUSE_MILLIS)));
            }
        } catch (InterruptedException e) {
            // The monitor was closed.
        }
    }

    /** Measures immediately, in the calling thread. */
    void measure() {
        size = FolderSize.measure(folders, maxBytes);
    }

    /** The most recent measurement. */
    FolderSize size() {
        return size;
    }

    @Override
    public void close() {
        thread.interrupt();
    }

    /**
     * The total size of all files in folders, measured while a program may be writing to them.
     *
     * @param bytes the size; incomplete if it exceeds the maximum or there is a fault
     */
    record FolderSize(long bytes, Fault fault) {
        static final int MAX_FILES = 2_000;

        static final FolderSize ZERO = new FolderSize(0, Fault.NONE);

        /** Why a measurement is incomplete. */
        enum Fault {
            NONE,
            TOO_MANY_FILES,
            UNREADABLE
        }

        static FolderSize measure(Iterable<Path> folders, long maxBytes) {
            SizeVisitor visitor = new SizeVisitor(maxBytes);
            try {
                for (Path folder : folders) {
                    Files.walkFileTree(folder, visitor);
                }
            } catch (IOException e) {
                return new FolderSize(visitor.bytes, Fault.UNREADABLE);
            }
            return new FolderSize(visitor.bytes, visitor.files > MAX_FILES ? Fault.TOO_MANY_FILES : Fault.NONE);
        }
    }

    private static final class SizeVisitor implements FileVisitor<Path> {
        private final long maxBytes;
        private long bytes;
        private int files;

        SizeVisitor(long maxBytes) {
            this.maxBytes = maxBytes;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return count(0);
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            return count(attributes.size());
        }

        private FileVisitResult count(long fileBytes) {
            bytes += fileBytes;
            files++;
            return bytes > maxBytes || files > FolderSize.MAX_FILES
                    ? FileVisitResult.TERMINATE
                    : FileVisitResult.CONTINUE;
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
