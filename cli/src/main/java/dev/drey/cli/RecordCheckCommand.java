package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.record.GameRecord;
import dev.drey.record.Result;
import dev.drey.rules.Ending;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks every game in files of records. */
@Command(
        name = "check",
        description = "Replay every game and report errors with line and column.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status: 0 all games are valid, 1 an error was found, 2 wrong usage.",
            "",
            "Examples:",
            "  drey record check games.drey more.json",
            "  drey record check - < games.drey",
        })
final class RecordCheckCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of games as text or JSON; - is standard input.")
    @SuppressWarnings("NullAway.Init")
    private List<String> files;

    private int fine;
    private int broken;
    private int unreadable;

    @Override
    public Integer call() {
        fine = 0;
        broken = 0;
        unreadable = 0;
        files.forEach(this::check);
        PrintWriter out = spec.commandLine().getOut();
        out.println((fine + broken == 1 ? "1 game: " : fine + broken + " games: ") + fine + " fine, " + broken
                + " broken" + (unreadable == 0 ? "" : "; " + unreadable + " of the files could not be read"));
        out.flush();
        return broken + unreadable == 0 ? ExitStatus.OK : ExitStatus.FAILED;
    }

    private void check(String file) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            String text = TextFile.read(file);
            boolean json = RecordFormat.guess(text) == RecordFormat.JSON;
            for (LoadedRecord found : json ? LoadedRecord.parseJson(file, text) : LoadedRecord.parseText(file, text)) {
                out.println(line(found));
            }
        } catch (IOException e) {
            unreadable++;
            out.println(file + ": " + e.getMessage());
        }
    }

    private String line(LoadedRecord found) {
        if (found instanceof LoadedRecord.Valid valid) {
            fine++;
            return valid.location() + ": ok, " + describe(valid.record());
        }
        broken++;
        return ((LoadedRecord.Invalid) found).message();
    }

    private static String describe(GameRecord record) {
        int moves = record.moves().size();
        return record.game().text() + ", " + moves + (moves == 1 ? " move, " : " moves, ")
                + Result.text(record.outcome())
                + record.ending()
                        .map(Ending::text)
                        .map(ending -> " (" + ending + ")")
                        .orElse("");
    }
}
