package dev.drey.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a completion script for bash and zsh. */
@Command(
        name = "completion",
        description = "Print a script that makes bash and zsh complete drey's commands and options.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  source <(drey completion)", "  drey completion >> ~/.bashrc"})
final class CompletionCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(AutoComplete.bash("drey", Main.commandLine()));
        spec.commandLine().getOut().flush();
        return ExitStatus.OK;
    }
}
