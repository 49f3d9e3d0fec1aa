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

/** The games that somebody's text has in it, whichever of our forms it is written in, and what in it is none. */
@JsonPropertyOrder({"records", "problems"})
public record ImportedRecordsJson(List<GameJson> records, List<ProblemJson> problems) {
    /** More than anybody looks at. */
    public static final int MAX_ENTRIES = 20;

    /** A record begins with a bracket as well, but a letter follows. */
    private static final Pattern JSON = Pattern.compile("\\ufeff?\\s*(\\{|\\[\\s*[{\\]])");

    private static final Pattern RECORD = Pattern.compile("\\ufeff?\\s*\\[");

    /**
     * A game that was read.
     *
     * @param moves those that were played
     * @param result as records write it
     * @param record the whole of it, with comments and variations
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"game", "start", "moves", "tags", "result", "ending", "record"})
    public record GameJson(
            String game,
            String start,
            List<String> moves,
            Map<String, String> tags,
            String result,
            @Nullable String ending,
            ObjectNode record) {
        static GameJson of(GameRecord record) {
            return new GameJson(
                    record.game().text(),
                    record.start().text(),
                    record.moves().stream().map(Move::text).toList(),
                    record.tags(),
                    Result.text(record.outcome()),
                    record.ending().map(Ending::text).orElse(null),
                    RecordJson.tree(record));
        }
    }

    /** Something that could not be read, and where it stands. */
    @JsonPropertyOrder({"where", "message"})
    public record ProblemJson(String where, String message) {}

    /**
     * Reads what a text holds: records, the same as JSON, or a transcript on every line.
     *
     * @param game which one the transcripts are of
     */
    public static ImportedRecordsJson read(String text, Optional<Game> game) {
        Collected collected = new Collected();
        if (JSON.matcher(text).lookingAt()) {
            RecordJson.read(text).forEach(collected::add);
        } else if (game.isEmpty() || RECORD.matcher(text).lookingAt()) {
            RecordReader.read(text).forEach(collected::add);
        } else {
            collected.addTranscripts(game.get(), text.lines().toList());
        }
        return new ImportedRecordsJson(List.copyOf(collected.records), List.copyOf(collected.problems));
    }

    /** What was found so far. */
    private static final class Collected {
        final List<GameJson> records = new ArrayList<>();
        final List<ProblemJson> problems = new ArrayList<>();
        private boolean full;

        void add(JsonEntry entry) {
            if (entry instanceof JsonEntry.Valid whole) {
                add(whole.path(), whole.record());
            } else if (entry instanceof JsonEntry.Invalid broken) {
                add(broken.path(), explanation(broken.problem(), broken.legalMoves()));
            }
        }

        void add(RecordEntry entry) {
            if (entry instanceof RecordEntry.Valid whole) {
                add("line " + whole.line(), whole.record());
            } else if (entry instanceof RecordEntry.Invalid broken) {
                add("line " + broken.line() + ", column " + broken.column(), broken.explanation());
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
                add("line " + number + ", column " + bad.column(), bad.problem() + "; expected " + bad.expected());
            }
        }

        private void add(String where, GameRecord record) {
            if (hasRoom(where)) {
                records.add(GameJson.of(record));
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
                        new ProblemJson(where, "from here on nothing was read: " + MAX_ENTRIES + " games at a time"));
            }
            return !full;
        }

        private static String explanation(String problem, List<String> legalMoves) {
            return legalMoves.isEmpty() ? problem : problem + " Legal moves: " + String.join(", ", legalMoves);
        }
    }
}
