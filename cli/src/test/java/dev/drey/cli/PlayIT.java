package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games with moves from the standard input, their output and exit statuses. */
class PlayIT {
    @TempDir
    Path state;

    private Program.Run play(String input, String... arguments) {
        return new Program(state).run(input, arguments);
    }

    static Stream<String> games() {
        return Games.all().stream().map(GameKind::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsAGameBetweenBots(String game) throws IOException {
        Path file = state.resolve("game.drey");
        Program.Run run = play(
                "", "play", game, "--first", "greedy", "--second", "random", "--seed", "7", "--save", file.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out()).containsPattern("Winner: Player [12]|It is a draw\\.");
        assertThat(run.out().chars()).as("plain ASCII when piped").allMatch(c -> c < 128 && (c >= ' ' || c == '\n'));
        GameRecord record = only(file);
        assertThat(record.end().isOver()).isTrue();
        assertThat(record.tags()).containsEntry("First", "greedy").containsEntry("Second", "random");
    }

    private static GameRecord only(Path file) throws IOException {
        List<RecordEntry> games = RecordReader.read(Files.readString(file));
        assertThat(games).hasSize(1);
        return ((RecordEntry.Valid) games.get(0)).record();
    }

    @Test
    void repeatsAGameWithTheSameSeed() {
        String[] line = {"play", "squirrel-war", "--first", "random", "--second", "random", "--seed", "5"};

        assertThat(play("", line).out()).isEqualTo(play("", line).out()).contains("Nut map ");
    }

    @Test
    void describesRaidsAndSneaks() {
        Program.Run run = play("C3\nD2\nD3\n", "play", "squirrel-war", "--nuts", "7", "--quiet");

        assertThat(run.messages())
                .contains(
                        "Welcome to Squirrel War! Nut map 7.",
                        "Player 1 sneaked into C3: 3 nuts.",
                        "Player 2 sneaked into D2: 99 nuts.",
                        "Player 1 raided D3 and conquered D2: 120 nuts.");
    }

    @Test
    void describesSantoriniBuildsAndWins() {
        Program.Run run = play(
                "22-12+22\n44-34+44\n12-11+12\n34-44+34\n11-01\n",
                "play",
                "--quiet",
                "--position",
                "santorini:CC:03000/02200/002X00/0X0000/0O0000O:X");

        assertThat(run.messages())
                .contains(
                        "Player 1 moved 22-12 and built 22 to level 3.",
                        "Player 1 moved 11-01 onto level 3.",
                        "Winner: Player 1 (a piece stepped onto level 3)");
    }

    @Test
    void describesAKilledTower() {
        Program.Run run =
                play("22-12+11\n", "play", "--quiet", "--position", "santorini:CC:00000/03000/000X00/0X0000/0O0000O:X");

        assertThat(run.messages()).contains("Player 1 moved 22-12 and turned the tower on 11 into a ruin.");
    }

    @Test
    void describesOutflankedDiscs() {
        Program.Run run = play("f5\nd6\n", "play", "othello", "--quiet");

        assertThat(run.messages())
                .contains(
                        "Player 1 placed a disc on f5 and outflanked 1 disc.",
                        "Player 2 placed a disc on d6 and outflanked 1 disc.");
    }

    @Test
    void savesAndResumesAnUnfinishedGame() {
        Program.Run left = play("C3\nC4\n", "play", "adjacent-claim");
        assertThat(left.status()).isEqualTo(ExitStatus.UNFINISHED);
        assertThat(left.out()).contains("The game is saved as adjacent-claim-1. 'drey play --resume' continues it.");

        assertThat(play("", "games", "saved").out())
                .startsWith("adjacent-claim-1 ")
                .contains("5x5, 2 moves, person against person");

        Program.Run resumed = play("C2\nquit\n", "play", "--resume", "--quiet");
        assertThat(resumed.messages())
                .contains("Resumed after 2 moves.", "Player 1, enter your claim: ", "Player 1 claimed C2.");
        assertThat(play("", "games", "saved").out()).contains("3 moves");

        Program.Run over = play("resign\n", "play", "--resume", "adjacent-claim-1");
        assertThat(over.status()).isEqualTo(ExitStatus.RESIGNED);
        assertThat(over.out()).endsWith("Player 2 resigned.\nWinner: Player 1\n");
        assertThat(play("", "games", "saved").out()).isEqualTo("There are no unfinished games.\n");
    }

    @Test
    void losesNoMoveWhenKilled() throws Exception {
        Process process = new Program(state).start(Map.of(), "play", "adjacent-claim", "--json");
        process.getOutputStream().write("C3\nC4\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        var reader = process.inputReader(StandardCharsets.UTF_8);
        String line = reader.readLine();
        while (!line.contains("\"ply\":2")) {
            line = reader.readLine();
        }
        process.destroyForcibly().waitFor();

        assertThat(play("", "play", "--resume", "--json").lines().get(0)).contains("\"ply\":2");
    }

    @Test
    void savesTheGameWhenTheOutputPipeCloses() throws Exception {
        Process process = new Program(state).start(Map.of(), "play", "adjacent-claim", "--json");
        process.getOutputStream().write("C3\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            String line = reader.readLine();
            while (!line.contains("\"event\":\"turn\",\"ply\":1")) {
                line = reader.readLine();
            }
        }
        process.getOutputStream().write("C4\nC2\nC5\nB2\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();

        assertThat(process.waitFor()).isEqualTo(ExitStatus.UNFINISHED);
        assertThat(play("", "games", "saved").out()).startsWith("adjacent-claim-1 ");
    }

    @Test
    void failsOnAFullDisk() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(Program.commandLine("games"));
        Process process = builder.redirectOutput(Path.of("/dev/full").toFile()).start();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).isEqualTo(ExitStatus.FAILED);
        assertThat(err).startsWith("drey: standard output: ");
    }

    @Test
    void warnsIfTheGameCannotBeSaved() throws IOException {
        Path file = Files.writeString(state.resolve("file"), "in the way");
        Program.Run run = new Program(state)
                .run(Map.of("XDG_STATE_HOME", file.toString()), "C3\n", "play", "adjacent-claim", "--quiet");

        assertThat(run.err()).startsWith("drey: the game is not being saved: ");
        assertThat(run.out())
                .endsWith("The game could not be saved."
                        + " The position is adjacent-claim:5x5:-----/-----/--X--/-----/-----:O\n");
        assertThat(run.status()).isEqualTo(ExitStatus.UNFINISHED);
    }

    @Test
    void listsSavedGamesBesideUnreadableFiles() throws IOException {
        play("C3\n", "play", "adjacent-claim");
        Path games = state.resolve("drey/games");
        Files.write(games.resolve("odd-1.drey"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Files.createDirectory(games.resolve("folder-1.drey"));

        Program.Run run = play("", "games", "saved");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("adjacent-claim:5x5, 1 move").contains("odd-1 cannot be read");
        assertThat(play("", "play", "--resume", "odd-1").err()).startsWith("drey: odd-1 cannot be read");
    }

    /** Earlier versions saved the strongest level as {@code perfect}. */
    @Test
    void resumesAGameSavedWithAnOldLevelName() throws IOException {
        play("A1\nquit\n", "play", "adjacent-claim:3x3", "--second", "level-1");
        Path kept = state.resolve("drey/games/adjacent-claim-1.drey");
        Files.writeString(kept, Files.readString(kept).replace("level-1", "perfect"));

        assertThat(play("", "games", "saved").out()).contains("person against strongest");
        Program.Run resumed = play("undo\nA2\nquit\n", "play", "--resume");
        assertThat(resumed.out()).contains("strongest: ").doesNotContain("perfect: ");
        assertThat(Files.readString(kept)).contains("[Second \"strongest\"]").doesNotContain("\"perfect\"");
    }

    @Test
    void storesStateInTheHomeFolder() {
        Program.Run run = new Program(state)
                .run(Map.of("XDG_STATE_HOME", "", "HOME", state.toString()), "C3\n", "play", "adjacent-claim");

        assertThat(run.status()).isEqualTo(ExitStatus.UNFINISHED);
        assertThat(state.resolve(".local/state/drey/games/adjacent-claim-1.drey"))
                .exists();
    }

    @Test
    void countsEmptyOthelloCellsForTheWinner() {
        String position = "othello:--------/--------/--------/--XO----/--------/--------/--------/--------:X";
        Program.Run run = play("e4\n", "play", "--position", position, "--quiet");

        assertThat(run.messages())
                .contains(
                        "Player 1: 3 discs",
                        "With the empty cells, which count for the winner, the margin is 64.",
                        "Winner: Player 1");
    }

    @Test
    void matchOptionTakesOnlyNumbers() {
        Program.Run run = play("", "play", "--match", "adjacent-claim", "--first", "random", "--second", "random");
        assertThat(run.out()).startsWith("Game 1 of 3 (A 0, B 0).");
        Program.Run two = play("", "play", "--match", "2", "adjacent-claim", "--first", "random", "--second", "random");
        assertThat(two.out()).startsWith("Game 1 of 2 (A 0, B 0).");
    }

    @Test
    void deletesSavedGames() {
        play("C3\n", "play", "adjacent-claim");
        play("f5\n", "play", "othello");
        play("C3\n", "play", "adjacent-claim");

        assertThat(play("", "games", "saved", "--delete", "othello-9").status()).isEqualTo(ExitStatus.USAGE);
        assertThat(play("", "games", "saved", "--delete", "othello-1").out()).isEqualTo("Deleted othello-1.\n");
        assertThat(play("", "games", "saved", "--delete-all").lines())
                .containsExactlyInAnyOrder("Deleted adjacent-claim-1.", "Deleted adjacent-claim-2.");
    }

    @Test
    void rejectsResumeWithoutSavedGames() {
        Program.Run run = play("", "play", "--resume");

        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(run.err()).contains("there is no unfinished game");
    }

    @Test
    void executesCommandsAtThePrompt() {
        Path file = state.resolve("a game.drey");
        Program.Run run = play(
                "help\nC3\nmoves\nhint\nundo\nundo\nredo\nredo\nsave\nsave " + file + "\nsave " + file
                        + "\nsave /no/such/folder/x\nrules\nboard\nquit\n",
                "play",
                "adjacent-claim",
                "--quiet");

        assertThat(run.out())
                .contains("Enter a move, or one of these:")
                .contains("Available moves: [A1, A2, ")
                .containsPattern("Hint: [A-E][1-5] loses by 5 \\(proven\\)\\.\n(.*\n){0,2}"
                        + "Line \\(proven, to the end\\): [A-E][1-5] [A-E][1-5] ")
                .contains("Back to the start.")
                .contains("There is nothing to undo.")
                .contains("Forward to C3.")
                .contains("There is nothing to redo.")
                .contains("Which file? Enter: save FILE")
                .contains("Saved " + file + ".")
                .contains("Not saved: ")
                .contains("Your first claim may be any unclaimed cell.")
                .contains("[.] [.] <X> [.] [.]");
        assertThat(run.status()).isEqualTo(ExitStatus.UNFINISHED);
        assertThat(file).exists();
    }

    @Test
    void saveNeverOverwritesAnotherFile() throws IOException {
        Path file = state.resolve("precious.txt");
        Files.writeString(file, "precious");

        Program.Run run = play("C3\nsave " + file + "\n", "play", "adjacent-claim");
        assertThat(run.out()).contains("Not saved: " + file + " already exists");
        Program.Run rejected = play("C3\n", "play", "adjacent-claim", "--save", file.toString());
        assertThat(rejected.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(rejected.out()).as("before the first move").isEmpty();
        Program.Run nowhere = play("C3\n", "play", "adjacent-claim", "--save", state + "/none/x");
        assertThat(nowhere.err()).isEqualTo("drey: " + state + "/none: no such file or folder\n");
        assertThat(nowhere.out()).isEmpty();
        assertThat(file).hasContent("precious");
    }

    @Test
    void undoTakesBackTheReplyOfTheBot() {
        Program.Run run = play("C3\nundo\nB2\n", "play", "adjacent-claim", "--second", "greedy", "--quiet");

        assertThat(run.messages())
                .containsSubsequence(
                        "Player 1 claimed C3.",
                        "Player 2 claimed A1.",
                        "Back to the start.",
                        "Player 1, enter your first claim (e.g., C3): ",
                        "Player 1 claimed B2.",
                        "Player 2 claimed A1.");
    }

    @Test
    void matchSwapsSidesAndAddsPoints() {
        Program.Run run = play(
                "",
                "play",
                "shellos-shuffle",
                "--match",
                "--first",
                "greedy",
                "--second",
                "random",
                "--seed",
                "4",
                "--quiet");

        assertThat(run.messages())
                .containsSubsequence(
                        "Game 1 of 3 (greedy 0, random 0).",
                        "greedy is Player 1 (X), random is Player 2 (O).",
                        "Game 2 of 3 (greedy 1, random 0).",
                        "random is Player 1 (X), greedy is Player 2 (O).",
                        "Game 3 of 3 (greedy 2, random 0).",
                        "The match is over: greedy 3, random 0.",
                        "greedy wins the match.");
    }

    @Test
    void resumesAnUnfinishedMatch() {
        String twoGames = "resign\nC3\n";
        play(twoGames, "play", "adjacent-claim", "--match=3");

        Program.Run resumed = play("resign\nresign\n", "play", "--resume", "--quiet");
        assertThat(resumed.messages())
                .containsSubsequence(
                        "Game 2 of 3 (A 0, B 1).",
                        "Resumed after 1 move.",
                        "Player 2 resigned.",
                        "Game 3 of 3 (A 0, B 2).",
                        "The match is over: A 0, B 3.");
    }

    @Test
    void writesJsonEvents() {
        Program.Run run = play("A1\nA1\nresign\n", "play", "adjacent-claim", "--size", "3x4", "--json");

        assertThat(run.lines())
                .containsExactly(
                        "{\"event\":\"start\",\"game\":\"adjacent-claim:3x4\","
                                + "\"position\":\"adjacent-claim:3x4:----/----/----:X\",\"ply\":0,"
                                + "\"seats\":{\"X\":\"person\",\"O\":\"person\"}}",
                        "{\"event\":\"turn\",\"ply\":0,\"side\":\"X\",\"position\":\"adjacent-claim:3x4:----/----/----:X\","
                                + "\"moves\":[\"A1\",\"A2\",\"A3\",\"A4\",\"B1\",\"B2\",\"B3\",\"B4\",\"C1\",\"C2\",\"C3\",\"C4\"]}",
                        "{\"event\":\"move\",\"ply\":1,\"side\":\"X\",\"move\":\"A1\",\"verb\":\"claim\",\"taken\":[],"
                                + "\"position\":\"adjacent-claim:3x4:X---/----/----:O\",\"scores\":{\"X\":1,\"O\":0}}",
                        "{\"event\":\"turn\",\"ply\":1,\"side\":\"O\",\"position\":\"adjacent-claim:3x4:X---/----/----:O\","
                                + "\"moves\":[\"A2\",\"A3\",\"A4\",\"B1\",\"B2\",\"B3\",\"B4\",\"C1\",\"C2\",\"C3\",\"C4\"]}",
                        "{\"event\":\"rejected\",\"text\":\"A1\",\"reason\":\"occupied\",\"message\":\"A1 is already taken.\","
                                + "\"moves\":[\"A2\",\"A3\",\"A4\",\"B1\",\"B2\",\"B3\",\"B4\",\"C1\",\"C2\",\"C3\",\"C4\"]}",
                        "{\"event\":\"end\",\"result\":\"1-0\",\"winner\":\"X\",\"ending\":\"resigned\","
                                + "\"scores\":{\"X\":1,\"O\":0},\"position\":\"adjacent-claim:3x4:X---/----/----:O\"}");
        assertThat(run.status()).isEqualTo(ExitStatus.RESIGNED);
    }
}
