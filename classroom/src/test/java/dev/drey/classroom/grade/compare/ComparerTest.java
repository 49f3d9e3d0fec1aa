package dev.drey.classroom.grade.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Cases;
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

/** Students' files, whatever they are, are held against the right ones. */
final class ComparerTest {
    private static final String RIGHT = "Node,Depth,Value\nroot,0,-Infinity\nA1,1,35\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"N", "RN", "R", "RRN"})
    void endsOfLinesDoNotMatter(String end) throws IOException {
        String bytes = end.replace('R', '\r').replace('N', '\n');
        String text = RIGHT.replace("\n", bytes);

        assertThat(compare(text)).isEqualTo(new Comparison.Right(3));
        assertThat(compare(text.stripTrailing())).isEqualTo(new Comparison.Right(3));
        assertThat(compare(text + bytes + " \t" + bytes)).isEqualTo(new Comparison.Right(3));
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
    void theFirstDifferenceIsTold(String from, String to, long line, String expected, String found, String remark)
            throws IOException {
        String wrong = RIGHT.replace(bytes(from), bytes(to));

        assertThat(compare(wrong))
                .isEqualTo(new Comparison.Different(
                        line,
                        Optional.ofNullable(expected),
                        Optional.ofNullable(found).map(ComparerTest::bytes),
                        Optional.ofNullable(remark)));
    }

    private static String bytes(String text) {
        return text.replace('@', '\n').replace('~', ' ');
    }

    @Test
    void anEmptyFileIsNotRightUnlessItShouldBe() throws IOException {
        assertThat(compare(""))
                .isEqualTo(new Comparison.Different(
                        1, Optional.of("Node,Depth,Value"), Optional.empty(), Optional.empty()));
        assertThat(Comparer.compare(file(new byte[0]), to -> {})).isEqualTo(new Comparison.Right(0));
    }

    @Test
    void whatIsNoFileIsToldApart() throws IOException {
        Path file = folder.resolve("answer.txt");

        assertThat(Comparer.compare(file, ComparerTest::writeRight)).isEqualTo(new Comparison.Missing());
        Files.createDirectory(file);
        assertThat(Comparer.compare(file, ComparerTest::writeRight))
                .isEqualTo(new Comparison.Unreadable("not a plain file"));
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        Path right = Files.writeString(folder.resolve("elsewhere"), RIGHT);
        Path link = Files.createSymbolicLink(folder.resolve("answer.txt"), right);

        assertThat(Comparer.compare(link, ComparerTest::writeRight))
                .isEqualTo(new Comparison.Unreadable("not a plain file"));
    }

    @Test
    void anEndlessLineIsCut() throws IOException {
        byte[] endless = new byte[1 << 20];
        Arrays.fill(endless, (byte) 'x');

        Comparison.Different different =
                (Comparison.Different) Comparer.compare(file(endless), ComparerTest::writeRight);
        assertThat(different.line()).isEqualTo(1);
        assertThat(different.found().orElseThrow()).hasSize(103).endsWith("xx...");
    }

    @Test
    void linesOfReturnsAloneAreLines() throws IOException {
        assertThat(compare("\r\r\r" + RIGHT))
                .isEqualTo(new Comparison.Different(
                        1, Optional.of("Node,Depth,Value"), Optional.of(""), Optional.empty()));
    }

    @Test
    void anythingIsPrintable() throws IOException {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i == '\n' || i == '\r' ? 0 : i);
        }
        Comparison.Different binary = (Comparison.Different) Comparer.compare(file(bytes), ComparerTest::writeRight);
        assertThat(binary.found().orElseThrow()).matches("[ -~]+").startsWith("\\x00\\x01");
        assertThat(binary.remark()).contains("this is not plain text: UTF-16, or binary");

        Comparison.Different infinity = (Comparison.Different) compare("Node,Depth,Value\nroot,0,-\u221e\n");
        assertThat(infinity.found()).contains("root,0,-\\u221e");

        Comparison.Different marked = (Comparison.Different) compare("\ufeff" + RIGHT);
        assertThat(marked.remark()).contains("the file begins with a byte order mark; plain ASCII is expected");
    }

    @Test
    void blankLinesAreNotPassedOverForEver() throws IOException {
        byte[] blank = new byte[3 << 20];
        Arrays.fill(blank, (byte) '\n');

        assertThat(Comparer.compare(file(blank), to -> {}).isRight()).isFalse();
    }

    /** The right files are the ones that lie beside the inputs, so each case compares with itself and differs from none. */
    @Test
    void allCasesAreRight() {
        RightAnswers right = new RightAnswers();
        for (Path path : Cases.all()) {
            GradeCase grade = new GradeCase(path.getFileName().toString(), Cases.homework(path), "");
            Map<Answer, Comparison> comparisons = Comparer.compare(grade, path, right);
            assertThat(comparisons.keySet())
                    .containsExactlyInAnyOrderElementsOf(grade.homework().answers());
            assertThat(comparisons.values()).as(grade.name()).allMatch(Comparison::isRight);
        }
    }

    /** Whatever is remembered, whatever was asked for first, whoever stopped listening: answers stay what they are. */
    @ParameterizedTest
    @ValueSource(longs = {0, 5_000, 1L << 24})
    void answersAreTheSameWhetherRememberedOrNot(long room) throws IOException {
        RightAnswers some = new RightAnswers(room);
        for (Path path : Cases.all()) {
            GradeCase grade = new GradeCase(path.getFileName().toString(), Cases.homework(path), "");
            for (Answer answer : Answer.values()) {
                if (!grade.homework().answers().contains(answer)) {
                    continue;
                }
                assertThat(Comparer.compare(file(new byte[] {'?'}), to -> some.write(grade, answer, to))
                                .isRight())
                        .isFalse();
                for (int time = 0; time < 2; time++) {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    some.write(grade, answer, out);
                    assertThat(out.toString(StandardCharsets.US_ASCII).lines())
                            .as(grade.name())
                            .containsExactlyElementsOf(Files.readAllLines(path.resolve(answer.file())));
                }
            }
        }
    }

    private Comparison compare(String text) throws IOException {
        return Comparer.compare(file(text.getBytes(StandardCharsets.UTF_8)), ComparerTest::writeRight);
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("answer.txt"), bytes);
    }

    private static void writeRight(OutputStream to) throws IOException {
        to.write(RIGHT.getBytes(StandardCharsets.US_ASCII));
    }
}
