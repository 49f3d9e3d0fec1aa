package dev.drey.cli.keep;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that appear whole or not at all, and the text of files that may hold anything. */
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

    /**
     * Text of UTF-8. A byte that is none becomes half of a surrogate pair, which no game may contain: so it breaks the game that
     * it stands in, with its line and column, and not the whole file.
     */
    public static String decode(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(in, out, true);
        while (result.isMalformed()) {
            for (int i = 0; i < result.length(); i++) {
                out.put((char) (Character.MIN_LOW_SURROGATE + (in.get() & 0xff)));
            }
            result = decoder.decode(in, out, true);
        }
        return out.flip().toString();
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
        return name;
    }
}
