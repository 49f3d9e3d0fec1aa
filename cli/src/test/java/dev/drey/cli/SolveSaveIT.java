package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Stopping, saving and continuing {@code drey solve}. */
class SolveSaveIT {
    private static final String POSITION =
            "squirrel-war:22,4,73,28,15/1,11,62,18,36/23,21,63,30,75/42,80,26,60,84/15,18,2,30,44"
                    + ":XO-O-/OO--X/--X--/X----/---X-:O";
    private static final String OTHER = "adjacent-claim:3x3:---/---/---:X";

    @TempDir
    Path state;

    private String file;

    @BeforeEach
    void nameFile() {
        file = state.resolve("a.proof").toString();
    }

    /** Runs a proof that uses no cache, so that only the file helps. */
    private Program.Run solve(String... arguments) {
        List<String> words = new ArrayList<>(List.of("solve", "--fresh", "--threads", "1"));
        words.addAll(List.of(arguments));
        return new Program(state).run("", words.toArray(new String[0]));
    }

    private Program.Run stopped() {
        Program.Run run = solve("--position", POSITION, "--nodes", "210000", "--save", file);
        assertThat(run.status()).as(run.out() + run.err()).isEqualTo(ExitStatus.FAILED);
        return run;
    }

    private static JsonNode json(Program.Run run) {
        assertThat(run.err()).isEmpty();
        return JsonMapper.builder().build().readTree(run.out());
    }

    @Test
    void continuesAProof() {
        assertThat(stopped().out())
                .contains("Not proven. So far: ")
                .contains("Saved; continue with: drey solve --resume " + file);
        JsonNode anew = json(solve("--position", POSITION, "--json"));

        JsonNode resumed = json(solve("--resume", file, "--json"));
        assertThat(resumed.get("proven")).isEqualTo(anew.get("proven"));
        assertThat(resumed.get("nodes").asLong()).isLessThan(anew.get("nodes").asLong());

        // The file now has the whole proof, whose position may be given.
        Program.Run again = solve("--position", POSITION, "--resume", file, "--save", file);
        assertThat(again.status()).isEqualTo(ExitStatus.OK);
        assertThat(again.out())
                .contains("(proven).")
                .contains("0 nodes in ")
                .contains("The proof is saved in " + file + ".");
    }

    @Test
    void savesInAnotherFileIfAsked() throws IOException {
        stopped();
        byte[] before = Files.readAllBytes(Path.of(file));
        Path other = state.resolve("b.proof");
        assertThat(solve("--resume", file, "--save", other.toString()).status()).isEqualTo(ExitStatus.OK);
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(before);
        assertThat(solve("--resume", other.toString(), "--json").out()).contains("\"nodes\":0,");
    }

    @Test
    void everyGameCanBeSaved() {
        for (String game : List.of("santorini:CP", "othello", "adjacent-claim:8x8", "shellos-shuffle")) {
            String name = state.resolve(game.replace(":", "-")).toString();
            assertThat(solve(game, "--nodes", "3000", "--save", name).out()).contains("Saved; continue with: ");
            Program.Run resumed = solve("--resume", name, "--nodes", "3000");
            assertThat(resumed.err()).isEmpty();
            assertThat(resumed.out()).contains("Not proven. So far: ").contains("Best move so far: ");
        }
    }

    @Test
    void rejectsDamagedFiles() throws IOException {
        stopped();
        byte[] good = Files.readAllBytes(Path.of(file));
        byte[] flipped = good.clone();
        flipped[flipped.length / 2] ^= 4;
        assertRejected(flipped, "a.proof is damaged or incomplete");
        assertRejected(Arrays.copyOf(good, good.length - 1), "a.proof is damaged or incomplete");
        byte[] newer = good.clone();
        newer["drey-proof ".length()] = '7';
        assertRejected(newer, "a.proof has version 7 of the format; this program reads only version 1");
        assertRejected(new byte[0], "a.proof is not a saved proof; its first line must be 'drey-proof 1'");
    }

    private void assertRejected(byte[] content, String problem) throws IOException {
        Files.write(Path.of(file), content);
        Program.Run run = solve("--resume", file);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().replaceAll("\\s+", " ")).contains(problem);
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(content);
    }

    @Test
    void rejectsAnotherPosition() {
        stopped();
        Program.Run run = solve("--position", OTHER, "--resume", file);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err().replaceAll("\\s+", "")).contains(POSITION + ",notof" + OTHER);
    }

    @Test
    void reportsUnusableFilesBeforeTheSearch() throws IOException {
        Files.writeString(Path.of(file), "important");
        Program.Run exists = solve("--position", POSITION, "--save", file);
        assertThat(exists.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(exists.err()).contains("this file exists already").contains("--resume");
        assertThat(Files.readString(Path.of(file))).isEqualTo("important");

        Program.Run noFolder = solve(
                "--position", POSITION, "--save", state.resolve("none/a.proof").toString());
        assertThat(noFolder.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(noFolder.err()).contains("no such file or folder");
        assertThat(noFolder.out()).isEmpty();
        assertThat(solve("--resume", state.resolve("none.proof").toString()).status())
                .isEqualTo(ExitStatus.FAILED);
        assertThat(solve("--resume", state.toString()).err()).contains("is a folder");
    }

    @Test
    void savesAndReportsOnSigterm() throws Exception {
        savesAndReports("-TERM", 143);
    }

    @Test
    void savesAndReportsOnInterrupt() throws Exception {
        savesAndReports("-INT", 130);
    }

    private void savesAndReports(String signal, int status) throws Exception {
        Process process = new Program(state).start(Map.of(), "solve", "squirrel-war:8251", "--save", file);
        try (var out = process.inputReader()) {
            assertThat(out.readLine()).startsWith("squirrel-war:");
            new ProcessBuilder("kill", signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(out.lines().toList())
                    .contains("Not proven. So far: value unknown; 25 moves open.")
                    .contains("Saved; continue with: drey solve --resume " + file);
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).isEqualTo(status);
        }
        assertThat(solve("--resume", file, "--nodes", "1000").out()).contains("25 moves open.");
    }

    @Test
    void showsProgressAtATerminal() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal(state, Map.of(), "solve", "squirrel-war:8251")) {
            terminal.await("value: unknown, perhaps ");
            terminal.await("; estimating, ");
            terminal.await(" nodes in ");
            terminal.await("left");
            terminal.type(PseudoTerminal.CTRL_C);
            terminal.await("Not proven. So far: ");
            assertThat(terminal.exitStatus()).isEqualTo(130);
        }
    }
}
