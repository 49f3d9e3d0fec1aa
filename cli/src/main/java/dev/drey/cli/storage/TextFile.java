package dev.drey.cli.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads text files and describes file errors. */
public final class TextFile {
    /** The file name that stands for the standard input. */
    public static final String STANDARD_INPUT = "-";

    private TextFile() {}

    /**
     * Reads a file, or the standard input for {@link #STANDARD_INPUT}.
     *
     * @throws IOException with a message that says in words why the file cannot be read
     */
    public static String read(String name) throws IOException {
        return read(name, Integer.MAX_VALUE);
    }

    /** Reads at most {@code maxBytes} bytes of a file, see {@link #read(String)}. */
    public static String read(String name, int maxBytes) throws IOException {
        try (InputStream in = name.equals(STANDARD_INPUT) ? System.in : open(Path.of(name))) {
            return decode(in.readNBytes(maxBytes));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IOException("no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException("permission denied", e);
        }
    }

    private static InputStream open(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("is a folder, not a file");
        }
        return Files.newInputStream(path);
    }

    /**
     * Decodes UTF-8. Each invalid byte becomes an unpaired surrogate, which no game record may contain. So a record
     * reader reports its line and column and rejects only the game that contains it, not the whole file.
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

    /** Returns the message of an exception; for file errors, whose JDK message is often only the file name, in words. */
    public static String describe(Exception e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof NoSuchFileException) {
            return message + ": no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return message + ": permission denied";
        }
        if (e instanceof FileAlreadyExistsException) {
            return message + " already exists";
        }
        return message;
    }
}
