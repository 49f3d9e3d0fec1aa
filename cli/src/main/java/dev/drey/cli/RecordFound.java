package dev.drey.cli;

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

/** What was found in a file, whatever its form: a game, or a problem where one should be. */
sealed interface RecordFound {
    /** The file and the place in it. */
    String where();

    /** A game. */
    record Whole(String where, GameRecord record) implements RecordFound {}

    /** Something that is no game. */
    record Broken(String where, String problem) implements RecordFound {
        String message() {
            return where + ": " + problem;
        }
    }

    /** All games of a file, as text or JSON. */
    static List<RecordFound> read(String file) throws IOException {
        String text;
        try {
            text = TextFile.read(file);
        } catch (IOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        return RecordForm.guess(text) == RecordForm.JSON ? inJson(file, text) : inText(file, text);
    }

    /** The game that is the Nth of these, or the only one. */
    static GameRecord only(
            List<RecordFound> games,
            @Nullable Integer number,
            String file,
            Function<String, ? extends RuntimeException> wrong)
            throws IOException {
        if (number == null && games.size() > 1) {
            throw wrong.apply(file + " has " + games.size() + " games; which one? --game 1 to " + games.size());
        }
        int index = number == null ? 1 : number;
        if (index < 1 || index > games.size()) {
            throw wrong.apply("no game " + index + " in " + file + "; it has " + games.size());
        }
        if (games.get(index - 1) instanceof Whole whole) {
            return whole.record();
        }
        throw new IOException(((Broken) games.get(index - 1)).message());
    }

    static List<RecordFound> inText(String file, String text) {
        return RecordReader.read(text).stream().map(entry -> found(file, entry)).toList();
    }

    private static RecordFound found(String file, RecordEntry entry) {
        return entry instanceof RecordEntry.Whole whole
                ? new Whole(file + ":" + whole.line(), whole.record())
                : found(file, (RecordEntry.Broken) entry);
    }

    private static RecordFound found(String file, RecordEntry.Broken broken) {
        return new Broken(file + ":" + broken.line() + ":" + broken.column(), broken.explanation());
    }

    static List<RecordFound> inJson(String file, String text) {
        return RecordJson.read(text).stream().map(entry -> found(file, entry)).toList();
    }

    private static RecordFound found(String file, JsonEntry entry) {
        return entry instanceof JsonEntry.Whole whole
                ? new Whole(file + ":" + whole.path(), whole.record())
                : new Broken(file, ((JsonEntry.Broken) entry).message());
    }

    /** A game on every line that is not blank. */
    static List<RecordFound> inTranscripts(String file, String text, Game game) {
        List<RecordFound> found = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                found.add(inTranscript(file + ":" + number, line, game));
            }
        }
        return found;
    }

    private static RecordFound inTranscript(String where, String line, Game game) {
        try {
            return new Whole(where, GameRecord.of(game.start(), Transcript.read(game.start(), line)));
        } catch (BadText bad) {
            return new Broken(where + ":" + bad.column(), bad.problem() + "; expected " + bad.expected());
        }
    }
}
