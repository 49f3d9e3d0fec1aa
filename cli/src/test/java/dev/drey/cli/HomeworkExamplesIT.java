package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The homework inputs, agents and class in the folder examples do what their descriptions say. */
final class HomeworkExamplesIT {
    private static final Path EXAMPLES =
            Path.of("..", "examples").toAbsolutePath().normalize();
    private static final Path INPUTS = EXAMPLES.resolve("homework");
    private static final Path AGENTS = EXAMPLES.resolve("agents");
    private static final Path CLASS = EXAMPLES.resolve("class");

    @TempDir
    Path folder;

    /** Grades without judging moves, which takes long, and with a generous time limit for busy machines. */
    private static Program.Run grade(String... arguments) {
        return Program.runInProcess(
                Stream.concat(Stream.of("grade", "--player-time", "0", "--time", "60"), Stream.of(arguments))
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "greedy, next_state.txt",
        "minimax, next_state.txt traverse_log.txt",
        "alpha-beta, next_state.txt traverse_log.txt",
        "battle, trace_state.txt",
        "value-100, next_state.txt traverse_log.txt"
    })
    void correctAgentAnswersInputLikeAdvise(String name, String files) throws IOException {
        Path cases = Files.createDirectories(folder.resolve("cases").resolve(name));
        Path input = INPUTS.resolve(name + ".txt");
        Files.copy(input, cases.resolve("input.txt"));

        Program.Run advised = Program.runInProcess("advise", input.toString(), "--out", cases.toString());
        Program.Run graded = grade("--cases", cases.toString(), "python3 " + AGENTS.resolve("correct.py"));

        assertThat(advised.status()).isEqualTo(ExitStatus.OK);
        assertThat(advised.err().contains("warning")).isEqualTo(name.equals("value-100"));
        assertThat(files.split(" ")).allMatch(file -> Files.exists(cases.resolve(file)));
        assertThat(graded.lines()).contains("1 of 1 passed");
    }

    @Test
    void hugeLogNeedsConfirmation() {
        Program.Run run =
                Program.runInProcess("advise", INPUTS.resolve("huge-log.txt").toString(), "--out", folder.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).contains("would take about 42.2 GB; add --yes");
    }

    @ParameterizedTest
    @CsvSource({"faulty_tie_break.py, last tie wins", "faulty_sneak.py, sneak conquers"})
    void faultyAgentIsRecognised(String agent, String slip) {
        Program.Run run = grade("python3 " + AGENTS.resolve(agent));

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        Matcher diagnosis = Pattern.compile("Most likely slip: (.*) \\(explains (\\d+) of (\\d+) cases")
                .matcher(run.out());
        assertThat(diagnosis.find()).as(run.out()).isTrue();
        assertThat(diagnosis.group(1)).isEqualTo(slip);
        assertThat(diagnosis.group(2)).isEqualTo(diagnosis.group(3));
    }

    @Test
    void gradesTheClass() throws IOException {
        Path csv = folder.resolve("grades.csv");
        Path junit = folder.resolve("results.xml");

        Program.Run run = grade(
                "--class",
                CLASS.toString(),
                "--csv",
                csv.toString(),
                "--junit",
                junit.toString(),
                "python3 {student}/agent.py");

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        Map<String, String> expected = Map.of(
                "ada", "ada +40 of 40 +40 +[0-9.]+ s +[0-9]+ MiB",
                "ben", "ben +8 of 40 +8 +[0-9.]+ s +[0-9]+ MiB +own nuts only",
                "carla", "carla +32 of 40 +32 +[0-9.]+ s +[0-9]+ MiB +prune only strictly",
                "dora", "dora +0 of 40 +0 +- +- +no such file: agent.py");
        expected.forEach((name, row) -> assertThat(run.lines()).as(name).anyMatch(line -> line.matches(row)));
        assertThat(Files.readAllLines(csv)).hasSize(5);
        assertThat(junit).content().contains("testsuite name=\"carla\"");
    }

    /** The best student of the class hands in the correct agent, so this also shows that it passes all cases. */
    @Test
    void bestStudentHandsInTheCorrectAgent() {
        assertThat(CLASS.resolve("ada/agent.py")).hasSameTextualContentAs(AGENTS.resolve("correct.py"));
    }

    @Test
    void everyExampleIsDescribed() throws IOException {
        for (Path described : List.of(INPUTS, AGENTS, CLASS)) {
            String text = Files.readString(described.resolve("README.md"));
            try (Stream<Path> files = Files.list(described)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .filteredOn(name -> !name.equals("README.md") && !name.equals("__pycache__"))
                        .isNotEmpty()
                        .allMatch(name -> text.contains("| `" + name + "`"));
            }
        }
    }
}
