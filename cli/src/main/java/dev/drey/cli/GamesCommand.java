package dev.drey.cli;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games and their set-ups, or saved games.",
        mixinStandardHelpOptions = true,
        subcommands = GamesSavedCommand.class,
        footer = {"", "Examples:", "  drey games", "  drey games saved"})
final class GamesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (GameKind kind : Games.all()) {
            out.println(pad(kind.id()) + kind.summary());
            kind.setup().ifPresent(setup -> out.println(pad("") + "--" + setup.name() + " " + setup.syntax()));
        }
        return ExitStatus.OK;
    }

    /** Pads a text to the column width. String.format would take a tenth of the start-up time. */
    private static String pad(String text) {
        return text + " ".repeat(Math.max(1, 17 - text.length()));
    }
}
