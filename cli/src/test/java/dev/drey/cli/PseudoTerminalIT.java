package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person at a terminal gets: colours, boxes, editing, history, completion, and a game that is never lost. */
class PseudoTerminalIT {
    @TempDir
    Path state;

    private PseudoTerminal drey(String... arguments) throws Exception {
        return new PseudoTerminal(state, Map.of(), arguments);
    }

    @Test
    void boardsAreBoxedAndColoured() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            String start = terminal.await("Player 1, enter your first claim (e.g., C3): ");
            assertThat(start).contains("┌───┬───┬").contains("\u001b[").contains("Welcome to Adjacent Claim!");

            terminal.type("C3" + PseudoTerminal.ENTER);
            assertThat(terminal.await("Player 2, enter your first claim: "))
                    .contains("Player 1 claimed C3.")
                    .contains("\u001b[1;4;97;104m X \u001b[0m");
        }
    }

    @Test
    void noColorMeansPlainAscii() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal(state, Map.of("NO_COLOR", "1"), "play", "adjacent-claim")) {
            String start = terminal.await("Player 1, enter your first claim (e.g., C3): ");
            assertThat(start)
                    .contains("A [.] [.] [.] [.] [.]")
                    .doesNotContain("┌")
                    .doesNotContainPattern("\u001b\\[[0-9;]+m");
        }
    }

    @Test
    void linesAreEditedCompletedAndRemembered() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.await("(e.g., C3): ");
            terminal.type("C4" + PseudoTerminal.BACKSPACE + "3" + PseudoTerminal.ENTER);
            terminal.await("Player 1 claimed C3.");
            terminal.await("Player 2, enter your first claim: ");
            terminal.type("C4" + PseudoTerminal.ENTER);
            terminal.await("Player 2 claimed C4.");
            terminal.await("Player 1, enter your claim: ");
            // Of the legal claims B3, C2 and D3 only one begins with D.
            terminal.type("D" + PseudoTerminal.TAB + PseudoTerminal.ENTER);
            terminal.await("Player 1 claimed D3.");
            terminal.await("Player 2, enter your claim: ");
            terminal.type("mov" + PseudoTerminal.TAB + PseudoTerminal.ENTER);
            terminal.await("Available moves: [B4, C5, D4]");
            terminal.await("Player 2, enter your claim: ");
            terminal.type(PseudoTerminal.UP + PseudoTerminal.ENTER);
            terminal.await("Available moves: [B4, C5, D4]");
        }
    }

    @Test
    void ctrlCKeepsTheGame() throws Exception {
        keepsTheGame(PseudoTerminal.CTRL_C);
    }

    @Test
    void ctrlDKeepsTheGame() throws Exception {
        keepsTheGame(PseudoTerminal.CTRL_D);
    }

    private void keepsTheGame(String key) throws Exception {
        try (PseudoTerminal terminal = drey("play", "squirrel-war", "--nuts", "7")) {
            terminal.await("Player 1, enter your move");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Player 2, enter your move: ");
            terminal.type(key);
            terminal.await("The game is kept as squirrel-war-1.");
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.UNFINISHED);
        }
        try (PseudoTerminal terminal = drey("play", "--resume")) {
            terminal.await("Going on after 1 move.");
            terminal.await("Player 2, enter your move: ");
            terminal.type("quit" + PseudoTerminal.ENTER);
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.UNFINISHED);
        }
    }

    /** JLine takes a read that returns nothing for the end of the input; settings of the terminal can cause one. */
    @Test
    void aFalseEndOfInputDoesNotEndTheGame() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.await("Player 1, enter your first claim (e.g., C3): ");
            terminal.letReadsReturnNothing();
            // The read that is under way still waits for a key; the one after it returns nothing.
            terminal.type("C");
            terminal.await("Player 1, enter your first claim (e.g., C3): C");
            terminal.type("3" + PseudoTerminal.ENTER);
            terminal.await("Player 1 claimed C3.");
        }
    }

    @Test
    void aClosedTerminalKeepsTheGame() throws Exception {
        try (PseudoTerminal terminal = drey("play", "othello")) {
            terminal.await("Player 1, enter your move");
            terminal.type("f5" + PseudoTerminal.ENTER);
            terminal.await("Player 2, enter your move: ");
            terminal.hangUp();
            assertThat(terminal.exitStatus()).isEqualTo(129);
        }
        assertThat(new Program(state).run("", "games", "saved").out())
                .startsWith("othello-1 ")
                .contains("1 move");
    }

    @Test
    void whoLeavesARetryIsToldHowItWent() throws Exception {
        Path file = state.resolve("lost.drey");
        new Program(state)
                .run("A1\nB2\nA2\nresign\n", "play", "adjacent-claim:3x3", "--quiet", "--save", file.toString());
        for (String key : List.of(PseudoTerminal.CTRL_C, PseudoTerminal.CTRL_D)) {
            try (PseudoTerminal terminal = drey("review", file.toString(), "--retry", "--side", "X")) {
                terminal.await("Find a better move for Player 1 (instead of A1).");
                terminal.await("Your move: ");
                terminal.type("mov" + PseudoTerminal.TAB + PseudoTerminal.ENTER);
                terminal.await("Available moves: [A1, ");
                terminal.await("Your move: ");
                terminal.type(key);
                terminal.await("You found 0 of ");
                assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.OK);
            }
        }
    }

    @Test
    void afterTheEndAPersonMaySaveOrTakeBack() throws Exception {
        try (PseudoTerminal terminal =
                drey("play", "--position", "adjacent-claim:3x3:XXX/OOO/XX-:X", "--second", "greedy")) {
            terminal.await("Player 1, enter your claim: ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Winner: Player 1");
            terminal.await("Enter to leave, or save FILE, undo, board, quit: ");
            terminal.type("undo" + PseudoTerminal.ENTER);
            terminal.await("Player 1, enter your claim: ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Enter to leave, or save FILE, undo, board, quit: ");
            Path file = state.resolve("won.drey");
            terminal.type("save " + file + PseudoTerminal.ENTER);
            terminal.await("Saved ");
            terminal.await("Enter to leave, or save FILE, undo, board, quit: ");
            terminal.type(PseudoTerminal.ENTER);
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.OK);
            assertThat(file).content().contains("[Result \"1-0\"]").contains("[Ending \"full-board\"]");
        }
    }
}
