package dev.drey.cli;

import dev.drey.cli.terminal.RuleBook;
import dev.drey.rules.Games;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the rules of a game. */
@Command(
        name = "rules",
        description = "Show the rules of a game with examples.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  drey rules squirrel-war", "  drey rules santorini | less"})
final class RulesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = CompletionCandidates.GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("NullAway.Init")
    private String game;

    @Override
    public Integer call() {
        RuleBook.read(Games.kind(game).fresh(new Random()), Stdio.style(), Stdio.width())
                .forEach(spec.commandLine().getOut()::println);
        return ExitStatus.OK;
    }
}
