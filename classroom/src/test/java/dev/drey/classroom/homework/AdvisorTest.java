package dev.drey.classroom.homework;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The advisor writes the expected answers, line by line. */
final class AdvisorTest {
    private static final String EXAMPLE_MAP = """
            20 16 1 32 30
            20 12 2 11 8
            28 48 9 1 1
            20 12 10 6 2
            25 30 23 21 10
            """;

    private static final String EXAMPLE_BOARD = """
            **XX*
            **XOX
            ***O*
            **OO*
            *****
            """;

    static List<Path> cases() {
        return TestCases.all();
    }

    @Test
    void testDataContainsAllCases() {
        assertThat(cases()).hasSize(44);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void answersMatchTestData(Path folder) throws IOException {
        Map<AnswerFile, String> answers = answers(TestCases.homework(folder));

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                    Stream.of(Homework.INPUT),
                                    answers.keySet().stream().map(AnswerFile::fileName))
                            .toList());
        }
        answers.forEach((answer, text) -> assertThat(text.lines())
                .containsExactlyElementsOf(TestCases.read(folder.resolve(answer.fileName()))
                        .lines()
                        .toList()));
    }

    @Test
    void linesEndWithNewline() throws IOException {
        Map<AnswerFile, String> answers = answers(read("2\nX\n2\n" + EXAMPLE_MAP + EXAMPLE_BOARD));

        assertThat(answers.get(AnswerFile.NEXT_STATE)).isEqualTo("**XX*\n**XOX\n**XX*\n**XO*\n*****\n");
        assertThat(answers.get(AnswerFile.TRAVERSE_LOG))
                .startsWith("Node,Depth,Value\nroot,0,-Infinity\nA1,1,Infinity\nB1,2,")
                .endsWith("\n")
                .doesNotContain("\r")
                .doesNotContain("\n\n");
    }

    @Test
    void exampleMatchesAssignment() throws IOException {
        String log = answers(read("2\nX\n1\n" + EXAMPLE_MAP + EXAMPLE_BOARD)).get(AnswerFile.TRAVERSE_LOG);

        assertThat(log)
                .startsWith("Node,Depth,Value\nroot,0,-Infinity\nA1,1,35\nroot,0,35\nB1,1,31\nroot,0,35\n")
                .endsWith("root,0,63\n");
    }

    @Test
    void battleOnFullBoardHasEmptyTrace() throws IOException {
        Homework battle = read("4\nO\n1\n1\nX\n2\n3\n" + EXAMPLE_MAP + "XXXXX\nOOOOO\nXXXXX\nOOOOO\nXXXXX\n");

        assertThat(answers(battle)).containsExactly(Map.entry(AnswerFile.TRACE_STATE, ""));
    }

    @Test
    void depthBeyondGameEndSearchesToTheEnd() throws IOException {
        String board = "XXXXX\nOOOOO\nXXXXX\nOOOOO\n**XXX\n";

        assertThat(answers(read("3\nO\n999999999\n" + EXAMPLE_MAP + board)))
                .isEqualTo(answers(read("3\nO\n2\n" + EXAMPLE_MAP + board)));
    }

    private static Homework read(String text) {
        return HomeworkReader.read(text);
    }

    private static Map<AnswerFile, String> answers(Homework homework) throws IOException {
        Map<AnswerFile, ByteArrayOutputStream> written = new EnumMap<>(AnswerFile.class);
        Advisor.writeAnswers(homework, answer -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            written.put(answer, out);
            return out;
        });
        Map<AnswerFile, String> texts = new EnumMap<>(AnswerFile.class);
        written.forEach((answer, bytes) -> texts.put(answer, bytes.toString(StandardCharsets.US_ASCII)));
        return texts;
    }
}
