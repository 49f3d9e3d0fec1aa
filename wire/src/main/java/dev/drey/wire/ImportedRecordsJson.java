package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.record.Result;
import dev.drey.record.Transcript;
import dev.drey.rules.BadText;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** The games found in a text of any record format, and the parts that could not be read. */
@JsonPropertyOrder({"records", "problems"})
public record ImportedRecordsJson(List<ImportedGameJson> records, List<ProblemJson> problems) {
    /** The maximum number of games and problems in one answer. */
    public static final int MAX_ENTRIES = 20;

    /** Matches JSON. A text record also starts with a bracket, but a letter follows. */
    private static final Pattern JSON = Pattern.compile("\\ufeff?\\s*(\\{|\\[\\s*[{\\]])");

    private static final Pattern RECORD = Pattern.compile("\\ufeff?\\s*\\[");

    /**
     * A game.
     *
     * @param moves the moves of the main line
     * @param result the result as records write it
     * @param record the whole record, with comments and variations
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"game", "start", "moves", "tags", "result", "ending", "record"})
    public record ImportedGameJson(
            String game,
            String start,
            List<String> moves,
            Map<String, String> tags,
            String result,
            @Nullable String ending,
            ObjectNode record) {
        static ImportedGameJson of(GameRecord record) {
            return new ImportedGameJson(
                    record.game().text(),
                    record.start().text(),
                    record.moves().stream().map(Move::text).toList(),
                    record.tags(),
                    Result.text(record.outcome()),
                    record.ending().map(Ending::text).orElse(null),
                    RecordJson.tree(record));
        }
    }

    /** A part of the text that could not be read, and its place. */
    @JsonPropertyOrder({"where", "message"})
    public record ProblemJson(String where, String message) {}

    /**
     * Parses text records, JSON records, or one transcript per line.
     *
     * @param game the game of the transcripts
     */
    public static ImportedRecordsJson read(String text, Optional<Game> game) {
        Collector collector = new Collector();
        if (JSON.matcher(text).lookingAt()) {
            RecordJson.read(text).forEach(collector::add);
        } else if (game.isEmpty() || RECORD.matcher(text).lookingAt()) {
            RecordReader.read(text).forEach(collector::add);
        } else {
            collector.addTranscripts(game.get(), text.lines().toList());
        }
        return new ImportedRecordsJson(List.copyOf(collector.records), List.copyOf(collector.problems));
    }

    /** Collects the answer. */
    private static final class Collector {
        final List<ImportedGameJson> records = new ArrayList<>();
        final List<ProblemJson> problems = new ArrayList<>();
        private boolean full;

        void add(JsonEntry entry) {
            if (entry instanceof JsonEntry.Valid valid) {
                add(valid.path(), valid.record());
            } else if (entry instanceof JsonEntry.Invalid invalid) {
                add(invalid.path(), explanation(invalid.problem(), invalid.legalMoves()));
            }
        }

        void add(RecordEntry entry) {
            if (entry instanceof RecordEntry.Valid valid) {
                add("line " + valid.line(), valid.record());
            } else if (entry instanceof RecordEntry.Invalid invalid) {
                add("line " + invalid.line() + ", column " + invalid.column(), invalid.explanation());
            }
        }

        void addTranscripts(Game game, List<String> lines) {
            for (int i = 0; i < lines.size() && !full; i++) {
                if (!lines.get(i).isBlank()) {
                    addTranscript(game, i + 1, lines.get(i));
                }
            }
        }

        private void addTranscript(Game game, int number, String line) {
            try {
                add("line " + number, GameRecord.of(game.start(), Transcript.read(game.start(), line)));
            } catch (BadText bad) {
                add("line " + number + ", column " + bad.column(), bad.explanation());
            }
        }

        private void add(String where, GameRecord record) {
            if (hasRoom(where)) {
                records.add(ImportedGameJson.of(record));
            }
        }

        private void add(String where, String problem) {
            if (hasRoom(where)) {
                problems.add(new ProblemJson(where, problem));
            }
        }

        private boolean hasRoom(String where) {
            if (!full && records.size() + problems.size() == MAX_ENTRIES) {
                full = true;
                problems.add(
                        new ProblemJson(where, "not read from here on: at most " + MAX_ENTRIES + " games at a time"));
            }
            return !full;
        }

        private static String explanation(String problem, List<String> legalMoves) {
            return legalMoves.isEmpty() ? problem : problem + " Legal moves: " + String.join(", ", legalMoves);
        }
    }
}
