package dev.drey.cli.keep;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that appear whole or not at all. */
public final class WholeFile {
    private WholeFile() {}

    /** Writes a file in place of what was there; if that fails, what was there stays. */
    public static void write(Path file, String text) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A device or a pipe is written to, not replaced.
            Files.writeString(file, text);
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            try (FileChannel channel = FileChannel.open(
                    beside,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** What is wrong with a file, in words: the JDK's messages are often nothing but its name. */
    public static String reason(Exception e) {
        String name = String.valueOf(e.getMessage());
        if (e instanceof NoSuchFileException) {
            return name + ": no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return name + ": permission denied";
        }
        if (e instanceof FileAlreadyExistsException) {
            return name + " exists already";
        }
        if (e instanceof NotDirectoryException || e instanceof DirectoryNotEmptyException) {
            return name + ": not an empty folder";
        }
        return name;
    }
}
