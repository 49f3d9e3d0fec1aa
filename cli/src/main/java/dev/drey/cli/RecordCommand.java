package dev.drey.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The parent of the commands about record files. */
@Command(
        name = "record",
        description = "Check, show and convert game records.",
        mixinStandardHelpOptions = true,
        subcommands = {RecordCheckCommand.class, RecordShowCommand.class, RecordConvertCommand.class},
        footer = {
            "",
            "Examples:",
            "  drey record check games.drey",
            "  drey record show games.drey --game 2",
            "  drey record convert games.drey --to json --out games.json",
        })
final class RecordCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a command is missing; the commands are "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
