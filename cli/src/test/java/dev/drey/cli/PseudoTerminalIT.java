package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program at a terminal: colours, boxes, line editing, history, completion, and saving on exit. */
class PseudoTerminalIT {
    @TempDir
    Path state;

    private PseudoTerminal drey(String... arguments) throws Exception {
        return new PseudoTerminal(state, Map.of(), arguments);
    }

    @Test
    void drawsBoxedColouredBoards() throws Exception {
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
    void drawsBoxesWithoutColoursWithNoColor() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal(state, Map.of("NO_COLOR", "1"), "play", "adjacent-claim")) {
            String start = terminal.await("Player 1, enter your first claim (e.g., C3): ");
            assertThat(start)
                    .contains("A │ · │ · │ · │ · │ · │")
                    .contains("┌───┬")
                    .doesNotContainPattern("\u001b\\[[0-9;]+m");
        }
    }

    @Test
    void editsCompletesAndRecallsLines() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.await("(e.g., C3): ");
            terminal.type("C4" + PseudoTerminal.BACKSPACE + "3" + PseudoTerminal.ENTER);
            terminal.await("Player 1 claimed C3.");
            terminal.await("Player 2, enter your first claim: ");
            terminal.type("C4" + PseudoTerminal.ENTER);
            terminal.await("Player 2 claimed C4.");
            terminal.await("Player 1, enter your claim: ");
            // Only one of the legal claims B3, C2 and D3 starts with D.
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
    void savesTheGameOnCtrlC() throws Exception {
        savesTheGame(PseudoTerminal.CTRL_C);
    }

    @Test
    void savesTheGameOnCtrlD() throws Exception {
        savesTheGame(PseudoTerminal.CTRL_D);
    }

    private void savesTheGame(String key) throws Exception {
        try (PseudoTerminal terminal = drey("play", "squirrel-war", "--nuts", "7")) {
            terminal.await("Player 1, enter your move");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Player 2, enter your move: ");
            terminal.type(key);
            terminal.await("The game is saved as squirrel-war-1.");
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.UNFINISHED);
        }
        try (PseudoTerminal terminal = drey("play", "--resume")) {
            terminal.await("Resumed after 1 move.");
            terminal.await("Player 2, enter your move: ");
            terminal.type("quit" + PseudoTerminal.ENTER);
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.UNFINISHED);
        }
    }

    /** JLine treats a read that returns nothing as the end of the input; terminal settings can cause such a read. */
    @Test
    void survivesAFalseEndOfInput() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.await("Player 1, enter your first claim (e.g., C3): ");
            terminal.letReadsReturnNothing();
            // The current read still waits for a key; the next one returns nothing.
            terminal.type("C");
            terminal.await("Player 1, enter your first claim (e.g., C3): C");
            terminal.type("3" + PseudoTerminal.ENTER);
            terminal.await("Player 1 claimed C3.");
        }
    }

    @Test
    void savesTheGameWhenTheTerminalCloses() throws Exception {
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
    void printsTheRetrySummaryOnExit() throws Exception {
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

    private static final String END_MENU = "r review, m rematch, s save, u undo, b board, Enter leave: ";

    @Test
    void offersOneKeyChoicesAfterTheEnd() throws Exception {
        try (PseudoTerminal terminal =
                drey("play", "--position", "adjacent-claim:3x3:XXX/OOO/XX-:X", "--second", "greedy")) {
            terminal.await("Player 1, enter your claim: ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Winner: Player 1");
            terminal.await(END_MENU);
            // An arrow key is not a choice.
            terminal.type(PseudoTerminal.UP + "u");
            terminal.await("Player 1, enter your claim: ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await(END_MENU);
            terminal.type("r");
            terminal.await("Player 1 (X) gave away 0 in all.");
            terminal.await(END_MENU);
            Path file = state.resolve("won.drey");
            terminal.type("s");
            terminal.await("File (Enter for adjacent-claim-1.drey): ");
            terminal.type(file + PseudoTerminal.ENTER);
            terminal.await("Saved ");
            terminal.await(END_MENU);
            terminal.type("m");
            // The players have swapped sides, so the bot plays the only move of the rematch.
            terminal.await("Player 1 claimed C3.");
            terminal.await(END_MENU);
            terminal.type(PseudoTerminal.ENTER);
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.OK);
            assertThat(file).content().contains("[Result \"1-0\"]").contains("[Ending \"full-board\"]");
        }
    }

    @Test
    void leavesTheEndMenuOnCtrlC() throws Exception {
        try (PseudoTerminal terminal = drey("play", "--position", "adjacent-claim:3x3:XXX/OOO/XX-:X")) {
            terminal.await("Player 1, enter your claim: ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await(END_MENU);
            terminal.type(PseudoTerminal.CTRL_C);
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.OK);
        }
    }

    @Test
    void asksForNamesOnceAndRemembersThem() throws Exception {
        Files.createDirectories(state.resolve("drey"));
        Files.writeString(state.resolve("drey/names"), "");
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.await("Name of Player 1 (Enter for none): ");
            terminal.type("Ada" + PseudoTerminal.ENTER);
            terminal.await("Name of Player 2 (Enter for none): ");
            terminal.type("level-1" + PseudoTerminal.ENTER);
            terminal.await("the name 'level-1' belongs to a program");
            terminal.type("Bén" + PseudoTerminal.ENTER);
            terminal.await("Ada, enter your first claim (e.g., C3): ");
            terminal.type("C3" + PseudoTerminal.ENTER);
            terminal.await("Ada claimed C3.");
            terminal.await("Bén, enter your first claim: ");
            terminal.type(PseudoTerminal.CTRL_D);
            terminal.exitStatus();
        }
        assertThat(new Program(state).run("", "games", "saved").out()).contains("Ada against Bén");
        try (PseudoTerminal terminal = drey("play", "othello", "--first", "greedy")) {
            // The first person at the keyboard has this name on either side.
            terminal.await("Ada, enter your move");
        }
    }

    @Test
    void menuAsksForGameOpponentAndPieces() throws Exception {
        try (PseudoTerminal terminal = drey("play", "--seed", "1")) {
            terminal.await("Which game?");
            terminal.type("santorini" + PseudoTerminal.ENTER);
            terminal.await("Against whom?");
            terminal.type("99" + PseudoTerminal.ENTER);
            terminal.await("Enter a number from 1 to ");
            terminal.type("1" + PseudoTerminal.ENTER);
            terminal.await("Who starts?");
            terminal.type(PseudoTerminal.ENTER);
            terminal.await("Player 1: cubes");
            terminal.type("p" + PseudoTerminal.ENTER);
            terminal.await("Player 2: cubes");
            terminal.type(PseudoTerminal.ENTER);
            terminal.await("Player 1 (X) has Pyramids, Player 2 (O) has Cubes.");
            terminal.await("0X▲");
            terminal.await("Player 1, enter your move");
        }
    }

    @Test
    void keepsKeysTypedBeforeThePrompt() throws Exception {
        try (PseudoTerminal terminal = drey("play", "adjacent-claim")) {
            terminal.type("C3\rC4\r");
            terminal.await("Player 1 claimed C3.");
            terminal.await("Player 2 claimed C4.");
        }
    }

    @Test
    void echoesOnceOnADumbTerminal() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal(state, Map.of("TERM", "dumb"), "play", "adjacent-claim")) {
            terminal.await("Player 1, enter your first claim (e.g., C3): ");
            terminal.type("C3\n");
            assertThat(terminal.await("Player 1 claimed C3.")).isEqualToNormalizingNewlines("C3\nPlayer 1 claimed C3.");
        }
    }

    @Test
    void wrapsLinesAtTheWidthOfTheTerminal() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal(state, 40, Map.of(), "play", "santorini", "--pieces", "CP")) {
            terminal.await("Player 1, enter your move");
            terminal.type("help\rrules\rmoves\r99\r");
            String shown = terminal.await("Enter a valid move: ");
            String plain = shown.replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]", "");
            assertThat(plain.lines().filter(line -> !line.contains("enter your move")))
                    .allSatisfy(line -> assertThat(line.strip().length()).isLessThanOrEqualTo(40));
        }
    }
}
