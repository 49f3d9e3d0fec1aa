package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a body holds.
 *
 * @param type its Content-Type
 * @param schema of the whole, or of each line where the lines come one by one
 * @param examples names of {@link Examples}
 */
public record Content(String type, ObjectNode schema, List<String> examples) {
    public static final String JSON = "application/json";
    public static final String LINES = "application/x-ndjson";

    public static Content json(Schema schema, String... examples) {
        return new Content(JSON, schema.reference(), List.of(examples));
    }

    /** A JSON object a line, each when it is known. */
    public static Content lines(Schema schema, String... examples) {
        return new Content(LINES, schema.reference(), List.of(examples));
    }

    public static Content text(String type, String... examples) {
        return new Content(type, Types.text(), List.of(examples));
    }

    /** JSON that is described elsewhere. */
    public static Content anyObject() {
        return new Content(JSON, JsonNodeFactory.instance.objectNode().put("type", "object"), List.of());
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("schema", schema);
        if (!examples.isEmpty()) {
            ObjectNode all = json.putObject("examples");
            examples.forEach(name -> all.putObject(name).set("value", Examples.read(name)));
        }
        return json;
    }
}
