package dev.drey.cli.storage;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
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
 * Writes files that replace their targets together, after all of them are complete. Until {@link #commit} each is written to a
 * temporary file beside its target. If writing fails or the program is terminated, the old files stay as they were.
 */
public final class AtomicFiles implements AutoCloseable {
    private final Map<Path, Path> temporaryFiles = new LinkedHashMap<>();
    private final Thread shutdownHook = new Thread(this::rollBack);
    private final Deque<Path> createdFolders = new ArrayDeque<>();
    private boolean closed;

    /** Writes one file; if that fails, the old file stays as it was. */
    public static void write(Path file, String text) throws IOException {
        try (AtomicFiles files = new AtomicFiles()) {
            try (OutputStream out = files.open(file)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            files.commit();
        }
    }

    public AtomicFiles() {
        try {
            Runtime.getRuntime().addShutdownHook(shutdownHook);
        } catch (IllegalStateException e) {
            // The program is already shutting down; close() removes the temporary files.
        }
    }

    /** Creates a folder and its missing parents; they are removed again unless the files are committed. */
    public synchronized void createFolder(Path folder) throws IOException {
        requireOpen();
        Path missing = folder.toAbsolutePath().normalize();
        Deque<Path> toCreate = new ArrayDeque<>();
        while (missing != null && !Files.exists(missing)) {
            toCreate.push(missing);
            missing = missing.getParent();
        }
        for (Path next : toCreate) {
            Files.createDirectory(next);
            createdFolders.push(next);
        }
    }

    /** Opens a file for writing. The folder must exist, and the stream must be closed before {@link #commit}. */
    public OutputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // Devices and pipes are written to directly; they cannot be replaced.
            return Files.newOutputStream(file);
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        Path target = Files.exists(file) ? file.toRealPath() : linkTarget(file).toAbsolutePath();
        Path temporary = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            synchronized (this) {
                requireOpen();
                FileChannel channel = FileChannel.open(
                        temporary,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
                temporaryFiles.put(target, temporary);
                return new DurableStream(channel, file);
            }
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(file.toString());
        }
    }

    /** Resolves a symbolic link whose target does not exist yet. */
    private static Path linkTarget(Path file) throws IOException {
        return Files.isSymbolicLink(file) ? file.resolveSibling(Files.readSymbolicLink(file)) : file;
    }

    /** Replaces all targets by the files written. */
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

    /** Removes the files and folders that were not committed. */
    @Override
    public void close() {
        rollBack();
        try {
            Runtime.getRuntime().removeShutdownHook(shutdownHook);
        } catch (IllegalStateException e) {
            // The program is already shutting down, and the hook does the same.
        }
    }

    /** While the program shuts down, the hook may have closed this object already. */
    private void requireOpen() throws IOException {
        if (closed) {
            throw new IOException("stopped before all was written");
        }
    }

    private synchronized void rollBack() {
        closed = true;
        for (Path temporary : temporaryFiles.values()) {
            delete(temporary);
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
            // A temporary file is hidden and has another name; a folder may be in use by now.
        }
    }

    /** Forces the data to the disk when closed. Its errors name the file. */
    private static final class DurableStream extends FilterOutputStream {
        private final FileChannel channel;
        private final Path file;

        DurableStream(FileChannel channel, Path file) {
            super(new BufferedOutputStream(Channels.newOutputStream(channel)));
            this.channel = channel;
            this.file = file;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                throw withFileName(e);
            }
        }

        @Override
        public void close() throws IOException {
            try (channel) {
                flush();
                channel.force(true);
            } catch (IOException e) {
                throw withFileName(e);
            }
        }

        private IOException withFileName(IOException e) {
            return new IOException(file + ": " + e.getMessage(), e);
        }
    }
}
