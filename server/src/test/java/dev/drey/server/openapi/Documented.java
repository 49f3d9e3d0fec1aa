package dev.drey.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A document as a client reads it, held against what is really said. It is read more strictly than it is meant: a property it
 * does not name is an error here, so that none goes undocumented.
 */
public final class Documented {
    /** JSON Schema, and what OpenAPI has besides it. */
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDialect(Dialect.builder(
                    "https://drey.example/documented", Dialects.getDraft202012())
            .keywords(List.of(new NonValidationKeyword("components"), new NonValidationKeyword("discriminator")))
            .build());

    private final JsonNode document;
    private final ObjectNode strict;
    private final Map<String, com.networknt.schema.Schema> compiled = new HashMap<>();
    private final Set<String> seen = new TreeSet<>();

    public Documented(JsonNode document) {
        this.document = document;
        strict = (ObjectNode) document.path("components").deepCopy();
        close(strict.path("schemas"));
    }

    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object
                && object.path("type").asString("").equals("object")
                && object.has("properties")
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(Documented::close);
    }

    /** Every operation, by its id. */
    public Map<String, JsonNode> operations() {
        Map<String, JsonNode> operations = new HashMap<>();
        for (JsonNode path : document.path("paths")) {
            for (JsonNode operation : path) {
                operations.put(operation.path("operationId").asString(), operation);
            }
        }
        return operations;
    }

    public JsonNode operation(String id) {
        return Objects.requireNonNull(operations().get(id), id);
    }

    /** Those of which an answer was seen. */
    public Set<String> seen() {
        return seen;
    }

    /** What is wrong with a text, if it should be what the schema says; nothing if it is. */
    public List<String> faults(JsonNode schema, String json) {
        com.networknt.schema.Schema known = compiled.computeIfAbsent(schema.toString(), text -> {
            ObjectNode whole = JsonNodeFactory.instance.objectNode();
            whole.setAll((ObjectNode) schema);
            whole.set("components", strict);
            return REGISTRY.getSchema(whole.toString(), InputFormat.JSON);
        });
        return known.validate(json, InputFormat.JSON).stream()
                .map(error -> error.getInstanceLocation() + " " + error.getMessage())
                .toList();
    }

    /** Holds an answer against what the document says about it. */
    public void check(String operation, int status, String contentType, String body) {
        seen.add(operation);
        JsonNode responses = operation(operation).path("responses");
        assertThat(responses.propertyNames()).as(operation).contains(String.valueOf(status));
        JsonNode contents = responses.path(String.valueOf(status)).path("content");
        String type = contentType.split(";", -1)[0];
        assertThat(contents.propertyNames()).as(operation).contains(type);
        if (type.endsWith("json")) {
            List<String> faults = new ArrayList<>();
            List<String> values = type.equals(Content.NDJSON) ? body.lines().toList() : List.of(body);
            values.stream()
                    .filter(value -> !value.isBlank())
                    .forEach(value -> faults.addAll(faults(contents.path(type).path("schema"), value)));
            assertThat(faults).as(operation + " answered " + body).isEmpty();
        }
    }
}
