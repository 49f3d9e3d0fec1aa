package dev.drey.server.openapi;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A kind of JSON value that has a name in the document. */
public sealed interface Schema permits ObjectSchema, UnionSchema {
    String name();

    /** The values its property {@code type} can have; none if it has no such property. */
    List<String> types();

    /** As JSON Schema writes it. */
    ObjectNode json(Names names);

    /** Where the document has it. */
    default String address() {
        return "#/components/schemas/" + name();
    }

    /** How others mention it. */
    default ObjectNode reference() {
        return JsonNodeFactory.instance.objectNode().put("$ref", address());
    }

    /** Which schema describes the JSON of a record. */
    @FunctionalInterface
    interface Names {
        Schema of(Class<?> type);
    }
}
