package dev.drey.server.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * The body of a request or response.
 *
 * @param type its Content-Type
 * @param schema of the whole body, or of each line of {@link #NDJSON}
 * @param examples names of files in {@code examples/}, see {@link #example}
 */
public record Content(String type, ObjectNode schema, List<String> examples) {
    public static final String JSON = "application/json";
    public static final String NDJSON = "application/x-ndjson";

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    public static Content json(Schema schema, String... examples) {
        return new Content(JSON, schema.reference(), List.of(examples));
    }

    /** A stream of JSON objects, one per line. */
    public static Content ndjson(Schema schema, String... examples) {
        return new Content(NDJSON, schema.reference(), List.of(examples));
    }

    public static Content text(String type, String... examples) {
        return new Content(type, JsonTypes.string(), List.of(examples));
    }

    /** A JSON object without a schema here. */
    public static Content anyObject() {
        return new Content(JSON, JsonNodeFactory.instance.objectNode().put("type", "object"), List.of());
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("schema", schema);
        if (!examples.isEmpty()) {
            ObjectNode all = json.putObject("examples");
            examples.forEach(name -> all.putObject(name).set("value", example(name)));
        }
        return json;
    }

    /** Reads the example of that name from its file, JSON or text. */
    static JsonNode example(String name) {
        @Nullable String json = readResource("examples/" + name + ".json");
        if (json != null) {
            return MAPPER.readTree(json);
        }
        @Nullable String text = readResource("examples/" + name + ".txt");
        if (text == null) {
            throw new IllegalArgumentException("there is no example " + name);
        }
        return StringNode.valueOf(text);
    }

    private static @Nullable String readResource(String file) {
        try (@Nullable InputStream in = Content.class.getResourceAsStream(file)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
