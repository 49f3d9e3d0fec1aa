package dev.drey.server.openapi;

import dev.drey.server.access.IdentityCookie;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Builds the OpenAPI document, which describes the API for authors of clients. */
public final class ApiDocument {
    /** Version 3.1, whose schemas are ordinary JSON Schema. */
    private static final String OPENAPI = "3.1.0";

    private static final String DESCRIPTION = """
            Small two-player board games, played live against people, engines or programs, over a WebSocket or plain HTTP.

            You are a guest from your first request on. A browser keeps a signed cookie. A program gets a token instead \
            (`POST /api/tokens`) and sends it with every request. Tokens expire.

            Errors are problem details (RFC 9457) with a stable `code`. New properties and message types may be added, so ignore \
            those that you do not know. Documented ones do not change.
            """;

    /** All named schemas, in reading order. */
    static final List<Schema> SCHEMAS = Stream.of(
                    RequestSchemas.ALL,
                    MessageSchemas.ALL,
                    GameSchemas.ALL,
                    PositionSchemas.ALL,
                    RecordSchemas.ALL,
                    LobbySchemas.ALL,
                    AnalysisSchemas.ALL,
                    XraySchemas.ALL,
                    ServerSchemas.ALL)
            .flatMap(List::stream)
            .toList();

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ApiDocument() {}

    public static ObjectNode of(List<Operation> operations) {
        ObjectNode document = NODES.objectNode().put("openapi", OPENAPI);
        document.set("info", info());
        document.putArray("servers").addObject().put("url", "/");
        document.set("tags", tags());
        // No security for guests, or a cookie, or a token.
        ArrayNode security = document.putArray("security");
        security.addObject();
        security.addObject().putArray("cookie");
        security.addObject().putArray("token");
        ObjectNode paths = document.putObject("paths");
        operations.forEach(operation ->
                path(paths, operation.path()).set(operation.method().text(), operation.json()));
        ObjectNode components = document.putObject("components");
        ObjectNode schemas = components.putObject("schemas");
        SCHEMAS.forEach(schema -> schemas.set(schema.name(), schema.json()));
        components.putObject("responses").set("Problem", Response.ANY_PROBLEM.json());
        components.set("securitySchemes", securitySchemes());
        return document;
    }

    /** The schema that describes the JSON of a record class. */
    static Schema schemaOf(Class<?> type) {
        return SCHEMAS.stream()
                .filter(schema -> schema instanceof ObjectSchema object
                        && object.recordClass().filter(type::equals).isPresent())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no schema describes " + type));
    }

    private static ObjectNode info() {
        @Nullable String version = ApiDocument.class.getPackage().getImplementationVersion();
        ObjectNode info = NODES.objectNode();
        info.put("title", "Drey").put("version", version == null ? "development" : version);
        info.put("summary", "Play small board games, and analyse every move.");
        info.put("description", DESCRIPTION.strip());
        info.putObject("license").put("name", "Apache License 2.0").put("identifier", "Apache-2.0");
        return info;
    }

    private static ArrayNode tags() {
        ArrayNode tags = NODES.arrayNode();
        Stream.of(OperationTag.values())
                .forEach(tag -> tags.addObject().put("name", tag.title()).put("description", tag.description()));
        return tags;
    }

    private static ObjectNode securitySchemes() {
        ObjectNode schemes = NODES.objectNode();
        schemes.putObject("cookie")
                .put("type", "apiKey")
                .put("in", "cookie")
                .put("name", IdentityCookie.NAME)
                .put(
                        "description",
                        "For browsers; the server sets it on the first request (over https as `__Host-drey`). Requests that change something also need an `Origin`"
                                + " header that names the server.");
        schemes.putObject("token")
                .put("type", "http")
                .put("scheme", "bearer")
                .put("description", "For programs; get it from `POST /api/tokens`.");
        return schemes;
    }

    private static ObjectNode path(ObjectNode paths, String path) {
        return paths.has(path) ? (ObjectNode) paths.get(path) : paths.putObject(path);
    }
}
