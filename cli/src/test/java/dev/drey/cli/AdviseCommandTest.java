package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command advise writes all answers or none, and reports a malformed file with one error. */
final class AdviseCommandTest {
    private static final String MAP = "20 16 1 32 30\n20 12 2 11 8\n28 48 9 1 1\n20 12 10 6 2\n25 30 23 21 10\n";
    private static final String EMPTY = "*****\n*****\n*****\n*****\n*****\n";
    private static final String EXAMPLE = MAP + "**XX*\n**XOX\n***O*\n**OO*\n*****\n";
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    private Path input;
    private Path out;

    @BeforeEach
    void setPaths() {
        input = folder.resolve("input.txt");
        out = folder.resolve("out");
    }

    private Program.Run advise(String text) throws IOException {
        Files.writeString(input, text);
        return Program.runInProcess("advise", input.toString(), "--out", out.toString());
    }

    private List<String> written() throws IOException {
        if (!Files.exists(out)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(out)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void writesAnswersOfSearch() throws IOException {
        Program.Run run = advise("2\nX\n2\n" + EXAMPLE);

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .isEqualTo(
                        "Wrote " + out.resolve("traverse_log.txt") + " and " + out.resolve("next_state.txt") + ".\n");
        assertThat(out.resolve("next_state.txt")).hasContent("**XX*\n**XOX\n**XX*\n**XO*\n*****\n");
        assertThat(written()).containsExactly("next_state.txt", "traverse_log.txt");
    }

    @Test
    void writesTraceOfBattle() throws IOException {
        assertThat(advise("4\nX\n1\n1\nO\n3\n2\n" + EXAMPLE).status()).isEqualTo(ExitStatus.OK);

        assertThat(written()).containsExactly("trace_state.txt");
        assertThat(Files.readAllLines(out.resolve("trace_state.txt"))).hasSize(5 * 17);
    }

    @Test
    void readsStandardInput() {
        Program.Run run = new Program(folder).run("1\nO\n1\n" + EXAMPLE, "advise", "-", "--out", out.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(out.resolve("next_state.txt")).exists();
    }

    @Test
    void malformedFileLeavesExistingAnswersUnchanged() throws IOException {
        Files.createDirectory(out);
        Files.writeString(out.resolve("next_state.txt"), "as it was");

        Program.Run run = advise("2\nX\n2\n" + EXAMPLE.replace("48", "4800"));

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("drey: " + input
                        + ", line 6, column 4: found '4800'; expected a value from 0 to 999, the second of"
                        + " row 3 of the map\n");
        assertThat(written()).containsExactly("next_state.txt");
        assertThat(out.resolve("next_state.txt")).hasContent("as it was");
    }

    /** Real course files contain 100. */
    @Test
    void acceptsValuesOutsideTheRulesWithWarning() throws IOException {
        Program.Run run = advise("1\nX\n1\n" + EXAMPLE.replace("48", "100"));

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEqualTo("drey: warning: " + input + ": B3 is worth 100; the rules say 1 to 99\n");
        assertThat(out.resolve("next_state.txt")).hasContent("**XX*\n**XOX\n*X*O*\n**OO*\n*****\n");
    }

    @Test
    void exploresOnlyValuesThatTheEngineSupports() throws IOException {
        Files.writeString(input, "2\nX\n2\n" + EXAMPLE.replace("48", "100"));
        Path page = folder.resolve("tree.html");
        String[] explore = {"explore", "--homework", input.toString(), "--html", page.toString(), "--time", "0.1"};
        assertThat(Program.runInProcess(explore).status()).isEqualTo(ExitStatus.OK);

        Files.writeString(input, "2\nX\n2\n" + EXAMPLE.replaceAll("\\d+", "100"));
        Program.Run run = Program.runInProcess(explore);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err())
                .isEqualTo("drey: " + input
                        + ": the values of the cells add up to 2500; the engine can analyse at most 2475\n");
    }

    @ParameterizedTest
    @CsvSource({"2, 7, about 4[0-9]\\.[0-9] GB", "3, 12, about [0-9.]+ [GT]B", "2, 25, more than 1000 TB"})
    void wantsConfirmationOfHugeLog(int task, int depth, String size) throws IOException {
        Program.Run run = advise(task + "\nX\n" + depth + "\n" + MAP + EMPTY);

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).matches("drey: traverse_log.txt would take " + size + "; add --yes to write it\n");
        assertThat(out).doesNotExist();
    }

    @Test
    void malformedFileCreatesNoFolder() throws IOException {
        assertThat(advise("2\nX\n0\n" + EXAMPLE).status()).isEqualTo(ExitStatus.USAGE);

        assertThat(out).doesNotExist();
    }

    @Test
    void rejectsBinaryFile() throws IOException {
        Files.write(input, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});

        Program.Run run = Program.runInProcess("advise", input.toString(), "--out", out.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).contains("line 1, column 1").hasLineCount(1);
    }

    @Test
    void reportsMissingFile() {
        Program.Run run = Program.runInProcess("advise", input.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).isEqualTo("drey: " + input + ": no such file\n");
    }

    @Test
    void rejectsHugeFile() {
        Program.Run run = new Program(folder)
                .run(Map.of("JAVA_TOOL_OPTIONS", "-Xmx64m"), "", "advise", "/dev/zero", "--out", out.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).contains("drey: /dev/zero, line 1, column 1: ");
    }

    @Test
    void rejectsFileAsOutputFolder() throws IOException {
        Files.writeString(out, "");

        Program.Run run = advise("1\nX\n1\n" + EXAMPLE);

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).isEqualTo("drey: " + out + " is a file, not a folder\n");
    }

    @Test
    void writesNoAnswerIfOneFails() throws IOException {
        Files.createDirectories(out.resolve("next_state.txt"));

        Program.Run run = advise("2\nX\n2\n" + EXAMPLE);

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).isEqualTo("drey: " + out.resolve("next_state.txt") + " is a folder\n");
        assertThat(written()).containsExactly("next_state.txt");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void leavesNoAnswerWhenKilled(boolean forcibly) throws IOException, InterruptedException {
        Files.writeString(input, "2\nX\n9\n" + MAP + EMPTY);
        Process process =
                new Program(folder).start(Map.of(), "advise", input.toString(), "--out", out.toString(), "--yes");
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (written().isEmpty() && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertThat(written()).singleElement().asString().startsWith(".traverse_log.txt.");
        if (forcibly) {
            process.destroyForcibly();
        } else {
            process.destroy();
        }
        assertThat(process.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();

        assertThat(written()).noneMatch(name -> !name.startsWith("."));
        if (!forcibly) {
            assertThat(out).doesNotExist();
        }
    }

    /** A log of 13 million lines fits into a small heap; an everyday run writes a shorter one. */
    @Test
    void streamsLongLog() throws IOException {
        boolean thorough = Boolean.getBoolean("drey.thorough");
        Files.writeString(input, "2\nX\n" + (thorough ? 5 : 4) + "\n" + MAP + EMPTY);

        Program.Run run = new Program(folder)
                .run(Map.of("JAVA_TOOL_OPTIONS", "-Xmx64m"), "", "advise", input.toString(), "--out", out.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        try (Stream<String> lines = Files.lines(out.resolve("traverse_log.txt"))) {
            assertThat(lines.count()).isEqualTo(thorough ? 13_387_252 : 636_052);
        }
    }
}
