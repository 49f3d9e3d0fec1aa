package dev.drey.server.pages;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** How one asks for something in a terminal. */
final class Curl {
    private static final String NEXT = " \\\n  ";

    private Curl() {}

    /** The command; none for sockets, and for what only a browser would show. */
    static Optional<String> of(Entry entry, String address) {
        JsonNode operation = entry.operation();
        JsonNode answers = operation.at("/responses/200/content");
        if (entry.isSocket() || answers.has("text/css") || (answers.has("text/html") && answers.size() == 1)) {
            return Optional.empty();
        }
        StringBuilder command = new StringBuilder(answers.has("application/x-ndjson") ? "curl -sN" : "curl -s");
        if (!entry.method().equals("get")) {
            command.append(" -X ").append(entry.verb());
        }
        command.append(" '").append(address).append(filled(entry)).append('\'');
        if (entry.path().startsWith("/api/") && !entry.path().equals("/api/tokens")) {
            command.append(NEXT).append("-H \"Authorization: Bearer $TOKEN\"");
        }
        operation.at("/requestBody/content").properties().forEach(body -> {
            command.append(NEXT)
                    .append("-H 'Content-Type: ")
                    .append(body.getKey())
                    .append('\'');
            body.getValue()
                    .path("examples")
                    .valueStream()
                    .findFirst()
                    .ifPresent(example -> command.append(NEXT)
                            .append("-d '")
                            .append(example.path("value"))
                            .append('\''));
        });
        return Optional.of(command.toString());
    }

    /** The path with an example for every parameter that has one. */
    private static String filled(Entry entry) {
        String path = entry.path();
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : entry.operation().path("parameters")) {
            String name = parameter.path("name").asString();
            String example = parameter.path("example").asString("");
            if (parameter.path("in").asString().equals("path")) {
                path = path.replace("{" + name + "}", example);
            } else if (!example.isEmpty()) {
                query.append(query.isEmpty() ? '?' : '&').append(name).append('=');
                query.append(URLEncoder.encode(example, StandardCharsets.UTF_8));
            }
        }
        return path + query;
    }
}
