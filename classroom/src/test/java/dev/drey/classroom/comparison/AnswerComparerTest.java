package dev.drey.classroom.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.classroom.homework.TestCases;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Students' files with any content are compared with the expected answers. */
final class AnswerComparerTest {
    private static final String EXPECTED = "Node,Depth,Value\nroot,0,-Infinity\nA1,1,35\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"N", "RN", "R", "RRN"})
    void ignoresLineTerminators(String end) throws IOException {
        String bytes = end.replace('R', '\r').replace('N', '\n');
        String text = EXPECTED.replace("\n", bytes);

        assertThat(compare(text)).isEqualTo(new Comparison.Correct(3));
        assertThat(compare(text.stripTrailing())).isEqualTo(new Comparison.Correct(3));
        assertThat(compare(text + bytes + " \t" + bytes)).isEqualTo(new Comparison.Correct(3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "root,0,-Infinity | root,0,-inf       | 2 | root,0,-Infinity | root,0,-inf       | -",
                "root,0,-Infinity | root,0,-INFINITY  | 2 | root,0,-Infinity | root,0,-INFINITY  | only upper and lower case differ",
                "root,0,-Infinity | root, 0,-Infinity | 2 | root,0,-Infinity | root, 0,-Infinity | only blanks differ",
                "root,0,-Infinity | root,0,-Infinity~ | 2 | root,0,-Infinity | root,0,-Infinity~ | only blanks at the end of the line differ",
                "A1,1,35          | A1,1,35@root,0,35 | 4 | -                | root,0,35         | -",
                "@A1,1,35         | ''                | 3 | A1,1,35          | -                 | -",
                "@root            | @@root            | 2 | root,0,-Infinity | ''                | -",
            })
    void reportsFirstDifference(String from, String to, long line, String expected, String found, String remark)
            throws IOException {
        String wrong = EXPECTED.replace(bytes(from), bytes(to));

        assertThat(compare(wrong))
                .isEqualTo(new Comparison.Different(
                        line,
                        Optional.ofNullable(expected),
                        Optional.ofNullable(found).map(AnswerComparerTest::bytes),
                        Optional.ofNullable(remark)));
    }

    private static String bytes(String text) {
        return text.replace('@', '\n').replace('~', ' ');
    }

    @Test
    void emptyFileIsCorrectOnlyIfExpected() throws IOException {
        assertThat(compare(""))
                .isEqualTo(new Comparison.Different(
                        1, Optional.of("Node,Depth,Value"), Optional.empty(), Optional.empty()));
        assertThat(AnswerComparer.compare(file(new byte[0]), to -> {})).isEqualTo(new Comparison.Correct(0));
    }

    @Test
    void distinguishesMissingFileFromFolder() throws IOException {
        Path file = folder.resolve("answer.txt");

        assertThat(AnswerComparer.compare(file, AnswerComparerTest::writeExpected))
                .isEqualTo(new Comparison.Missing());
        Files.createDirectory(file);
        assertThat(AnswerComparer.compare(file, AnswerComparerTest::writeExpected))
                .isEqualTo(new Comparison.Unreadable("not a plain file"));
    }

    @Test
    void doesNotFollowLinks() throws IOException {
        Path right = Files.writeString(folder.resolve("elsewhere"), EXPECTED);
        Path link = Files.createSymbolicLink(folder.resolve("answer.txt"), right);

        assertThat(AnswerComparer.compare(link, AnswerComparerTest::writeExpected))
                .isEqualTo(new Comparison.Unreadable("not a plain file"));
    }

    @Test
    void truncatesLongLine() throws IOException {
        byte[] endless = new byte[1 << 20];
        Arrays.fill(endless, (byte) 'x');

        Comparison.Different different =
                (Comparison.Different) AnswerComparer.compare(file(endless), AnswerComparerTest::writeExpected);
        assertThat(different.line()).isEqualTo(1);
        assertThat(different.found().orElseThrow()).hasSize(103).endsWith("xx...");
    }

    @Test
    void countsCarriageReturnsAsLines() throws IOException {
        assertThat(compare("\r\r\r" + EXPECTED))
                .isEqualTo(new Comparison.Different(
                        1, Optional.of("Node,Depth,Value"), Optional.of(""), Optional.empty()));
    }

    @Test
    void escapesUnprintableCharacters() throws IOException {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i == '\n' || i == '\r' ? 0 : i);
        }
        Comparison.Different binary =
                (Comparison.Different) AnswerComparer.compare(file(bytes), AnswerComparerTest::writeExpected);
        assertThat(binary.found().orElseThrow()).matches("[ -~]+").startsWith("\\x00\\x01");
        assertThat(binary.remark()).contains("this is not plain text: UTF-16, or binary");

        Comparison.Different infinity = (Comparison.Different) compare("Node,Depth,Value\nroot,0,-\u221e\n");
        assertThat(infinity.found()).contains("root,0,-\\u221e");

        Comparison.Different marked = (Comparison.Different) compare("\ufeff" + EXPECTED);
        assertThat(marked.remark()).contains("the file begins with a byte order mark; plain ASCII is expected");
    }

    @Test
    void limitsBlankLinesAtEnd() throws IOException {
        byte[] blank = new byte[3 << 20];
        Arrays.fill(blank, (byte) '\n');

        assertThat(AnswerComparer.compare(file(blank), to -> {}).isCorrect()).isFalse();
    }

    /** The answers in the test data equal the reference answers. */
    @Test
    void testDataIsCorrect() {
        ReferenceAnswers reference = new ReferenceAnswers();
        for (Path path : TestCases.all()) {
            HomeworkCase homeworkCase = new HomeworkCase(path.getFileName().toString(), TestCases.homework(path), "");
            Map<AnswerFile, Comparison> comparisons = AnswerComparer.compare(homeworkCase, path, reference);
            assertThat(comparisons.keySet())
                    .containsExactlyInAnyOrderElementsOf(homeworkCase.homework().answers());
            assertThat(comparisons.values()).as(homeworkCase.name()).allMatch(Comparison::isCorrect);
        }
    }

    /** Neither the size of the cache nor an earlier comparison that stopped at a difference changes an answer. */
    @ParameterizedTest
    @ValueSource(longs = {0, 5_000, 1L << 24})
    void cachedAnswersEqualComputedOnes(long cacheBytes) throws IOException {
        ReferenceAnswers reference = new ReferenceAnswers(cacheBytes);
        for (Path path : TestCases.all()) {
            HomeworkCase homeworkCase = new HomeworkCase(path.getFileName().toString(), TestCases.homework(path), "");
            for (AnswerFile answer : AnswerFile.values()) {
                if (!homeworkCase.homework().answers().contains(answer)) {
                    continue;
                }
                assertThat(AnswerComparer.compare(
                                        file(new byte[] {'?'}), to -> reference.write(homeworkCase, answer, to))
                                .isCorrect())
                        .isFalse();
                for (int time = 0; time < 2; time++) {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    reference.write(homeworkCase, answer, out);
                    assertThat(out.toString(StandardCharsets.US_ASCII).lines())
                            .as(homeworkCase.name())
                            .containsExactlyElementsOf(Files.readAllLines(path.resolve(answer.fileName())));
                }
            }
        }
    }

    private Comparison compare(String text) throws IOException {
        return AnswerComparer.compare(file(text.getBytes(StandardCharsets.UTF_8)), AnswerComparerTest::writeExpected);
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("answer.txt"), bytes);
    }

    private static void writeExpected(OutputStream to) throws IOException {
        to.write(EXPECTED.getBytes(StandardCharsets.US_ASCII));
    }
}
