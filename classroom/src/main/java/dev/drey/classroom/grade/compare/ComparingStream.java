package dev.drey.classroom.grade.compare;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes the right answer as it is written and holds it against a student's, up to the first line that differs. */
final class ComparingStream extends OutputStream {
    /** Blank lines at the end are passed over, but not for ever. */
    private static final int MOST_BLANK_LINES = 1 << 20;

    private final LineReader student;
    private final byte[] line = new byte[Line.LONGEST];
    private int length;
    private long lines;
    private @Nullable Comparison outcome;

    ComparingStream(LineReader student) {
        this.student = student;
    }

    @Override
    public void write(int b) throws IOException {
        if (b == '\n') {
            endLine();
        } else {
            line[length++] = (byte) b;
        }
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        for (int i = from; i < from + count; i++) {
            write(bytes[i]);
        }
    }

    private void endLine() throws IOException {
        lines++;
        Optional<Line> found = student.next();
        if (found.isEmpty() || !found.get().is(line, length)) {
            Line expected = new Line(Arrays.copyOf(line, length), false);
            outcome = different(Optional.of(expected), found);
            throw new Enough();
        }
        length = 0;
    }

    /** To be called when the right answer is written: now nothing but blank lines may follow. */
    Comparison finish() throws IOException {
        if (outcome == null) {
            long right = lines;
            Optional<Line> found;
            do {
                lines++;
                found = student.next();
            } while (found.isPresent() && found.get().isBlank() && lines - right < MOST_BLANK_LINES);
            outcome = found.isEmpty() ? new Comparison.Right(right) : different(Optional.empty(), found);
        }
        return outcome;
    }

    private Comparison different(Optional<Line> expected, Optional<Line> found) {
        return new Comparison.Different(
                lines, expected.map(Line::printable), found.map(Line::printable), Remarks.on(expected, found));
    }
}
