package dev.drey.server.openapi;

import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of a JSON object. For the JSON of a record, the property types come from the record class; descriptions and which
 * properties are required are stated here. A record component without a description, or a property without a type, is an error.
 */
public final class ObjectSchema implements Schema {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final String name;
    private final String description;
    private final Optional<Class<? extends Record>> recordClass;
    private final Map<String, Property> properties = new LinkedHashMap<>();
    private List<String> types = List.of();
    private boolean closed;

    private record Property(String description, boolean required, ObjectNode schema) {}

    private ObjectSchema(String name, String description, Optional<Class<? extends Record>> recordClass) {
        this.name = name;
        this.description = description;
        this.recordClass = recordClass;
    }

    /** An object without a record class. */
    static ObjectSchema of(String name, String description) {
        return new ObjectSchema(name, description, Optional.empty());
    }

    /** The JSON of a record. */
    static ObjectSchema of(Class<? extends Record> recordClass, String name, String description) {
        return new ObjectSchema(name, description, Optional.of(recordClass));
    }

    /** Adds the property {@code type}, whose values distinguish this object from others. */
    ObjectSchema discriminator(String... values) {
        types = List.of(values);
        return put("type", true, JsonTypes.enumOf(values), "Which kind of message it is.");
    }

    /** Forbids properties that are not described. */
    ObjectSchema closed() {
        closed = true;
        return this;
    }

    /** Adds a property that is always present. */
    ObjectSchema required(String property, String description) {
        return required(property, NODES.objectNode(), description);
    }

    /** Adds a property that is always present, with a schema that completes or replaces the record's type. */
    ObjectSchema required(String property, ObjectNode schema, String description) {
        return put(property, true, schema, description);
    }

    /** Adds a property that may be missing. It is never null. */
    ObjectSchema optional(String property, String description) {
        return optional(property, NODES.objectNode(), description);
    }

    /** Adds a property that may be missing, with a schema that completes or replaces the record's type. */
    ObjectSchema optional(String property, ObjectNode schema, String description) {
        return put(property, false, schema, description);
    }

    private ObjectSchema put(String property, boolean required, ObjectNode schema, String description) {
        properties.put(property, new Property(description, required, schema));
        return this;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> types() {
        return types;
    }

    /** The record class whose JSON this describes. */
    public Optional<Class<? extends Record>> recordClass() {
        return recordClass;
    }

    @Override
    public ObjectNode json() {
        // Reflection is deferred until the document is requested, so that the server starts sooner.
        Map<String, Type> javaTypes =
                recordClass.map(JsonTypes::recordProperties).orElse(Map.of());
        if (!properties.keySet().containsAll(javaTypes.keySet())) {
            throw new IllegalStateException(name + " does not describe all of " + javaTypes.keySet());
        }
        ObjectNode json = NODES.objectNode().put("type", "object").put("description", description);
        ObjectNode all = json.putObject("properties");
        ArrayNode required = NODES.arrayNode();
        properties.forEach((key, property) -> {
            all.set(key, json(key, property, Optional.ofNullable(javaTypes.get(key))));
            if (property.required()) {
                required.add(key);
            }
        });
        if (!required.isEmpty()) {
            json.set("required", required);
        }
        if (closed) {
            json.put("additionalProperties", false);
        }
        return json;
    }

    private ObjectNode json(String key, Property property, Optional<Type> javaType) {
        if (javaType.isEmpty() && property.schema().isEmpty()) {
            throw new IllegalStateException(name + " has no type for " + key);
        }
        ObjectNode json = javaType.map(JsonTypes::ofJavaType).orElseGet(NODES::objectNode);
        json.setAll(property.schema());
        return json.put("description", property.description());
    }
}
