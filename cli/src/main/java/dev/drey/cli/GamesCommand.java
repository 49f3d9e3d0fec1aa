package dev.drey.cli;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games there are. */
@Command(name = "games", description = "List the games.", mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (GameKind kind : Games.all()) {
            out.printf("%-16s %s%n", kind.id(), kind.summary());
            kind.setup().ifPresent(setup -> out.printf("%16s --%s %s%n", "", setup.name(), setup.syntax()));
        }
        return Exit.OK;
    }
}
