package dev.drey.server.openapi;

import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** All schemas of the document. */
final class Components implements Schema.Names {
    /** In the order in which one would read them. */
    static final List<Schema> ALL = Stream.of(
                    RequestSchemas.ALL,
                    MessageSchemas.ALL,
                    BoardSchemas.ALL,
                    PositionSchemas.ALL,
                    RecordSchemas.ALL,
                    ListSchemas.ALL,
                    AnalysisSchemas.ALL,
                    XraySchemas.ALL,
                    ServerSchemas.ALL)
            .flatMap(List::stream)
            .toList();

    @Override
    public Schema of(Class<?> type) {
        return ALL.stream()
                .filter(schema -> schema instanceof ObjectSchema object
                        && object.from().filter(type::equals).isPresent())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no schema describes " + type));
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ALL.forEach(schema -> json.set(schema.name(), schema.json(this)));
        return json;
    }
}
