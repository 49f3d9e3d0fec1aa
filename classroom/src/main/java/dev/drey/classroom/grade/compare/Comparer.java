package dev.drey.classroom.grade.compare;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.homework.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds a student's files against right answers. What lies in the student's folder may be anything. */
public final class Comparer {
    private Comparer() {}

    /** Whoever writes what a file should hold. */
    @FunctionalInterface
    public interface Writer {
        void write(OutputStream to) throws IOException;
    }

    /** Every answer of a case, in their order. */
    public static Map<Answer, Comparison> compare(GradeCase grade, Path folder, RightAnswers right) {
        Map<Answer, Comparison> comparisons = new LinkedHashMap<>();
        for (Answer answer : grade.homework().answers()) {
            comparisons.put(answer, compare(folder.resolve(answer.file()), to -> right.write(grade, answer, to)));
        }
        return comparisons;
    }

    /** One file. */
    public static Comparison compare(Path file, Writer right) {
        // A link could lead anywhere, and a pipe would keep us waiting for ever.
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                    ? new Comparison.Unreadable("not a plain file")
                    : new Comparison.Missing();
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
                LineReader lines = new LineReader(in)) {
            ComparingStream comparing = new ComparingStream(lines);
            try {
                right.write(comparing);
            } catch (Enough enough) {
                // What is known by now is the answer.
            }
            return comparing.finish();
        } catch (NoSuchFileException e) {
            return new Comparison.Missing();
        } catch (IOException e) {
            return new Comparison.Unreadable("cannot be read");
        }
    }

    /** The first lines of a file, a letter a byte, long ones cut; fewer if there are no more, none if it cannot be read. */
    public static List<String> firstLines(Path file, int most) {
        List<String> first = new ArrayList<>();
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
                    LineReader lines = new LineReader(in)) {
                for (Optional<Line> line = lines.next(); line.isPresent() && first.size() < most; line = lines.next()) {
                    first.add(line.get().raw());
                }
            } catch (IOException e) {
                return List.of();
            }
        }
        return first;
    }
}
