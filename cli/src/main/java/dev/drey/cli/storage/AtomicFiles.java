package dev.drey.cli.storage;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Files that belong together and appear together, once all of them are written: until then each grows beside its place
 * under a name of its own. If something goes wrong, or the program is told to end, what was there before stays.
 */
public final class AtomicFiles implements AutoCloseable {
    private final Map<Path, Path> temporaryFiles = new LinkedHashMap<>();
    private final Thread shutdownHook = new Thread(this::rollBack);
    private final Deque<Path> createdFolders = new ArrayDeque<>();
    private boolean closed;

    public AtomicFiles() {
        try {
            Runtime.getRuntime().addShutdownHook(shutdownHook);
        } catch (IllegalStateException e) {
            // The program is ending already; close() removes what was not kept.
        }
    }

    /** Makes a folder for files, and those it lies in; if no file is kept, they go again. */
    public synchronized void createFolder(Path folder) throws IOException {
        requireOpen();
        Path missing = folder.toAbsolutePath().normalize();
        Deque<Path> chain = new ArrayDeque<>();
        while (missing != null && !Files.exists(missing)) {
            chain.push(missing);
            missing = missing.getParent();
        }
        for (Path next : chain) {
            Files.createDirectory(next);
            createdFolders.push(next);
        }
    }

    /** A stream into a file; to be closed before {@link #commit}. Its folder must be there. */
    public OutputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A device or a pipe is written to, not replaced.
            return Files.newOutputStream(file);
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        Path target = Files.exists(file) ? file.toRealPath() : linkTarget(file).toAbsolutePath();
        Path part = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            synchronized (this) {
                requireOpen();
                FileChannel channel = FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
                temporaryFiles.put(target, part);
                return new Durable(channel, file);
            }
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(file.toString());
        }
    }

    /** Where a link leads to whose file is not there yet. */
    private static Path linkTarget(Path file) throws IOException {
        return Files.isSymbolicLink(file) ? file.resolveSibling(Files.readSymbolicLink(file)) : file;
    }

    /** Puts all files in their places. */
    public synchronized void commit() throws IOException {
        requireOpen();
        for (Map.Entry<Path, Path> entry : temporaryFiles.entrySet()) {
            Files.move(
                    entry.getValue(),
                    entry.getKey(),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        }
        temporaryFiles.clear();
        createdFolders.clear();
    }

    /** Removes what was not kept. */
    @Override
    public void close() {
        rollBack();
        try {
            Runtime.getRuntime().removeShutdownHook(shutdownHook);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook does the same.
        }
    }

    /** When the program is told to end, this thread may get here before it is gone. */
    private void requireOpen() throws IOException {
        if (closed) {
            throw new IOException("stopped before all was written");
        }
    }

    private synchronized void rollBack() {
        closed = true;
        for (Path part : temporaryFiles.values()) {
            delete(part);
        }
        temporaryFiles.clear();
        while (!createdFolders.isEmpty()) {
            delete(createdFolders.pop());
        }
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // A part is hidden, and nobody takes it for the file; a folder may be in use by now.
        }
    }

    /** Once closed, what was written outlives a loss of power. Its errors name the file. */
    private static final class Durable extends FilterOutputStream {
        private final FileChannel channel;
        private final Path file;

        Durable(FileChannel channel, Path file) {
            super(new BufferedOutputStream(Channels.newOutputStream(channel)));
            this.channel = channel;
            this.file = file;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                throw named(e);
            }
        }

        @Override
        public void close() throws IOException {
            try (channel) {
                flush();
                channel.force(true);
            } catch (IOException e) {
                throw named(e);
            }
        }

        private IOException named(IOException e) {
            return new IOException(file + ": " + e.getMessage(), e);
        }
    }
}
