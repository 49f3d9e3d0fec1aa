package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the games in a file, position by position. */
@Command(
        name = "show",
        description = "Show a game move by move.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status: 0 all games were shown, 1 an error was found, 2 wrong usage.",
            "",
            "Examples:",
            "  drey record show games.drey",
            "  drey record show games.drey --game 2 --step",
        })
final class RecordShowCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "File of games as text or JSON; - is standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Show only the Nth game of the file.")
    private @Nullable Integer number;

    @Option(names = "--step", description = "Wait for Enter after every move.")
    private boolean step;

    @Override
    public Integer call() {
        if (step && file.equals(TextFile.STANDARD_INPUT)) {
            throw new ParameterException(
                    spec.commandLine(), "--step reads Enter from standard input, so the games cannot come from it");
        }
        List<LoadedRecord> games;
        try {
            games = LoadedRecord.read(file);
        } catch (IOException e) {
            spec.commandLine().getErr().println("drey: " + e.getMessage());
            return ExitStatus.FAILED;
        }
        RecordPrinter printer = new RecordPrinter(spec.commandLine().getOut(), Stdio.style(), step);
        int status = ExitStatus.OK;
        for (LoadedRecord loaded : selected(games)) {
            if (loaded instanceof LoadedRecord.Valid valid) {
                printer.print(valid.record());
            } else {
                spec.commandLine().getErr().println(((LoadedRecord.Invalid) loaded).message());
                status = ExitStatus.FAILED;
            }
        }
        spec.commandLine().getOut().flush();
        return status;
    }

    private List<LoadedRecord> selected(List<LoadedRecord> games) {
        if (number == null) {
            return games;
        }
        if (number < 1 || number > games.size()) {
            throw new ParameterException(
                    spec.commandLine(), "--game " + number + "; " + file + " has " + games.size() + " games");
        }
        return games.subList(number - 1, number);
    }
}
