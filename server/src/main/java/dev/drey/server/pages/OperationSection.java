package dev.drey.server.pages;

import dev.drey.server.access.Problem;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The part of the page that is about one operation. */
final class OperationSection {
    private static final String ANYTHING_ELSE = "default";

    private final Entry entry;
    private final String address;

    OperationSection(Entry entry, String address) {
        this.entry = entry;
        this.address = address;
    }

    String html() {
        JsonNode operation = entry.operation();
        return "<article id=\"" + entry.id() + "\">\n"
                + "<h3><a href=\"#" + entry.id() + "\">"
                + Markup.line(entry.summary()) + "</a></h3>\n"
                + "<p class=\"route\">" + entry.badge() + " <code>" + Markup.escape(entry.path()) + "</code></p>\n"
                + Markup.paragraphs(operation.path("description").asString())
                + parameters(operation.path("parameters"))
                + body(operation.at("/requestBody/content"))
                + socket(operation.path("x-websocket"))
                + Curl.of(entry, address).map(Markup::block).orElse("")
                + answers(operation.path("responses"))
                + problems(operation.path("responses"))
                + "</article>\n";
    }

    private static String parameters(JsonNode parameters) {
        if (parameters.isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder("<h4>Parameters</h4>\n<dl>\n");
        for (JsonNode parameter : parameters) {
            html.append(SchemaSection.property(
                    parameter.path("name").asString(),
                    parameter.path("schema"),
                    parameter.path("required").asBoolean(),
                    parameter.path("description").asString()));
        }
        return html.append("</dl>\n").toString();
    }

    private static String body(JsonNode contents) {
        if (contents.isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder("<h4>Body</h4>\n");
        contents.properties()
                .forEach(content -> html.append("<p>")
                        .append(content(content))
                        .append("</p>\n")
                        .append(examples(content)));
        return html.toString();
    }

    private static String socket(JsonNode socket) {
        return socket.isMissingNode()
                ? ""
                : "<p>It takes " + SchemaSection.type(socket.path("takes")) + " and tells "
                        + SchemaSection.type(socket.path("tells")) + ".</p>\n";
    }

    private static String answers(JsonNode responses) {
        StringBuilder html = new StringBuilder("<h4>Answers</h4>\n<dl>\n");
        responses.properties().stream()
                .filter(response -> !isProblem(response))
                .forEach(response -> html.append(answer(response)));
        return html.append("</dl>\n").toString();
    }

    private static String answer(Map.Entry<String, JsonNode> response) {
        JsonNode answer = response.getValue();
        StringBuilder html =
                new StringBuilder("<dt><code>").append(response.getKey()).append("</code>");
        answer.path("content").properties().forEach(content -> html.append(" ").append(content(content)));
        html.append("</dt>\n<dd>").append(Markup.line(answer.path("description").asString()));
        answer.path("headers")
                .properties()
                .forEach(header -> html.append("\n<code>")
                        .append(Markup.escape(header.getKey()))
                        .append("</code>: ")
                        .append(Markup.line(
                                header.getValue().path("description").asString())));
        answer.path("content").properties().forEach(content -> html.append("\n").append(examples(content)));
        return html.append("</dd>\n").toString();
    }

    /** Short, since they are alike: a line for each status. */
    private static String problems(JsonNode responses) {
        String lines = responses.properties().stream()
                .filter(response -> isProblem(response) && !response.getKey().equals(ANYTHING_ELSE))
                .map(response -> "<li><code>" + response.getKey() + "</code> "
                        + Markup.line(response.getValue().path("description").asString()) + "</li>\n")
                .collect(Collectors.joining());
        return lines.isEmpty()
                ? ""
                : "<h4>Problems</h4>\n<ul>\n" + lines + "</ul>\n"
                        + "<p>Besides <a href=\"#problems\">what may be wrong with every request</a>.</p>\n";
    }

    private static boolean isProblem(Map.Entry<String, JsonNode> response) {
        return response.getKey().equals(ANYTHING_ELSE)
                || response.getValue().path("content").has(Problem.CONTENT_TYPE);
    }

    /** What it is, if that has a name, and as which type it comes. */
    private static String content(Map.Entry<String, JsonNode> content) {
        JsonNode schema = content.getValue().path("schema");
        return "<span class=\"type\">" + (schema.has("$ref") ? SchemaSection.type(schema) + " " : "") + "<small>"
                + Markup.escape(content.getKey()) + "</small></span>";
    }

    private static String examples(Map.Entry<String, JsonNode> content) {
        StringBuilder html = new StringBuilder();
        content.getValue()
                .path("examples")
                .properties()
                .forEach(example -> html.append("<details>\n<summary>Example: ")
                        .append(Markup.escape(example.getKey().replace('-', ' ')))
                        .append("</summary>\n")
                        .append(Markup.block(Pretty.text(example.getValue().path("value"))))
                        .append("</details>\n"));
        return html.toString();
    }
}
