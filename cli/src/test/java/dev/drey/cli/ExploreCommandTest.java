package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command explore: walking through a search tree, and the true values beside the values of the search. */
final class ExploreCommandTest {
    private static final String SMALL = "adjacent-claim:3x3";
    private static final String INPUT = """
            3
            O
            2
            20 16 1 32 30
            20 12 2 11 8
            28 48 9 1 1
            20 12 10 6 2
            25 30 23 21 10
            XOX*X
            OXOXO
            X*XOX
            OXOXO
            XOXO*
            """;

    @TempDir
    Path folder;

    private Program.Run explore(String typed, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "explore";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new Program(folder).run(typed, all);
    }

    @Test
    void showsTheRootFirst() {
        Program.Run run = explore("", SMALL, "--depth", "3", "--time", "30");

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .startsWith(
                        "adjacent-claim:3x3:---/---/---:X",
                        "Adjacent Claim, alpha-beta to depth 3: 54 nodes, 28 leaves, 14 cut-offs."
                                + " It chose A1, worth 1.",
                        "root   (visit 1 of 54, depth 0)")
                .contains(
                        "MAX (X) to move; entered with alpha -Infinity, beta Infinity",
                        "value 1; true value +3 (proven)",
                        "MAX takes A1, the first of its moves with the highest value: 1.",
                        "B2                1  Infinity      <= 1         1  +3             cut off");
    }

    @Test
    void walksThroughTheTree() {
        Program.Run run = explore("enter\nnext\nup\nb2\ncut\n\nback\nroot\nquit\nenter\n", SMALL, "--depth", "3");

        assertThat(run.lines().stream().filter(line -> line.contains("(visit ")))
                .containsExactly(
                        "root   (visit 1 of 54, depth 0)",
                        "root > A1   (visit 2 of 54, depth 1)",
                        "root > A2   (visit 19 of 54, depth 1)",
                        "root   (visit 1 of 54, depth 0)",
                        "root > B2   (visit 31 of 54, depth 1)",
                        "root > B3   (visit 37 of 54, depth 1)",
                        "root > B3 > A1   (visit 38 of 54, depth 2)",
                        "root > B3   (visit 37 of 54, depth 1)",
                        "root   (visit 1 of 54, depth 0)");
    }

    @Test
    void explainsACutOff() {
        assertThat(explore("A1\nA3\nB1\n", SMALL, "--depth", "3").lines())
                .contains(
                        "Within the search depth, MAX gets at least 1 here with A2. But MIN can hold MAX to 1 with A2"
                                + " after A1. So MIN gains nothing by playing into this position, and the 1 move left"
                                + " out cannot change that.",
                        "not searched: B1",
                        "B1 was not searched: the node was cut off before it.");
    }

    @Test
    void explainsCommandsWithoutATarget() {
        assertThat(explore("up\nback\nzz\nA1\ncut\nnext\nhelp\nposition\n", SMALL, "--algorithm", "greedy")
                        .lines())
                .contains(
                        "This is the root.",
                        "This is the start of the search.",
                        "'zz' is neither a command nor a move of this node; 'help' lists the commands.",
                        "There are no more cut-offs.",
                        "The search stops here: the value is 1 for MAX.",
                        "  cut       go to the next cut-off",
                        "adjacent-claim:3x3:-X-/---/---:O")
                .noneMatch(line -> line.contains("alpha "));
    }

    @Test
    void takesTheSearchFromAHomeworkFile() throws IOException {
        Path input = folder.resolve("input.txt");
        Files.writeString(input, INPUT);

        assertThat(explore("", "--homework", input.toString()).lines())
                .anyMatch(line -> line.startsWith("Squirrel War, alpha-beta to depth 2: "));
        assertThat(explore("", "--homework", input.toString(), "--algorithm", "minimax", "--depth", "9")
                        .lines())
                .anyMatch(line -> line.startsWith("Squirrel War, minimax to depth 9: 16 nodes, 6 leaves, 0 cut-offs."));
    }

    @Test
    void writesAPage() throws IOException {
        Path page = folder.resolve("tree.html");

        Program.Run run = Program.runInProcess("explore", SMALL, "--depth", "3", "--html", page.toString());

        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.lines())
                .containsExactly(
                        "adjacent-claim:3x3:---/---/---:X",
                        "Adjacent Claim, alpha-beta to depth 3: 54 nodes, 28 leaves, 14 cut-offs."
                                + " It chose A1, worth 1.",
                        "Wrote " + page + ". Open it in a browser.");
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("Adjacent Claim")
                .endsWith("</html>\n");
        wrong("is a folder; it must be a file", SMALL, "--html", folder.toString());
    }

    @Test
    void explainsWrongUsage() throws IOException {
        Path input = folder.resolve("input.txt");
        Files.writeString(input, INPUT.replace("*", "X"));

        wrong("no algorithm is called 'a*'; expected one of greedy, minimax, alpha-beta", SMALL, "--algorithm", "a*");
        wrong("--depth 0; it must be 1 or more", SMALL, "--depth", "0");
        wrong("--time 0.0; it must be more than 0 seconds", SMALL, "--time", "0");
        wrong("the game is over in this position", "--position", "adjacent-claim:3x3:XXX/OOX/OOX:O");
        wrong("--homework contains the position", SMALL, "--homework", input.toString());
        wrong("line 9, column 1: a full board", "--homework", input.toString());
        wrong(
                "more than 2,000,000 nodes at depth 6; try --depth 5, or --algorithm alpha-beta",
                "shellos-shuffle",
                "--algorithm",
                "minimax",
                "--depth",
                "6");
    }

    private static void wrong(String message, String... arguments) {
        String[] all = Stream.concat(Stream.of("explore"), Stream.of(arguments)).toArray(String[]::new);
        Program.Run run = Program.runInProcess(all);

        assertThat(run.err()).contains(message);
        assertThat(run.status()).isEqualTo(ExitStatus.USAGE);
    }
}
