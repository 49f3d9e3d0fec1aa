package dev.drey.server.pages;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The part of the page that is about one operation. */
final class OperationSection {
    private final ObjectNode document;
    private final ApiPage.Entry entry;
    private final String address;

    OperationSection(ObjectNode document, ApiPage.Entry entry, String address) {
        this.document = document;
        this.entry = entry;
        this.address = address;
    }

    String html() {
        JsonNode operation = entry.operation();
        return "<article id=\"" + entry.id() + "\">\n"
                + "<h3><a href=\"#" + entry.id() + "\">"
                + Markup.line(operation.path("summary").asString()) + "</a></h3>\n"
                + "<p class=\"route\">" + ApiPage.route(entry) + "</p>\n"
                + Markup.paragraphs(operation.path("description").asString())
                + parameters(operation.path("parameters"))
                + body(operation.at("/requestBody/content"))
                + socket(operation.path("x-websocket"))
                + Curl.of(entry, address).map(Markup::block).orElse("")
                + answers(operation.path("responses"))
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

    private String answers(JsonNode responses) {
        StringBuilder html = new StringBuilder("<h4>Answers</h4>\n<dl>\n");
        responses.properties().forEach(response -> {
            JsonNode answer = resolved(response.getValue());
            html.append("<dt><code>")
                    .append(response.getKey().equals("default") ? "else" : response.getKey())
                    .append("</code>");
            answer.path("content")
                    .properties()
                    .forEach(content -> html.append(" ").append(content(content)));
            html.append("</dt>\n<dd>")
                    .append(Markup.line(answer.path("description").asString()))
                    .append("\n");
            answer.path("headers")
                    .properties()
                    .forEach(header -> html.append("<code>")
                            .append(Markup.escape(header.getKey()))
                            .append("</code>: ")
                            .append(Markup.line(
                                    header.getValue().path("description").asString()))
                            .append("\n"));
            answer.path("content").properties().forEach(content -> html.append(examples(content)));
            html.append("</dd>\n");
        });
        return html.append("</dl>\n").toString();
    }

    private JsonNode resolved(JsonNode response) {
        String reference = response.path("$ref").asString("");
        return reference.isEmpty() ? response : document.at(reference.substring(1));
    }

    private static String content(Map.Entry<String, JsonNode> content) {
        return "<span class=\"type\">" + SchemaSection.type(content.getValue().path("schema")) + " <small>"
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
