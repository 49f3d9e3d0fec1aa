package dev.drey.record;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.stream.Collectors;

/** Writes games as text. The same game always gives the same text. */
public final class RecordWriter {
    /** The version of the format that is read and written. */
    public static final String VERSION = "1";

    private RecordWriter() {}

    /**
     * Writes games, separated by blank lines.
     *
     * @param records the games
     * @return the text
     */
    public static String write(List<GameRecord> records) {
        return records.stream().map(RecordWriter::write).collect(Collectors.joining("\n"));
    }

    /**
     * {@return a game as text}
     *
     * @param record the game
     */
    public static String write(GameRecord record) {
        StringBuilder text = new StringBuilder();
        tag(text, Tags.VERSION, VERSION);
        tag(text, Tags.GAME, record.game().text());
        record.tags().forEach((name, value) -> tag(text, name, value));
        if (!record.hasDefaultStart()) {
            tag(text, Tags.START, record.start().text());
        }
        tag(text, Tags.RESULT, Result.text(record.outcome()));
        record.ending().map(Ending::text).ifPresent(ending -> tag(text, Tags.ENDING, ending));
        return text.append('\n').append(MovesWriter.write(record)).append('\n').toString();
    }

    /**
     * {@return the last of some moves as text that continues a record: with its number if it is the first of a pair}
     *
     * @param start the start position
     * @param moves all moves from the start position
     */
    public static String move(Position start, List<Move> moves) {
        MoveNumber number = MoveNumber.of(start, moves.size());
        String text = moves.get(moves.size() - 1).text();
        return number.startsPair() || moves.size() == 1 ? number.text() + " " + text : text;
    }

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(Escapes.value(value)).append("\"]\n");
    }
}
