package dev.drey.classroom.grade.compare;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads lines of a file that may be anything. They may end in {@code \n}, {@code \r\n}, {@code \r} or, as some programs write
 * it, {@code \r\r\n}; the last one need not end.
 */
final class LineReader implements Closeable {
    private static final int BLOCK = 1 << 14;

    private final InputStream in;
    private final byte[] block = new byte[BLOCK];
    private int next;
    private int filled;
    private final byte[] line = new byte[Line.LONGEST];
    /** Returns at the end of the line before that were no part of a line end: each of them ended a line. */
    private long owed;

    LineReader(InputStream in) {
        this.in = in;
    }

    /** The next line; empty at the end of the file. After a line that was cut there is no telling where the next begins. */
    Optional<Line> next() throws IOException {
        if (owed > 0) {
            owed--;
            return Optional.of(new Line(new byte[0], false));
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
                owed = returns - 1;
                return line(length, false);
            } else if (b < 0) {
                return length == 0 ? Optional.empty() : line(length, false);
            } else if (length == Line.LONGEST) {
                return line(length, true);
            } else {
                line[length++] = (byte) b;
            }
        }
    }

    private Optional<Line> line(int length, boolean cut) {
        return Optional.of(new Line(Arrays.copyOf(line, length), cut));
    }

    private int read() throws IOException {
        if (next == filled) {
            filled = Math.max(0, in.read(block));
            next = 0;
            if (filled == 0) {
                return -1;
            }
        }
        return block[next++] & 0xff;
    }

    /** Takes back the byte just read. */
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
