package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.record.Transcript;
import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.wire.JsonEntry;
import dev.drey.wire.RecordJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An entry of a file of game records in any format: a valid game, or a problem. */
sealed interface LoadedRecord {
    /** The file name and the place in the file. */
    String location();

    /** A valid game. */
    record Valid(String location, GameRecord record) implements LoadedRecord {}

    /** An entry that is not a valid game. */
    record Invalid(String location, String problem) implements LoadedRecord {
        String message() {
            return location + ": " + problem;
        }
    }

    /** Reads all games of a file in text or JSON format. */
    static List<LoadedRecord> read(String file) throws IOException {
        String text;
        try {
            text = TextFile.read(file);
        } catch (IOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        return RecordFormat.guess(text) == RecordFormat.JSON ? parseJson(file, text) : parseText(file, text);
    }

    /**
     * Returns the game with that number, or the only game if no number is given.
     *
     * @param usageError creates the exception for a wrong number
     */
    static GameRecord select(
            List<LoadedRecord> games,
            @Nullable Integer number,
            String file,
            Function<String, ? extends RuntimeException> usageError)
            throws IOException {
        if (number == null && games.size() > 1) {
            throw usageError.apply(
                    file + " has " + games.size() + " games; choose one with --game 1 to " + games.size());
        }
        int index = number == null ? 1 : number;
        if (index < 1 || index > games.size()) {
            throw usageError.apply("--game " + index + "; " + file + " has " + games.size() + " games");
        }
        if (games.get(index - 1) instanceof Valid valid) {
            return valid.record();
        }
        throw new IOException(((Invalid) games.get(index - 1)).message());
    }

    static List<LoadedRecord> parseText(String file, String text) {
        return RecordReader.read(text).stream().map(entry -> of(file, entry)).toList();
    }

    private static LoadedRecord of(String file, RecordEntry entry) {
        return entry instanceof RecordEntry.Valid valid
                ? new Valid(file + ":" + valid.line(), valid.record())
                : of(file, (RecordEntry.Invalid) entry);
    }

    private static LoadedRecord of(String file, RecordEntry.Invalid invalid) {
        return new Invalid(file + ":" + invalid.line() + ":" + invalid.column(), invalid.explanation());
    }

    static List<LoadedRecord> parseJson(String file, String text) {
        return RecordJson.read(text).stream().map(entry -> of(file, entry)).toList();
    }

    private static LoadedRecord of(String file, JsonEntry entry) {
        return entry instanceof JsonEntry.Valid valid
                ? new Valid(file + ":" + valid.path(), valid.record())
                : new Invalid(file, ((JsonEntry.Invalid) entry).message());
    }

    /** Parses one game per line and skips blank lines. */
    static List<LoadedRecord> parseTranscripts(String file, String text, Game game) {
        List<LoadedRecord> found = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                found.add(parseTranscript(file + ":" + number, line, game));
            }
        }
        return found;
    }

    private static LoadedRecord parseTranscript(String where, String line, Game game) {
        try {
            return new Valid(where, GameRecord.of(game.start(), Transcript.read(game.start(), line)));
        } catch (BadText bad) {
            return new Invalid(where + ":" + bad.column(), bad.problem() + "; expected " + bad.expected());
        }
    }
}
