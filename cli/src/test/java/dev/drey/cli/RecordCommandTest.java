package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class RecordCommandTest {
    private static final String CLAIM = """
            [Drey "1"]
            [Game "adjacent-claim:3x3"]
            [First "Ann"]
            [Second "\\u001b[31mgreedy"]
            [Result "0-1"]
            [Ending "resigned"]

            {Before.}
            1. B2 {centre} (1. A1 {corner} C3 (1... B2 {take it
            all}) 2. A2) (1. C3) A1 0-1
            """;

    private static final String OTHELLO = """
            [Drey "1"]
            [Game "othello"]
            [Result "1-0"]
            [Ending "no-moves"]

            1. f5 d6 2. c5 f4 3. e7 f6 4. g5 e6 5. e3 1-0
            """;

    private static final String ILLEGAL = "[Drey \"1\"]\n[Game \"adjacent-claim:3x3\"]\n\n1. B2 B2 *\n";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String games = "";

    @BeforeEach
    void writeGames() throws IOException {
        games = file("games.drey", CLAIM + "\n" + ILLEGAL + "\n" + OTHELLO);
    }

    @Test
    void checkReportsEveryGameAndError() {
        Run run = run("check", games);
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out().lines())
                .containsExactly(
                        games + ":1: ok, adjacent-claim:3x3, 2 moves, 0-1 (resigned)",
                        games + ":15:7: B2 is already taken. Legal moves: A1, A2, A3, B1, B3, C1, C2, C3",
                        games + ":17: ok, othello, 9 moves, 1-0 (no-moves)",
                        "3 games: 2 fine, 1 broken");
    }

    @Test
    void checkAcceptsValidGamesFromStandardInput() throws IOException {
        Run run = withInput(OTHELLO, "check", "-", file("claim.drey", "\ufeff" + CLAIM.replace("\n", "\r\n")));
        assertThat(run.out()).endsWith("2 games: 2 fine, 0 broken" + System.lineSeparator());
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        String json = run("convert", "--to", "json", games).out();
        Run ofJson = withInput(json, "check", "-");
        assertThat(ofJson.out()).startsWith("-:$[0]: ok, adjacent-claim:3x3, ").contains("2 fine");
        assertThat(ofJson.status()).isEqualTo(ExitStatus.OK);
    }

    @Test
    void checkLocatesErrorsInJson() {
        String json = "[{\"format\":\"drey-record\",\"version\":1,\"game\":\"othello\","
                + "\"moves\":[{\"move\":\"a1\"}],\"result\":\"*\"}]";
        Run run = withInput(json, "check", "-");
        assertThat(run.out())
                .startsWith("-: $[0].moves[0].move: a1 outflanks no disc: a move must turn over at least one."
                        + " Legal moves: d3, c4, f5, e6");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void checkTreatsTagsWithoutVersionAsText() {
        Run run = withInput("[First \"Ann\"]\n*\n", "check", "-");
        assertThat(run.out()).startsWith("-:1:1: text before the first game; expected [Drey \"1\"] at the start");
        assertThat(withInput("", "check", "-").out()).startsWith("0 games: ");
    }

    @Test
    void checkContinuesAfterAnUnreadableFile() throws IOException {
        String missing = folder.resolve("missing").toString();
        Path binary = Files.write(folder.resolve("binary"), new byte[] {'a', (byte) 0xff});
        Run run = run("check", missing, folder.toString(), binary.toString(), games);
        assertThat(run.out())
                .contains(missing + ": no such file")
                .contains(folder + ": is a folder, not a file")
                .contains(binary + ":1:1: text before the first game")
                .contains("4 games: 2 fine, 2 broken; 2 of the files could not be read");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void checkRejectsOnlyTheGameWithInvalidUtf8() throws IOException {
        String both = """
                [Drey "1"]
                [Game "othello"]
                [First "J\u00f6rg"]

                1. f5 *

                [Drey "1"]
                [Game "othello"]

                1. f5 d6 *
                """;
        Path latin = Files.write(folder.resolve("latin"), both.getBytes(StandardCharsets.ISO_8859_1));

        Run run = run("check", latin.toString());
        assertThat(run.out())
                .contains(latin + ":3:8: the value of the tag First has an invalid Unicode character")
                .contains("2 games: 1 fine, 1 broken");
    }

    @Test
    void checkEscapesControlCharacters() throws IOException {
        Path hostile = Files.writeString(
                folder.resolve("hostile.json"),
                "{\"format\":\"drey-record\",\"version\":1,\"game\":\"othello\",\"x\\u001b[2J\":1,\"tags\":{\"\\u001b[31m\":\"\"}}");

        assertThat(run("check", hostile.toString()).out()).doesNotContain("\u001b");
    }

    @Test
    void showPrintsEveryPosition() {
        Run run = run("show", games, "--game", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out().replace(System.lineSeparator(), "\n")).isEqualTo("""
                        Game     Adjacent Claim (adjacent-claim:3x3)
                        First    Ann
                        Second   \ufffd[31mgreedy

                          Before.

                             1   2   3
                          A [.] [.] [.]
                          B [.] [.] [.]
                          C [.] [.] [.]

                        1. B2   Player 1 claimed B2.
                             1   2   3
                          A [.] [.] [.]
                          B [.] <X> [.]
                          C [.] [.] [.]

                          centre

                          instead: 1. A1 {corner} C3 (1... B2 {take it all}) 2. A2
                          instead: 1. C3

                        1... A1   Player 2 claimed A1.
                             1   2   3
                          A <O> [.] [ ]
                          B [.] [X] [.]
                          C [ ] [.] [ ]

                        0-1  \ufffd[31mgreedy (O) wins, because a side resigned

                        """);
    }

    @Test
    void showReportsInvalidGames() {
        Run run = run("show", games);
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).contains("Game     Othello").contains("1-0  Player 1 (X) wins, because neither side");
        assertThat(run.err()).startsWith(games + ":15:7: B2 is already taken.");
    }

    @Test
    void showWaitsForEnterWithStep() {
        Run run = withInput("\n", "show", games, "--game=1", "--step");
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out().split("-- press Enter --", -1)).hasSize(3);
        assertThat(withInput(OTHELLO, "show", "-", "--step").status()).isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void showRejectsAMissingGame() {
        for (String number : List.of("0", "4", "-1")) {
            Run run = run("show", games, "--game=" + number);
            assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
            assertThat(run.err()).contains("--game " + number + "; " + games + " has 3 games");
        }
        Run unreadable = run("show", "missing.drey");
        assertThat(unreadable.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(unreadable.err()).contains("missing.drey: no such file");
    }

    @Test
    void convertsToJsonAndBackWithoutLoss() throws IOException {
        Path json = folder.resolve("games.json");
        Run there = run("convert", games, "--to=json", "--out", json.toString());
        assertThat(there.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(there.err()).startsWith(games + ":15:7: B2 is already taken.");
        assertThat(there.out()).isEmpty();
        Run back = run("convert", json.toString(), "--to=text");
        assertThat(back.status()).isEqualTo(ExitStatus.OK);
        assertThat(back.out()).isEqualTo(run("convert", "--to", "text", games).out());
        assertThat(back.out()).endsWith(OTHELLO);
    }

    @Test
    void convertsTranscripts() throws IOException {
        String transcripts = file("games.txt", "f5d6c5f4e7f6g5e6e3\n\nF5 D6\nf5a1\n");
        Run run = run("convert", transcripts, "--to", "text", "--game", "othello");
        assertThat(run.out()).startsWith(OTHELLO).endsWith("\n1. f5 d6 *\n");
        assertThat(run.err())
                .isEqualTo(transcripts + ":4:3: a1 outflanks no disc: a move must turn over at least one;"
                        + " expected one of f4, d6, f6" + System.lineSeparator());
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        Run back = withInput(run.out(), "convert", "-", "--to", "transcript");
        assertThat(back.out()).isEqualTo("f5d6c5f4e7f6g5e6e3\nf5d6\n");
        assertThat(back.status()).isEqualTo(ExitStatus.OK);
    }

    @Test
    void convertRequiresTheGameOfATranscript() throws IOException {
        String transcripts = file("games.txt", "f5d6");
        Run run = run("convert", transcripts, "--to", "text");
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).contains("which does not name its game; add --game GAME");
        Run chess = run("convert", transcripts, "--to", "text", "--game", "chess");
        assertThat(chess.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(chess.err()).contains("--game chess: unknown game 'chess'");
    }

    @Test
    void convertRejectsGamesThatATranscriptCannotHold() {
        String started =
                "[Drey \"1\"][Game \"adjacent-claim:3x3\"]" + "[Start \"adjacent-claim:3x3:---/-X-/---:O\"] A1 *\n";
        String santorini = "[Drey \"1\"][Game \"santorini\"] *\n";
        Run run = withInput(started + santorini, "convert", "-", "--to=transcript");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactly(
                        "-:1: cannot be a transcript: it does not begin where the game usually does",
                        "-:2: cannot be a transcript: the moves of santorini are not single cells");
    }

    @Test
    void convertWritesItsFileAtomically() throws IOException {
        Path old = folder.resolve("old.json");
        Files.writeString(old, "old");
        assertThat(withInput("rubbish", "convert", "-", "--to=json", "--out", old.toString())
                        .status())
                .isEqualTo(ExitStatus.FAILED);
        assertThat(old).hasContent("old");
        assertThat(withInput(OTHELLO, "convert", "-", "--to=json", "--out", old.toString())
                        .status())
                .isEqualTo(ExitStatus.OK);
        assertThat(Files.readString(old)).startsWith("{\n  \"format\": \"drey-record\",");
        Run nowhere = withInput(
                OTHELLO,
                "convert",
                "-",
                "--to=json",
                "--out",
                folder.resolve("no/such").toString());
        assertThat(nowhere.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(nowhere.err()).contains("cannot be written: " + folder.resolve("no") + ": no such file or folder");
        Run directory = withInput(OTHELLO, "convert", "-", "--to=json", "--out", folder.toString());
        assertThat(directory.err()).contains("cannot be written: " + folder + " is a folder");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("games.drey", "old.json");
        }
    }

    @Test
    void convertUsesTheGivenFormat() {
        Run run = withInput(OTHELLO, "convert", "-", "--from", "JSON", "--to", "text");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).startsWith("-: $: line 1, column ").contains("not JSON");
    }

    @Test
    void everyCommandHasHelp() {
        for (String command : List.of("check", "show", "convert")) {
            Run run = run(command, "--help");
            assertThat(run.status()).isEqualTo(ExitStatus.OK);
            assertThat(run.out()).contains("Examples:", "drey record " + command);
            assertThat(run(command).status()).isEqualTo(ExitStatus.USAGE);
        }
        assertThat(run("--help").out()).contains("check", "show", "convert", "Examples:");
        assertThat(run().status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run().err()).contains("the commands are check, show, convert");
        Run form = run("convert", games, "--to", "pgn");
        assertThat(form.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(form.err()).contains("'pgn' is not one of text, json, transcript");
    }

    private record Run(int status, String out, String err) {}

    private static Run run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = new CommandLine(new RecordCommand());
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        int status = line.execute(args);
        return new Run(status, out.toString(), err.toString());
    }

    private static Run withInput(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
