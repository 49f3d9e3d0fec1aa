package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.list;
import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.text;

import dev.drey.wire.ImportedRecordsJson;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Games as records. */
public final class RecordSchemas {
    private static final ObjectNode RESULT = oneOf("1-0", "0-1", "1/2-1/2", "*");
    private static final String GAME = "The game with its set-up.";
    private static final String TAGS = "Who played, when, with which clock.";

    public static final ObjectSchema RECORD = ObjectSchema.of(
                    "Record", "A game as docs/record.schema.json describes it.")
            .always("format", oneOf("drey-record"), "That it is one.")
            .always("version", Types.whole(1, 1), "Of the format.")
            .always("game", text(), GAME)
            .maybe("start", text(), "The position it began with, if that is not the usual one.")
            .always("tags", tags(), TAGS)
            .maybe("comment", text(), "What is said before the first move.")
            .always(
                    "moves",
                    list(JsonNodeFactory.instance.objectNode().put("type", "object")),
                    "Objects with the property `move`; where there is more to say, `comment`, and `variations`: what could have been played instead, each with `moves` and maybe a `comment`.")
            .always("result", RESULT.deepCopy(), "`*` while it is not over.")
            .maybe("ending", oneOf(BoardSchemas.ENDINGS), "Why it ended.");

    public static final ObjectSchema TEXT = ObjectSchema.of("RecordsText", "A text that has games in it.")
            .closed()
            .always("text", text(), "Records, the same as JSON, or transcripts.")
            .maybe("game", text(1000), "The game with its set-up: which one transcripts are of.");

    static final ObjectSchema READ = ObjectSchema.of("ReadRecord", "A game that was read.")
            .always("game", text(), GAME)
            .always("start", text(), "The position it began with.")
            .always("moves", list(text()), "Those that were played.")
            .always("tags", tags(), TAGS)
            .always("result", RESULT.deepCopy(), "`*` if it is not over.")
            .maybe("ending", oneOf(BoardSchemas.ENDINGS), "Why it ended.")
            .always("record", RECORD.reference(), "The whole of it, with comments and variations.");

    static final ObjectSchema PROBLEM = ObjectSchema.of(
                    ImportedRecordsJson.ProblemJson.class,
                    "RecordProblem",
                    "Something that could not be read as a game.")
            .always("where", "The line and column, or the path in JSON.")
            .always("message", "What is wrong there, and what would be right.");

    public static final ObjectSchema RECORDS = ObjectSchema.of("Records", "What a text has in it.")
            .always("records", list(READ.reference()), "The games, at most 20.")
            .always("problems", list(PROBLEM.reference()), "What could not be read as one.");

    static final List<Schema> ALL = List.of(RECORD, TEXT, RECORDS, READ, PROBLEM);

    private RecordSchemas() {}

    private static ObjectNode tags() {
        ObjectNode tags = JsonNodeFactory.instance.objectNode().put("type", "object");
        tags.set("additionalProperties", text());
        return tags;
    }
}
