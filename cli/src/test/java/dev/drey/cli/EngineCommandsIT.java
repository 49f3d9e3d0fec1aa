package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands analyze, solve and review. */
class EngineCommandsIT {
    private static final String NEARLY_OVER = "adjacent-claim:3x3:XXX/OO-/---:X";
    private static final String TOWERS = "santorini:CP:1X2330O/23100/00X443/3210O0/00132:O";

    private static final String SQUIRREL_16 =
            "squirrel-war:22,4,73,28,15/1,11,62,18,36/23,21,63,30,75/42,80,26,60,84/15,18,2,30,44"
                    + ":XO-O-/OO--X/--X--/X----/---X-:O";

    @TempDir
    Path state;

    private Program.Run drey(String... arguments) {
        return new Program(state).run("", arguments);
    }

    private static JsonNode json(String line) {
        return JsonMapper.builder().build().readTree(line);
    }

    @Test
    void analyzePrintsValueAndCertaintyOfEveryMove() {
        Program.Run run = drey("analyze", "--position", NEARLY_OVER);

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).contains(NEARLY_OVER);
        assertThat(run.out()).containsPattern("B3 +\\S+ +proven +end +B3( (C[1-3]|pass))+");
    }

    @Test
    void analyzeWritesJson() {
        Program.Run run = drey("analyze", "--position", NEARLY_OVER, "--json");

        JsonNode last = json(run.lines().get(run.lines().size() - 1));
        assertThat(last.get("last").asBoolean()).isTrue();
        assertThat(last.get("complete").asBoolean()).isTrue();
        assertThat(last.get("moves")).hasSize(1);
        JsonNode move = last.get("moves").get(0);
        assertThat(move.get("move").asString()).isEqualTo("B3");
        assertThat(move.get("certainty").asString()).isEqualTo("proven");
        assertThat(move.has("margin")).isTrue();
        assertThat(move.has("estimate")).isFalse();
    }

    @Test
    void analyzeRespectsDepthLimit() {
        Program.Run run = drey("analyze", "othello", "--depth", "3", "--threads", "1", "--json");

        JsonNode last = json(run.lines().get(run.lines().size() - 1));
        assertThat(last.get("depth").asInt()).isEqualTo(3);
        assertThat(last.get("moves").get(0).get("certainty").asString()).isEqualTo("estimated");
        assertThat(last.get("moves").get(0).get("line")).hasSize(3);
    }

    @Test
    void analyzeReportsSantoriniWinsInPlies() {
        Program.Run run = drey("analyze", "--position", TOWERS, "--time", "1", "--json");

        JsonNode best =
                json(run.lines().get(run.lines().size() - 1)).get("moves").get(0);
        assertThat(best.has("winsIn") || best.has("losesIn") || best.has("chance"))
                .isTrue();
        assertThat(best.has("margin")).isFalse();
    }

    @Test
    void solvePrintsProvenValueAndLine() {
        Program.Run run = drey("solve", "adjacent-claim");

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out())
                .contains("Player 1 (X): C3 wins by 5 (proven).")
                .containsPattern("Line \\(proven, to the end\\): C3( \\S+){24,}");
    }

    @Test
    void solveCanProveOnlyTheWinnerOrAllMoves() {
        assertThat(drey("solve", "adjacent-claim:4x4", "--winner").out()).contains("proven");
        assertThat(drey("solve", "adjacent-claim:3x3", "--all").lines())
                .filteredOn(line -> line.contains(" proven "))
                .hasSize(9);
        assertThat(drey("solve", "adjacent-claim", "--all", "--winner").status())
                .isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void solveFailsIfTheLimitPreventsAProof() {
        Program.Run run = drey("solve", "othello", "--nodes", "2000");

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).contains("Not proven. So far: value unknown; 4 moves open.");
        assertThat(run.out()).contains("Best move so far: ");
        assertThat(drey("solve", "othello", "--nodes", "2000", "--all").out())
                .contains("Not all moves are proven. So far: value unknown; 4 moves open.");
    }

    @Test
    void solveSaysWhatIsProvenAboutThePosition() {
        Program.Run run = drey("solve", "--position", SQUIRREL_16, "--nodes", "210000", "--threads", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).containsPattern("Not proven\\. So far: .+; .*\\d+ (\\S+ )*open\\.");

        // The cache has what was proven.
        Program.Run again = drey("solve", "--position", SQUIRREL_16, "--nodes", "100000", "--threads", "1", "--json");
        JsonNode stopped = json(again.out());
        assertThat(stopped.get("complete").asBoolean()).isFalse();
        JsonNode proven = stopped.get("proven");
        assertThat(proven.has("margin")).isFalse();
        assertThat(proven.get("open").asInt()).isPositive();
        assertThat(proven.get("noBetter").asInt()).isNotNegative();
    }

    @Test
    void solveWritesWhatIsProvenAboutThePositionAsJson() {
        JsonNode solved = json(drey("solve", "adjacent-claim:3x3", "--json").out());
        assertThat(solved.get("complete").asBoolean()).isTrue();
        assertThat(solved.get("moves").get(0).get("move").asString()).isEqualTo("B2");
        JsonNode proven = solved.get("proven");
        assertThat(proven.get("margin").asInt()).isEqualTo(3);
        assertThat(proven.get("best").asString()).isEqualTo("B2");
        assertThat(proven.get("noBetter").asInt()).isEqualTo(8);
        assertThat(proven.get("open").asInt()).isZero();
        assertThat(proven.has("atLeast") || proven.has("winsIn")).isFalse();
    }

    @Test
    void analyzePrintsResultsSoFarOnInterrupt() throws Exception {
        Process process = new Program(state).start(java.util.Map.of(), "analyze", "othello", "--time", "50");
        try (var out = process.inputReader()) {
            assertThat(out.readLine()).startsWith("othello:");
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(out.lines().filter(line -> line.contains(" estimated "))).hasSize(4);
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).isEqualTo(130);
        }
    }

    @Test
    void analyzeReadsPositionsFromRecords() throws IOException {
        Path file = record();

        Program.Run run = drey("analyze", "--record", file.toString(), "--ply", "0", "--depth", "1");
        assertThat(run.lines()).contains("adjacent-claim:3x3:---/---/---:X");
        assertThat(drey("analyze", "--record", file.toString()).out()).contains("The game is over.");
        assertThat(drey("analyze", "--record", file.toString(), "--ply", "99").err())
                .contains("--ply 99; the game has 0 to ");
        assertThat(drey("analyze", "--record", state.resolve("none").toString()).status())
                .isEqualTo(ExitStatus.FAILED);
    }

    @Test
    void reviewNamesDecidingMistakeAndPunishment() throws IOException {
        Program.Run run = drey("review", record().toString());

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("gave away")
                .containsPattern(
                        "The deciding mistake: \\d\\S* [A-C][1-3] \\?\\?? by Player \\d\\. It loses by \\d \\(proven\\);"
                                + " [A-C][1-3] (wins|draws)")
                .containsPattern("Punished by \\(proven\\): [A-C][1-3]")
                .contains("?! inaccuracy, ? mistake, ?? blunder");
    }

    @Test
    void reviewWritesJson() throws IOException {
        Program.Run run = drey("review", record().toString(), "--json");

        JsonNode review = json(run.out());
        int deciding = review.get("deciding").asInt();
        JsonNode played = review.get("moves").get(deciding - 1).get("played");
        assertThat(played.get("sure").asBoolean()).isTrue();
        assertThat(played.get("loss").asDouble()).isPositive();
        assertThat(played.get("mark").asString()).isIn("mistake", "blunder");
    }

    @Test
    void reviewRespectsLimits() throws IOException {
        Program.Run run = drey("review", record().toString(), "--depth", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(drey("review", state.resolve("game.drey").toString(), "--depth", "0")
                        .status())
                .isEqualTo(ExitStatus.USAGE);
        Path empty = Files.writeString(state.resolve("empty.drey"), "");
        assertThat(drey("review", empty.toString()).err()).contains(" contains no game");
    }

    @Test
    void retryPresentsMistakes() throws IOException {
        Path file = record();
        Program.Run run = new Program(state).run("B9\nhint\nskip\n", "review", file.toString(), "--retry");

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("Mistake 1 of ")
                .contains("B9 is not on the board")
                .contains("Hint: ")
                .contains("The best move: ")
                .containsPattern("You found 0 of \\d+\\.")
                .doesNotContain("gave away");
    }

    @Test
    void retryHandlesSeveralGames() throws IOException {
        Path file = record();
        String game = Files.readString(file);
        Path two = Files.writeString(state.resolve("two.drey"), game + "\n" + game);

        Program.Run all =
                new Program(state).run("skip\n".repeat(18), "review", two.toString(), "--retry", "--side", "both");
        assertThat(all.out())
                .contains("Game 1 of 2: Adjacent Claim (adjacent-claim:3x3)")
                .contains("Game 2 of 2: ")
                .containsPattern("In all 2 games you found 0 of \\d+\\.");
        Program.Run left = new Program(state).run("quit\n", "review", two.toString(), "--retry");
        assertThat(left.status()).isEqualTo(ExitStatus.OK);
        assertThat(left.out()).contains("not tried").doesNotContain("Game 2 of 2");
    }

    @Test
    void retryReportsAGameWithoutMistakes() throws IOException {
        Path file = state.resolve("good.drey");
        new Program(state).run("B2\nresign\n", "play", "adjacent-claim:3x3", "--quiet", "--save", file.toString());

        Program.Run run = drey("review", file.toString(), "--retry");
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out()).contains("nothing to retry: no mistakes by Player 2 are known");
    }

    @Test
    void retryPrintsSummaryOnInterrupt() throws Exception {
        Path file = record();
        Process process = new Program(state).start(java.util.Map.of(), "review", file.toString(), "--retry");
        try (var out = process.inputReader();
                var in = process.outputWriter()) {
            String line = out.readLine();
            while (line != null && !line.startsWith("Find a better move")) {
                line = out.readLine();
            }
            in.write("moves\n");
            in.flush();
            // The output ends with the next line; then the program waits for input.
            out.readLine();
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(out.lines()).anyMatch(printed -> printed.contains("You found 0 of "));
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).isEqualTo(130);
        }
    }

    @Test
    void retryRejectsOptionsForPrograms() throws IOException {
        String file = record().toString();

        assertThat(drey("review", file, "--retry", "--json").status()).isEqualTo(ExitStatus.USAGE);
        assertThat(drey("review", file, "--side", "X").err()).contains("--side needs --retry");
        assertThat(drey("review", file, "--retry", "--side", "Q").err()).contains("--side Q; it must be X, O or both");
        assertThat(drey("review", "-", "--retry").err()).contains("the games cannot come from it");
    }

    @Test
    void usesCachedProofsUnlessFresh() {
        assertThat(drey("solve", "adjacent-claim:3x3").out()).doesNotContain("already proven");
        assertThat(state.resolve("cache").resolve("drey").resolve("proven.txt")).exists();

        assertThat(drey("solve", "adjacent-claim:3x3").out())
                .contains("B2 wins by 3 (proven).")
                .contains("Everything was already proven; use --fresh to prove it again.");
        assertThat(drey("solve", "adjacent-claim:3x3", "--fresh").out())
                .contains("B2 wins by 3 (proven).")
                .doesNotContain("already proven");
        assertThat(drey("analyze", "adjacent-claim:3x3", "--json").status()).isEqualTo(ExitStatus.OK);
        assertThat(drey("analyze", "adjacent-claim:3x3").out()).contains("already proven");
    }

    @Test
    void ignoresACacheThatCannotBeWritten() throws IOException {
        Path file = Files.writeString(state.resolve("no folder"), "");
        Program.Run run = new Program(state)
                .run(java.util.Map.of("XDG_CACHE_HOME", file.toString()), "", "solve", "adjacent-claim:3x3");

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("B2 wins by 3 (proven).");
    }

    @Test
    void explainsWrongUsage() {
        assertThat(drey("analyze").err()).contains("a game is missing");
        assertThat(drey("analyze", "othello", "--threads", "0").err()).contains("--threads 0; it must be 1 to 256");
        assertThat(drey("analyze", "othello", "--time", "-1").err()).contains("more than 0 seconds");
        assertThat(drey("analyze", "othello", "--memory", "99999999").err()).contains("DREY_JAVA_OPTS=-Xmx");
        assertThat(drey("analyze", "othello", "--memory", "99999999999999").status())
                .isEqualTo(ExitStatus.USAGE);
        assertThat(drey("analyze", "othello", "--ply", "3").err()).contains("--game and --ply need --record FILE");
        assertThat(drey("solve", "othello", "--depth", "0").status()).isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void solvesWithASmallHeap() throws Exception {
        Program.Run run = new Program(state)
                .run(
                        java.util.Map.of("JAVA_TOOL_OPTIONS", "-Xmx64m"),
                        "",
                        "solve",
                        "--position",
                        "squirrel-war:7:XOX--/OXO--/XOX--/-----/-----:X");
        assertThat(run.out()).contains("(proven).");
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
    }

    /** A game whose first move loses. */
    private Path record() throws IOException {
        Path file = state.resolve("game.drey");
        Program.Run run = new Program(state)
                .run(
                        "A1\nB2\nA2\nB1\nA3\nB3\nC1\nC2\nC3\n",
                        "play",
                        "adjacent-claim:3x3",
                        "--quiet",
                        "--save",
                        file.toString());
        assertThat(run.status()).as(run.out()).isEqualTo(ExitStatus.OK);
        assertThat(Files.exists(file)).isTrue();
        return file;
    }
}
