package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A JSON Schema with a name, kept under {@code components/schemas} of the document. */
public sealed interface Schema permits ObjectSchema, Schema.Union {
    /** Its name among the components. */
    String name();

    /** The possible values of its property {@code type}; empty if it has no such property. */
    List<String> types();

    /** The JSON Schema. */
    ObjectNode json();

    /** Its JSON pointer within the document. */
    default String pointer() {
        return "#/components/schemas/" + name();
    }

    /** A {@code $ref} to it. */
    default ObjectNode reference() {
        return JsonNodeFactory.instance.objectNode().put("$ref", pointer());
    }

    /** One of several objects; has a discriminator if all of them have a property {@code type}. */
    record Union(String name, String description, List<ObjectSchema> members) implements Schema {
        @Override
        public List<String> types() {
            return members.stream().flatMap(schema -> schema.types().stream()).toList();
        }

        @Override
        public ObjectNode json() {
            ObjectNode json = JsonNodeFactory.instance.objectNode().put("description", description);
            ArrayNode oneOf = json.putArray("oneOf");
            members.forEach(schema -> oneOf.add(schema.reference()));
            if (members.stream().noneMatch(schema -> schema.types().isEmpty())) {
                ObjectNode discriminator = json.putObject("discriminator").put("propertyName", "type");
                ObjectNode mapping = discriminator.putObject("mapping");
                members.forEach(schema -> schema.types().forEach(type -> mapping.put(type, schema.pointer())));
            }
            return json;
        }
    }
}
