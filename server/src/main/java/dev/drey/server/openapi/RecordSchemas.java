package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.array;
import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.string;

import dev.drey.wire.ImportedRecordsJson;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of game records. */
public final class RecordSchemas {
    private static final ObjectNode RESULT = enumOf("1-0", "0-1", "1/2-1/2", "*");
    private static final String GAME = "The game with its set-up.";
    private static final String TAGS = "Tags such as the players, the date and the clock.";

    public static final ObjectSchema RECORD = ObjectSchema.of("Record", "A game record; see docs/record.schema.json.")
            .required("format", enumOf("drey-record"), "Always `drey-record`.")
            .required("version", JsonTypes.integer(1, 1), "The version of the format.")
            .required("game", string(), GAME)
            .optional("start", string(), "The start position; missing if it is the usual one.")
            .required("tags", tags(), TAGS)
            .optional("comment", string(), "A comment before the first move.")
            .required(
                    "moves",
                    array(JsonNodeFactory.instance.objectNode().put("type", "object")),
                    "Objects with the property `move`, and optionally `comment` and `variations`. Each variation has `moves` and optionally a `comment`.")
            .required("result", RESULT.deepCopy(), "The result; `*` if the game is not over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "How the game ended.");

    public static final ObjectSchema TEXT = ObjectSchema.of("RecordsText", "A text with game records.")
            .closed()
            .required("text", string(), "Records as text, records as JSON, or transcripts.")
            .optional("game", string(1000), "The game of the transcripts, with its set-up.");

    static final ObjectSchema READ = ObjectSchema.of("ReadRecord", "A game from the text.")
            .required("game", string(), GAME)
            .required("start", string(), "The start position.")
            .required("moves", array(string()), "The moves of the game.")
            .required("tags", tags(), TAGS)
            .required("result", RESULT.deepCopy(), "The result; `*` if the game is not over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "How the game ended.")
            .required("record", RECORD.reference(), "The complete record, with comments and variations.");

    static final ObjectSchema PROBLEM = ObjectSchema.of(
                    ImportedRecordsJson.ProblemJson.class,
                    "RecordProblem",
                    "A part of the text that is not a valid game.")
            .required("where", "The line and column, or the JSON path.")
            .required("message", "What is wrong and what is expected.");

    public static final ObjectSchema RECORDS = ObjectSchema.of("Records", "The games and the errors of a text.")
            .required("records", array(READ.reference()), "The games, at most 20.")
            .required("problems", array(PROBLEM.reference()), "The errors.");

    static final List<Schema> ALL = List.of(RECORD, TEXT, RECORDS, READ, PROBLEM);

    private RecordSchemas() {}

    private static ObjectNode tags() {
        ObjectNode tags = JsonNodeFactory.instance.objectNode().put("type", "object");
        tags.set("additionalProperties", string());
        return tags;
    }
}
