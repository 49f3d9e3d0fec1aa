package dev.drey.wire;

import dev.drey.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Game records as JSON, see docs/record.schema.json: one object per game, or an array of them. */
public final class RecordJson {
    static final String FORMAT = "drey-record";
    static final int VERSION = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private RecordJson() {}

    /** Writes a game as an object, with one line per property and per move. */
    public static String write(GameRecord record) {
        return lines(tree(record)) + "\n";
    }

    /** Writes games as an array. */
    public static String write(List<GameRecord> records) {
        return records.stream().map(record -> lines(tree(record))).collect(Collectors.joining(",\n", "[\n", "\n]\n"));
    }

    /** Returns a game as a JSON object, for use in a larger one. */
    public static ObjectNode tree(GameRecord record) {
        return RecordJsonWriter.write(record);
    }

    /** Returns every game in a JSON document, and every part that could not be read as a game, in order. */
    public static List<JsonEntry> read(String text) {
        JsonNode root;
        try {
            root = MAPPER.readTree(text);
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            String where = at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ";
            return List.of(
                    new JsonEntry.Invalid("$", where + "not JSON: " + printable(e.getOriginalMessage()), List.of()));
        }
        LocatedJson place = LocatedJson.root(root);
        if (!root.isArray()) {
            return List.of(read(place));
        }
        List<JsonEntry> entries = new ArrayList<>(root.size());
        for (int i = 0; i < root.size(); i++) {
            entries.add(read(place.element(i)));
        }
        return List.copyOf(entries);
    }

    /** Removes source excerpts and control characters from a message of the parser. */
    private static String printable(String message) {
        return message.replaceAll("(?s)\\s*\\(?(at )?\\[Source:.*", "")
                .replaceAll(", from `[^`]*`", "")
                .codePoints()
                .limit(300)
                .map(c -> c >= ' ' && c < 127 ? c : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Reads a game from a JSON object. */
    public static JsonEntry read(JsonNode game) {
        return read(LocatedJson.root(game));
    }

    private static JsonEntry read(LocatedJson place) {
        try {
            return new JsonEntry.Valid(place.toString(), RecordJsonReader.read(place));
        } catch (BadJson bad) {
            return bad.entry();
        }
    }

    private static String lines(ObjectNode game) {
        return game.propertyStream()
                .map(property ->
                        "  " + MAPPER.writeValueAsString(property.getKey()) + ": " + value(property.getValue()))
                .collect(Collectors.joining(",\n", "{\n", "\n}"));
    }

    private static String value(JsonNode value) {
        return value.isArray() && !value.isEmpty()
                ? value.valueStream()
                        .map(MAPPER::writeValueAsString)
                        .collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"))
                : MAPPER.writeValueAsString(value);
    }
}
