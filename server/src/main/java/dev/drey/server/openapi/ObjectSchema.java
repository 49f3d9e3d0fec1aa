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
 * An object with named properties. Of one that a record becomes, the types are the record's; what its properties mean, and
 * which of them may be missing, is said here. A property that the record does not have, or one of it that is not described, is
 * an error.
 */
public final class ObjectSchema implements Schema {
    private final String name;
    private final String description;
    private final Optional<Class<? extends Record>> from;
    private final Map<String, Property> properties = new LinkedHashMap<>();
    private List<String> types = List.of();
    private boolean closed;

    private record Property(String description, boolean always, ObjectNode more) {}

    private ObjectSchema(String name, String description, Optional<Class<? extends Record>> from) {
        this.name = name;
        this.description = description;
        this.from = from;
    }

    /** An object that no record becomes. */
    static ObjectSchema of(String name, String description) {
        return new ObjectSchema(name, description, Optional.empty());
    }

    /** What a record becomes. */
    static ObjectSchema of(Class<? extends Record> from, String name, String description) {
        return new ObjectSchema(name, description, Optional.of(from));
    }

    /** It says of itself which it is. */
    ObjectSchema typed(String... values) {
        types = List.of(values);
        return put("type", true, Types.oneOf(values), "Which kind of message it is.");
    }

    /** Nothing else may be in it. */
    ObjectSchema closed() {
        closed = true;
        return this;
    }

    /** A property that is always there. */
    ObjectSchema always(String property, String meaning) {
        return always(property, JsonNodeFactory.instance.objectNode(), meaning);
    }

    /** The same; {@code more} is its type, or what there is to say about it besides the record's type. */
    ObjectSchema always(String property, ObjectNode more, String meaning) {
        return put(property, true, more, meaning);
    }

    /** A property that may be missing. It is never null. */
    ObjectSchema maybe(String property, String meaning) {
        return maybe(property, JsonNodeFactory.instance.objectNode(), meaning);
    }

    ObjectSchema maybe(String property, ObjectNode more, String meaning) {
        return put(property, false, more, meaning);
    }

    private ObjectSchema put(String property, boolean always, ObjectNode more, String meaning) {
        properties.put(property, new Property(meaning, always, more));
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

    /** The record that becomes this. */
    public Optional<Class<? extends Record>> from() {
        return from;
    }

    @Override
    public ObjectNode json(Names names) {
        // Looked at no sooner than needed: a server that starts has better things to do.
        Map<String, Type> given = from.map(Types::properties).orElse(Map.of());
        if (!properties.keySet().containsAll(given.keySet())) {
            throw new IllegalStateException(name + " does not describe all of " + given.keySet());
        }
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("type", "object").put("description", description);
        ObjectNode all = json.putObject("properties");
        properties.forEach((property, about) ->
                all.set(property, json(property, about, Optional.ofNullable(given.get(property)), names)));
        ArrayNode required = JsonNodeFactory.instance.arrayNode();
        properties.forEach((property, about) -> {
            if (about.always()) {
                required.add(property);
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

    private ObjectNode json(String property, Property about, Optional<Type> type, Names names) {
        if (type.isEmpty() && about.more().isEmpty()) {
            throw new IllegalStateException(name + " has no type for " + property);
        }
        ObjectNode json = type.map(known -> Types.of(known, names)).orElseGet(JsonNodeFactory.instance::objectNode);
        json.setAll(about.more());
        return json.put("description", about.description());
    }
}
