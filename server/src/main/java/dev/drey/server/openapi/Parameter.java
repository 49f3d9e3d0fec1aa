package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A parameter in the path or query of an operation.
 *
 * @param location {@code path} or {@code query}
 * @param schema of its values
 * @param example a value; empty if it is usually omitted
 */
public record Parameter(
        String name, String location, boolean required, ObjectNode schema, String description, String example) {
    /** A part of the path, which names it in braces. */
    public static Parameter path(String name, String description, String example) {
        return new Parameter(name, "path", true, JsonTypes.string(), description, example);
    }

    public static Parameter query(String name, String description, String example) {
        return new Parameter(name, "query", false, JsonTypes.string(), description, example);
    }

    /** An integer in the query. */
    public static Parameter integer(String name, int min, int max, String description) {
        return new Parameter(name, "query", false, JsonTypes.integer(min, max), description, "");
    }

    /** The parameter {@code seconds}: how long to search at most. */
    public static Parameter seconds(double defaultSeconds, double maxSeconds) {
        ObjectNode schema = JsonTypes.number()
                .put("exclusiveMinimum", 0)
                .put("maximum", maxSeconds)
                .put("default", defaultSeconds);
        return new Parameter("seconds", "query", false, schema, "The maximum search time in seconds.", "");
    }

    /** One of several words in the query; the first is the default. */
    public static Parameter choice(String name, String description, String... values) {
        ObjectNode schema = JsonTypes.enumOf(List.of(values)).put("default", values[0]);
        return new Parameter(name, "query", false, schema, description, "");
    }

    /** A copy that must not be omitted. */
    public Parameter asRequired() {
        return new Parameter(name, location, true, schema, description, example);
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", name).put("in", location).put("required", required).put("description", description);
        json.set("schema", schema);
        if (!example.isEmpty()) {
            json.put("example", example);
        }
        return json;
    }
}
