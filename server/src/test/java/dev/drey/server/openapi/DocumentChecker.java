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
 * Checks messages and responses against an OpenAPI document. It is stricter than the document: properties without a description
 * are violations.
 */
public final class DocumentChecker {
    /** JSON Schema with the keywords of OpenAPI. */
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDialect(Dialect.builder(
                    "https://drey.example/documented", Dialects.getDraft202012())
            .keywords(List.of(new NonValidationKeyword("components"), new NonValidationKeyword("discriminator")))
            .build());

    private final JsonNode document;
    private final ObjectNode strict;
    private final Map<String, com.networknt.schema.Schema> compiled = new HashMap<>();
    private final Set<String> checkedOperations = new TreeSet<>();

    public DocumentChecker(JsonNode document) {
        this.document = document;
        strict = (ObjectNode) document.path("components").deepCopy();
        forbidAdditionalProperties(strict.path("schemas"));
    }

    private static void forbidAdditionalProperties(JsonNode schema) {
        if (schema instanceof ObjectNode object
                && object.path("type").asString("").equals("object")
                && object.has("properties")
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(DocumentChecker::forbidAdditionalProperties);
    }

    /** All operations by id. */
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

    /** The ids of operations whose responses were checked. */
    public Set<String> checkedOperations() {
        return checkedOperations;
    }

    /** The violations of a schema by a JSON text. */
    public List<String> violations(JsonNode schema, String json) {
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

    /** Checks a response of an operation. */
    public void check(String operation, int status, String contentType, String body) {
        checkedOperations.add(operation);
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
                    .forEach(value ->
                            faults.addAll(violations(contents.path(type).path("schema"), value)));
            assertThat(faults).as(operation + " answered " + body).isEmpty();
        }
    }
}
