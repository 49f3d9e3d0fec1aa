package dev.drey.classroom.comparison;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads the lines of an arbitrary file. A line ends with {@code \n}, {@code \r\n}, {@code \r} or, as some programs write it,
 * {@code \r\r\n}. The last line may lack a terminator.
 */
final class LineReader implements Closeable {
    private static final int BUFFER_SIZE = 1 << 14;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_SIZE];
    private int next;
    private int filled;
    private final byte[] line = new byte[AnswerLine.MAX_LENGTH];
    /** Empty lines to return before reading on: carriage returns that were not part of the last terminator. */
    private long pendingEmptyLines;

    LineReader(InputStream in) {
        this.in = in;
    }

    /** The next line, or empty at the end of the file. After a truncated line, the position in the file is undefined. */
    Optional<AnswerLine> next() throws IOException {
        if (pendingEmptyLines > 0) {
            pendingEmptyLines--;
            return Optional.of(new AnswerLine(new byte[0], false));
        }
        int length = 0;
        long returns = 0;
        while (true) {
            int b = read();
            if (b == '\r') {
                returns++;
            } else if (b == '\n') {
                return line(length, false);
            } else if (returns > 0) {
                unread(b);
                pendingEmptyLines = returns - 1;
                return line(length, false);
            } else if (b < 0) {
                return length == 0 ? Optional.empty() : line(length, false);
            } else if (length == AnswerLine.MAX_LENGTH) {
                return line(length, true);
            } else {
                line[length++] = (byte) b;
            }
        }
    }

    private Optional<AnswerLine> line(int length, boolean truncated) {
        return Optional.of(new AnswerLine(Arrays.copyOf(line, length), truncated));
    }

    private int read() throws IOException {
        if (next == filled) {
            filled = Math.max(0, in.read(buffer));
            next = 0;
            if (filled == 0) {
                return -1;
            }
        }
        return buffer[next++] & 0xff;
    }

    /** Pushes back the last byte read, unless it was the end of the file. */
    private void unread(int b) {
        if (b >= 0) {
            next--;
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
