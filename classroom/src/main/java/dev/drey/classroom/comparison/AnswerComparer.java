package dev.drey.classroom.comparison;

import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares a student's files with the expected answers. The student's folder may contain anything, also links, pipes and huge files. */
public final class AnswerComparer {
    private AnswerComparer() {}

    /** Writes the expected content of a file. */
    @FunctionalInterface
    public interface AnswerWriter {
        void write(OutputStream out) throws IOException;
    }

    /** Compares all answers of a case, in their order. */
    public static Map<AnswerFile, Comparison> compare(
            HomeworkCase homeworkCase, Path folder, ReferenceAnswers reference) {
        Map<AnswerFile, Comparison> comparisons = new LinkedHashMap<>();
        for (AnswerFile answer : homeworkCase.homework().answers()) {
            Path file = folder.resolve(answer.fileName());
            comparisons.put(answer, compare(file, out -> reference.write(homeworkCase, answer, out)));
        }
        return comparisons;
    }

    /** Compares one file. */
    public static Comparison compare(Path file, AnswerWriter expected) {
        // A link could lead to any file, and reading a pipe could block for ever.
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                    ? new Comparison.Unreadable("not a plain file")
                    : new Comparison.Missing();
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
                LineReader lines = new LineReader(in)) {
            ComparingStream comparing = new ComparingStream(lines);
            try {
                expected.write(comparing);
            } catch (DifferenceFoundException e) {
                // The stream has stored the difference.
            }
            return comparing.finish();
        } catch (NoSuchFileException e) {
            return new Comparison.Missing();
        } catch (IOException e) {
            return new Comparison.Unreadable("cannot be read");
        }
    }

    /**
     * The first lines of a file, decoded as ISO 8859-1, long ones truncated. Empty if the file cannot be read.
     *
     * @param max the maximum number of lines
     */
    public static List<String> firstLines(Path file, int max) {
        List<String> first = new ArrayList<>();
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
                    LineReader lines = new LineReader(in)) {
                Optional<AnswerLine> line = lines.next();
                while (line.isPresent() && first.size() < max) {
                    first.add(line.get().raw());
                    line = lines.next();
                }
            } catch (IOException e) {
                return List.of();
            }
        }
        return first;
    }

    /** Compares the expected answer with a student's while it is written, up to the first line that differs. */
    private static final class ComparingStream extends OutputStream {
        /** Maximum number of blank lines that are ignored at the end of a file. */
        private static final int MAX_BLANK_LINES = 1 << 20;

        private final LineReader student;
        private final byte[] line = new byte[AnswerLine.MAX_LENGTH];
        private int length;
        private long lineCount;
        private @Nullable Comparison comparison;

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
            lineCount++;
            Optional<AnswerLine> found = student.next();
            if (found.isEmpty() || !found.get().matches(line, length)) {
                AnswerLine expected = new AnswerLine(Arrays.copyOf(line, length), false);
                comparison = different(Optional.of(expected), found);
                throw new DifferenceFoundException();
            }
            length = 0;
        }

        /** Ends the comparison after the whole expected answer was written: only blank lines may follow. */
        Comparison finish() throws IOException {
            if (comparison == null) {
                long expectedLines = lineCount;
                Optional<AnswerLine> found;
                do {
                    lineCount++;
                    found = student.next();
                } while (found.isPresent() && found.get().isBlank() && lineCount - expectedLines < MAX_BLANK_LINES);
                comparison =
                        found.isEmpty() ? new Comparison.Correct(expectedLines) : different(Optional.empty(), found);
            }
            return comparison;
        }

        private Comparison different(Optional<AnswerLine> expected, Optional<AnswerLine> found) {
            return new Comparison.Different(
                    lineCount,
                    expected.map(AnswerLine::printable),
                    found.map(AnswerLine::printable),
                    AnswerLine.remark(expected, found));
        }
    }

    /** Stops the writer of the expected answer at the first difference. */
    private static final class DifferenceFoundException extends IOException {
        DifferenceFoundException() {
            super("the answers differ");
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }
}
