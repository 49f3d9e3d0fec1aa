package dev.drey.cli;

import dev.drey.cli.storage.AtomicFiles;
import dev.drey.cli.storage.TextFile;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import dev.drey.record.Transcript;
import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.wire.RecordJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts files of records to another format. */
@Command(
        name = "convert",
        description = "Convert games to text, JSON or transcripts.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A transcript is a line with the moves of a game, such as f5d6c3d3c4. Games with",
            "errors are reported; the others are converted.",
            "",
            "Exit status: 0 all games were converted, 1 an error was found, 2 wrong usage.",
            "",
            "Examples:",
            "  drey record convert games.drey --to json --out games.json",
            "  drey record convert a.drey b.json --to text",
            "  drey record convert transcripts.txt --game othello --to text",
        })
final class RecordConvertCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games; - is standard input.")
    @SuppressWarnings("NullAway.Init")
    private List<String> files;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            converter = RecordFormat.Converter.class,
            description = "Output format: text, json or transcript.")
    @SuppressWarnings("NullAway.Init")
    private RecordFormat to;

    @Option(
            names = "--from",
            paramLabel = "FORM",
            converter = RecordFormat.Converter.class,
            description = "Input format: text, json or transcript. Default: detected from the file.")
    private @Nullable RecordFormat from;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Game of the transcripts, such as othello or adjacent-claim:5x5.")
    private @Nullable String game;

    @Option(names = "--out", paramLabel = "FILE", description = "Output file. Default: standard output.")
    private @Nullable Path out;

    private boolean failed;

    @Override
    public Integer call() {
        failed = false;
        List<GameRecord> records = new ArrayList<>();
        for (String file : files) {
            for (LoadedRecord loaded : load(file)) {
                if (loaded instanceof LoadedRecord.Valid valid && writable(valid)) {
                    records.add(valid.record());
                } else if (loaded instanceof LoadedRecord.Invalid invalid) {
                    report(invalid.message());
                }
            }
        }
        if (!records.isEmpty() || !failed) {
            write(text(records));
        }
        return failed ? ExitStatus.FAILED : ExitStatus.OK;
    }

    private List<LoadedRecord> load(String file) {
        String text;
        try {
            text = TextFile.read(file);
        } catch (IOException e) {
            report(file + ": " + e.getMessage());
            return List.of();
        }
        return switch (from == null ? RecordFormat.guess(text) : from) {
            case TEXT -> LoadedRecord.parseText(file, text);
            case JSON -> LoadedRecord.parseJson(file, text);
            case TRANSCRIPT -> LoadedRecord.parseTranscripts(file, text, gameOfTranscripts(file));
        };
    }

    private Game gameOfTranscripts(String file) {
        if (game == null) {
            throw new ParameterException(
                    spec.commandLine(), file + " is a transcript, which does not name its game; add --game GAME");
        }
        try {
            return Games.game(game);
        } catch (BadText bad) {
            throw new ParameterException(spec.commandLine(), "--game " + game + ": " + bad.getMessage(), bad);
        }
    }

    /**
     * Whether a game can be written in the target format. A transcript cannot hold another start position or moves that
     * are not cells.
     */
    private boolean writable(LoadedRecord.Valid loaded) {
        GameRecord record = loaded.record();
        if (to != RecordFormat.TRANSCRIPT || Transcript.supports(record.game()) && record.hasDefaultStart()) {
            return true;
        }
        report(loaded.location() + ": cannot be a transcript: "
                + (record.hasDefaultStart()
                        ? "the moves of " + record.game().kind().id() + " are not single cells"
                        : "it does not begin where the game usually does"));
        return false;
    }

    private String text(List<GameRecord> records) {
        return switch (to) {
            case TEXT -> RecordWriter.write(records);
            case JSON -> records.size() == 1 ? RecordJson.write(records.get(0)) : RecordJson.write(records);
            case TRANSCRIPT ->
                records.stream()
                        .map(record -> Transcript.write(record.moves()) + "\n")
                        .collect(Collectors.joining());
        };
    }

    private void write(String text) {
        if (out == null) {
            spec.commandLine().getOut().print(text);
            spec.commandLine().getOut().flush();
            return;
        }
        try {
            AtomicFiles.write(out, text);
        } catch (IOException e) {
            report(out + ": cannot be written: " + TextFile.describe(e));
        }
    }

    private void report(String problem) {
        failed = true;
        spec.commandLine().getErr().println(problem);
    }
}
