package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something in the address of a request that can differ.
 *
 * @param location {@code path} or {@code query}
 * @param schema which values it takes
 * @param example one of them; empty if it is usually left out
 */
public record Parameter(
        String name, String location, boolean required, ObjectNode schema, String description, String example) {
    /** A part of the path, named there in braces. */
    public static Parameter path(String name, String meaning, String example) {
        return new Parameter(name, "path", true, JsonTypes.string(), meaning, example);
    }

    public static Parameter query(String name, String meaning, String example) {
        return new Parameter(name, "query", false, JsonTypes.string(), meaning, example);
    }

    /** A whole number in the query. */
    public static Parameter integer(String name, int least, int most, String meaning) {
        return new Parameter(name, "query", false, JsonTypes.integer(least, most), meaning, "");
    }

    /** How long something may take. */
    public static Parameter seconds(double usual, double most) {
        ObjectNode schema = JsonTypes.number()
                .put("exclusiveMinimum", 0)
                .put("maximum", most)
                .put("default", usual);
        return new Parameter("seconds", "query", false, schema, "How long to search at most.", "");
    }

    /** One of a few words in the query; the first is what counts if nothing is said. */
    public static Parameter choice(String name, String meaning, String... values) {
        ObjectNode schema = JsonTypes.enumOf(List.of(values)).put("default", values[0]);
        return new Parameter(name, "query", false, schema, meaning, "");
    }

    /** Not to be left out. */
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
