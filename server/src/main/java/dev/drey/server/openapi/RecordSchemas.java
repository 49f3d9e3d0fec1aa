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
    private static final String TAGS = "Who played, when, with which clock.";

    public static final ObjectSchema RECORD = ObjectSchema.of(
                    "Record", "A game as docs/record.schema.json describes it.")
            .required("format", enumOf("drey-record"), "That it is one.")
            .required("version", JsonTypes.integer(1, 1), "Of the format.")
            .required("game", string(), GAME)
            .optional("start", string(), "The position it began with, if that is not the usual one.")
            .required("tags", tags(), TAGS)
            .optional("comment", string(), "What is said before the first move.")
            .required(
                    "moves",
                    array(JsonNodeFactory.instance.objectNode().put("type", "object")),
                    "Objects with the property `move`; where there is more to say, `comment`, and `variations`: what could have been played instead, each with `moves` and maybe a `comment`.")
            .required("result", RESULT.deepCopy(), "`*` while it is not over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "Why it ended.");

    public static final ObjectSchema TEXT = ObjectSchema.of("RecordsText", "A text that has games in it.")
            .closed()
            .required("text", string(), "Records, the same as JSON, or transcripts.")
            .optional("game", string(1000), "The game with its set-up: which one transcripts are of.");

    static final ObjectSchema READ = ObjectSchema.of("ReadRecord", "A game that was read.")
            .required("game", string(), GAME)
            .required("start", string(), "The position it began with.")
            .required("moves", array(string()), "Those that were played.")
            .required("tags", tags(), TAGS)
            .required("result", RESULT.deepCopy(), "`*` if it is not over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "Why it ended.")
            .required("record", RECORD.reference(), "The whole of it, with comments and variations.");

    static final ObjectSchema PROBLEM = ObjectSchema.of(
                    ImportedRecordsJson.ProblemJson.class,
                    "RecordProblem",
                    "Something that could not be read as a game.")
            .required("where", "The line and column, or the path in JSON.")
            .required("message", "What is wrong there, and what would be right.");

    public static final ObjectSchema RECORDS = ObjectSchema.of("Records", "What a text has in it.")
            .required("records", array(READ.reference()), "The games, at most 20.")
            .required("problems", array(PROBLEM.reference()), "What could not be read as one.");

    static final List<Schema> ALL = List.of(RECORD, TEXT, RECORDS, READ, PROBLEM);

    private RecordSchemas() {}

    private static ObjectNode tags() {
        ObjectNode tags = JsonNodeFactory.instance.objectNode().put("type", "object");
        tags.set("additionalProperties", string());
        return tags;
    }
}
