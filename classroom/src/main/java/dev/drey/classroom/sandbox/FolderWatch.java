package dev.drey.classroom.sandbox;

import java.nio.file.Path;
import java.util.List;

/** Measures folders again and again, in a thread of its own, as a program can make that slow. */
final class FolderWatch implements AutoCloseable {
    private static final long PAUSE_MILLIS = 15;
    private static final long LONGEST_PAUSE_MILLIS = 150;

    private final List<Path> folders;
    private final long enough;
    private final Thread thread = new Thread(this::watch, "sandbox-folders");
    private volatile FolderSize size = FolderSize.ZERO;

    FolderWatch(List<Path> folders, long enough) {
        this.folders = folders;
        this.enough = enough;
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        try {
            while (true) {
                long before = System.nanoTime();
                measure();
                long tookMillis = (System.nanoTime() - before) / 1_000_000;
                Thread.sleep(Math.max(PAUSE_MILLIS, Math.min(5 * tookMillis, LONGEST_PAUSE_MILLIS)));
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    /** Looks once more, here and now. */
    void measure() {
        size = FolderSize.of(folders, enough);
    }

    FolderSize size() {
        return size;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
