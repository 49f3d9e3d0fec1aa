package dev.drey.server.pages;

import dev.drey.server.access.Problem;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The section of the API page about one operation. */
final class OperationSection {
    private static final String DEFAULT = "default";

    private final DocumentedOperation operation;
    private final String address;

    OperationSection(DocumentedOperation operation, String address) {
        this.operation = operation;
        this.address = address;
    }

    String html() {
        JsonNode json = operation.json();
        return "<article id=\"" + operation.id() + "\">\n"
                + "<h3><a href=\"#" + operation.id() + "\">"
                + Html.inline(operation.summary()) + "</a></h3>\n"
                + "<p class=\"route\">" + operation.badge() + " <code>" + Html.escape(operation.path())
                + "</code></p>\n"
                + Html.paragraphs(json.path("description").asString())
                + parameters(json.path("parameters"))
                + body(json.at("/requestBody/content"))
                + socket(json.path("x-websocket"))
                + operation.curl(address).map(Html::codeBlock).orElse("")
                + responses(json.path("responses"))
                + problems(json.path("responses"))
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
                : "<p>It accepts " + SchemaSection.type(socket.path("takes")) + " and sends "
                        + SchemaSection.type(socket.path("tells")) + ".</p>\n";
    }

    private static String responses(JsonNode responses) {
        StringBuilder html = new StringBuilder("<h4>Responses</h4>\n<dl>\n");
        responses.properties().stream()
                .filter(response -> !isProblem(response))
                .forEach(response -> html.append(response(response)));
        return html.append("</dl>\n").toString();
    }

    private static String response(Map.Entry<String, JsonNode> response) {
        JsonNode json = response.getValue();
        StringBuilder html =
                new StringBuilder("<dt><code>").append(response.getKey()).append("</code>");
        json.path("content").properties().forEach(content -> html.append(" ").append(content(content)));
        html.append("</dt>\n<dd>").append(Html.inline(json.path("description").asString()));
        json.path("headers")
                .properties()
                .forEach(header -> html.append("\n<code>")
                        .append(Html.escape(header.getKey()))
                        .append("</code>: ")
                        .append(Html.inline(
                                header.getValue().path("description").asString())));
        json.path("content").properties().forEach(content -> html.append("\n").append(examples(content)));
        return html.append("</dd>\n").toString();
    }

    /** One line for each status. */
    private static String problems(JsonNode responses) {
        String lines = responses.properties().stream()
                .filter(response -> isProblem(response) && !response.getKey().equals(DEFAULT))
                .map(response -> "<li><code>" + response.getKey() + "</code> "
                        + Html.inline(response.getValue().path("description").asString()) + "</li>\n")
                .collect(Collectors.joining());
        return lines.isEmpty()
                ? ""
                : "<h4>Problems</h4>\n<ul>\n" + lines + "</ul>\n"
                        + "<p>Also possible: <a href=\"#problems\">the problems of every request</a>.</p>\n";
    }

    private static boolean isProblem(Map.Entry<String, JsonNode> response) {
        return response.getKey().equals(DEFAULT)
                || response.getValue().path("content").has(Problem.CONTENT_TYPE);
    }

    /** The name of the schema, if it has one, and the Content-Type. */
    private static String content(Map.Entry<String, JsonNode> content) {
        JsonNode schema = content.getValue().path("schema");
        return "<span class=\"type\">" + (schema.has("$ref") ? SchemaSection.type(schema) + " " : "") + "<small>"
                + Html.escape(content.getKey()) + "</small></span>";
    }

    private static String examples(Map.Entry<String, JsonNode> content) {
        StringBuilder html = new StringBuilder();
        content.getValue()
                .path("examples")
                .properties()
                .forEach(example -> html.append("<details>\n<summary>Example: ")
                        .append(Html.escape(example.getKey().replace('-', ' ')))
                        .append("</summary>\n")
                        .append(Html.codeBlock(example.getValue().path("value")))
                        .append("</details>\n"));
        return html.toString();
    }
}
