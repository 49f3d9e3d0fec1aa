package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One of several kinds of objects; {@code type} tells which, where all of them have it. */
public record UnionSchema(String name, String description, List<ObjectSchema> among) implements Schema {
    @Override
    public List<String> types() {
        return among.stream().flatMap(schema -> schema.types().stream()).toList();
    }

    @Override
    public ObjectNode json(Names names) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("description", description);
        ArrayNode oneOf = json.putArray("oneOf");
        among.forEach(schema -> oneOf.add(schema.reference()));
        if (among.stream().noneMatch(schema -> schema.types().isEmpty())) {
            ObjectNode discriminator = json.putObject("discriminator").put("propertyName", "type");
            ObjectNode mapping = discriminator.putObject("mapping");
            among.forEach(schema -> schema.types().forEach(type -> mapping.put(type, schema.address())));
        }
        return json;
    }
}
