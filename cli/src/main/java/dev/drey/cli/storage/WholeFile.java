package dev.drey.cli.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that appear whole or not at all, and the text of files that may hold anything. */
public final class WholeFile {
    private WholeFile() {}

    /** Writes a file in place of what was there; if that fails, what was there stays. */
    public static void write(Path file, String text) throws IOException {
        try (AtomicFiles files = new AtomicFiles()) {
            try (OutputStream out = files.open(file)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            files.commit();
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
