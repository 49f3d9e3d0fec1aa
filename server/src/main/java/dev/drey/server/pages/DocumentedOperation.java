package dev.drey.server.pages;

import dev.drey.server.openapi.Content;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * An operation of the OpenAPI document.
 *
 * @param method the key under which the document has it, such as {@code get}
 * @param json the operation object
 */
record DocumentedOperation(String path, String method, JsonNode json) {
    private static final String NEXT_LINE = " \\\n  ";

    String id() {
        return json.path("operationId").asString();
    }

    String summary() {
        return json.path("summary").asString();
    }

    boolean isSocket() {
        return json.has("x-websocket");
    }

    boolean hasTag(String tag) {
        return json.path("tags").path(0).asString().equals(tag);
    }

    /** The HTTP method in capitals, or WebSocket. */
    String verb() {
        return isSocket() ? "WebSocket" : method.toUpperCase(Locale.ROOT);
    }

    /** The verb as HTML. */
    String badge() {
        return "<span class=\"verb\">" + verb() + "</span>";
    }

    /** A curl command with the examples; empty for sockets and for operations that only browsers use. */
    Optional<String> curl(String address) {
        JsonNode contents = json.at("/responses/200/content");
        if (isSocket() || contents.has("text/css") || (contents.has("text/html") && contents.size() == 1)) {
            return Optional.empty();
        }
        StringBuilder command = new StringBuilder(contents.has(Content.NDJSON) ? "curl -sN" : "curl -s");
        if (!method.equals("get")) {
            command.append(" -X ").append(verb());
        }
        command.append(" '").append(address).append(examplePath()).append('\'');
        if (path.startsWith("/api/") && !path.equals("/api/tokens")) {
            command.append(NEXT_LINE).append("-H \"Authorization: Bearer $TOKEN\"");
        }
        json.at("/requestBody/content").properties().forEach(body -> {
            command.append(NEXT_LINE)
                    .append("-H 'Content-Type: ")
                    .append(body.getKey())
                    .append('\'');
            body.getValue()
                    .path("examples")
                    .valueStream()
                    .findFirst()
                    .ifPresent(example -> command.append(NEXT_LINE)
                            .append("-d '")
                            .append(example.path("value"))
                            .append('\''));
        });
        return Optional.of(command.toString());
    }

    /** The path and query with the example of every parameter that has one. */
    private String examplePath() {
        String filled = path;
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : json.path("parameters")) {
            String name = parameter.path("name").asString();
            String example = parameter.path("example").asString("");
            if (parameter.path("in").asString().equals("path")) {
                filled = filled.replace("{" + name + "}", example);
            } else if (!example.isEmpty()) {
                query.append(query.isEmpty() ? '?' : '&').append(name).append('=');
                query.append(URLEncoder.encode(example, StandardCharsets.UTF_8));
            }
        }
        return filled + query;
    }
}
