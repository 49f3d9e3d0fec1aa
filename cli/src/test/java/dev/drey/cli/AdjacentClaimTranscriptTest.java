package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The messages of Adjacent Claim match the sample interaction in its description word for word. */
class AdjacentClaimTranscriptTest {
    @TempDir
    Path state;

    @Test
    void announcesTheFirstMoves() {
        Program.Run run = new Program(state).run("C3\nC4\nC2\nC5\n", "play", "adjacent-claim", "--quiet");

        assertThat(run.out()).startsWith("""
                        Welcome to Adjacent Claim!

                        Player 1, enter your first claim (e.g., C3):\s
                        Player 1 claimed C3.

                        Player 2, enter your first claim:\s
                        Player 2 claimed C4.

                        Player 1, enter your claim:\s
                        Player 1 claimed C2.

                        Player 2, enter your claim:\s
                        Player 2 claimed C5.

                        Player 1, enter your claim:\s
                        """);
    }

    @Test
    void printsTheSameMessagesWithAndWithoutBoards() {
        String input = "claim C3\nclaim C4\nclaim C2\nclaim C5\n";
        List<String> quiet = new Program(state)
                .run(input, "play", "adjacent-claim", "--quiet")
                .messages();
        List<String> drawn =
                new Program(state).run(input, "play", "adjacent-claim").messages();

        assertThat(drawn.subList(0, 9)).isEqualTo(quiet.subList(0, 9));
    }

    @Test
    void explainsInvalidMoves() {
        Program.Run run =
                new Program(state).run("C3\nC4\nC2\nA1\nC4\nF1\nA6\nfoo\n\nD4\n", "play", "adjacent-claim", "--quiet");

        assertThat(run.out()).contains("""
                        Player 2, enter your claim:\s
                        Invalid move. You must claim a cell adjacent to your existing cells.
                        Available moves: [B4, C5, D4]
                        Enter a valid claim:\s
                        Invalid move. C4 is already claimed.
                        Available moves: [B4, C5, D4]
                        Enter a valid claim:\s
                        Invalid move. F1 is not on the board: rows are A-E, columns 1-5.
                        Available moves: [B4, C5, D4]
                        Enter a valid claim:\s
                        Invalid move. A6 is not on the board: rows are A-E, columns 1-5.
                        Available moves: [B4, C5, D4]
                        Enter a valid claim:\s
                        Invalid move. 'foo' is not a cell: name a cell such as C5.
                        Available moves: [B4, C5, D4]
                        Enter a valid claim:\s
                        Enter a valid claim:\s
                        Player 2 claimed D4.
                        """);
    }

    @Test
    void listsMovesInRowMajorOrder() {
        Program.Run run = new Program(state).run("C3\nC4\nC2\nC5\nB2\nA1\n", "play", "adjacent-claim", "--quiet");

        assertThat(run.out()).contains("Available moves: [B4, B5, D4, D5]\n");
    }

    @Test
    void playsForcedPassesAndPrintsFinalScores() {
        // X owns only the corner and is enclosed by O, so it must pass until the board is full.
        String position = "adjacent-claim:3x3:XO-/O--/---:X";
        Program.Run run = new Program(state).run("A3\nB2\nC1\nB3\nC2\nC3\n", "play", "--position", position, "--quiet");

        assertThat(run.out()).isEqualTo("""
                        Welcome to Adjacent Claim!

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed A3.

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed B2.

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed C1.

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed B3.

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed C2.

                        Player 1 has no valid claim and must pass.

                        Player 2, enter your claim:\s
                        Player 2 claimed C3.

                        Final Scores:
                        Player 1: 1 cell
                        Player 2: 8 cells
                        Winner: Player 2
                        """);
        assertThat(run.status()).isZero();
    }
}
