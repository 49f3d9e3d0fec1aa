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
        description = "Play through a game, position by position.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status: 0 all was shown, 1 something is broken, 2 wrong usage.",
            "",
            "Examples:",
            "  drey record show games.drey",
            "  drey record show games.drey --game 2 --step",
        })
final class RecordShowCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Games as text or JSON; - is the standard input.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--game", paramLabel = "N", description = "Only the game that is the Nth in the file.")
    private @Nullable Integer number;

    @Option(names = "--step", description = "Wait for Enter after every move.")
    private boolean step;

    @Override
    public Integer call() {
        if (step && file.equals(TextFile.STANDARD_INPUT)) {
            throw new ParameterException(
                    spec.commandLine(), "--step needs the standard input for Enter, so the games cannot come from it");
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
                    spec.commandLine(), "no game " + number + " in " + file + "; it has " + games.size());
        }
        return games.subList(number - 1, number);
    }
}
