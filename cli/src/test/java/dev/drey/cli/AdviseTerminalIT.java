package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At a terminal, the command advise asks before it writes a huge log, and shows its progress. */
final class AdviseTerminalIT {
    private static final String HUGE =
            Path.of("..", "examples", "homework", "huge-log.txt").toString();
    private static final String QUESTION = "traverse_log.txt would take about 42.2 GB. Write it? [y/N] ";

    @TempDir
    Path folder;

    private PseudoTerminal advise(String... options) throws Exception {
        String[] arguments = new String[4 + options.length];
        System.arraycopy(
                new String[] {"advise", HUGE, "--out", folder.resolve("answers").toString()}, 0, arguments, 0, 4);
        System.arraycopy(options, 0, arguments, 4, options.length);
        return new PseudoTerminal(folder.resolve("state"), Map.of(), arguments);
    }

    @Test
    void writesNothingUnlessConfirmed() throws Exception {
        try (PseudoTerminal terminal = advise()) {
            terminal.await(QUESTION);
            terminal.type(PseudoTerminal.ENTER);

            terminal.await("drey: nothing written");
            assertThat(terminal.exitStatus()).isEqualTo(ExitStatus.FAILED);
            assertThat(Files.exists(folder.resolve("answers"))).isFalse();
        }
    }

    @Test
    void showsProgressAfterConfirmation() throws Exception {
        try (PseudoTerminal terminal = advise()) {
            terminal.await(QUESTION);
            terminal.type("y" + PseudoTerminal.ENTER);

            terminal.await(" MB of about 42.2 GB (0 %)");
            terminal.type(PseudoTerminal.CTRL_C);
            assertThat(terminal.exitStatus()).isNotZero();
            assertThat(Files.exists(folder.resolve("answers"))).isFalse();
        }
    }

    @Test
    void doesNotAskWithOptionYes() throws Exception {
        try (PseudoTerminal terminal = advise("--yes")) {
            assertThat(terminal.await("Writing: ")).doesNotContain("?");
            terminal.type(PseudoTerminal.CTRL_C);
            assertThat(terminal.exitStatus()).isNotZero();
        }
    }
}
