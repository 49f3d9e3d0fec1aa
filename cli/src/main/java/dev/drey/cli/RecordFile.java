package dev.drey.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files of games as the command line names them: {@code -} is the standard input. */
final class RecordFile {
    static final String STANDARD_INPUT = "-";

    private RecordFile() {}

    /**
     * All text of a file.
     *
     * @throws IOException with a message that says in words what is wrong with it
     */
    static String read(String name) throws IOException {
        try {
            byte[] bytes = name.equals(STANDARD_INPUT) ? System.in.readAllBytes() : bytes(Path.of(name));
            return decode(bytes);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IOException("cannot be read: there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException("cannot be read: no permission", e);
        }
    }

    /**
     * Text of UTF-8. A byte that is none becomes half of a surrogate pair, which no game may contain: so it breaks the game that
     * it stands in, with its line and column, and not the whole file.
     */
    private static String decode(byte[] bytes) {
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

    private static byte[] bytes(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("cannot be read: it is a directory");
        }
        return Files.readAllBytes(path);
    }
}
