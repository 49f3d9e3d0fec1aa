package dev.drey.server.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Renders the OpenAPI document as a page: contents, operations, schemas and problems. */
final class ApiPage {
    private final ObjectNode document;
    private final String address;

    /** @param address the server's address, for examples */
    ApiPage(ObjectNode document, String address) {
        this.document = document;
        this.address = address;
    }

    String html() {
        JsonNode info = document.path("info");
        String title = info.path("title").asString() + " API";
        return PageTemplate.render(
                title,
                PageTemplate.API,
                "<h1>" + Html.escape(title) + "</h1>\n"
                        + "<p class=\"lead\">"
                        + Html.inline(info.path("summary").asString()) + "</p>\n"
                        + Html.paragraphs(info.path("description").asString())
                        + "<p><a href=\"/openapi.json\">openapi.json</a> has the same content for programs.</p>\n"
                        + FirstSteps.html(address)
                        + contents()
                        + operations()
                        + schemas()
                        + problems());
    }

    private String problems() {
        String anyProblem =
                document.at("/components/responses/Problem/description").asString();
        return "<section>\n<h2 id=\"problems\">Problems</h2>\n" + Html.paragraphs(anyProblem) + ProblemPage.list()
                + "</section>\n";
    }

    private List<DocumentedOperation> operations(String tag) {
        List<DocumentedOperation> all = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    all.add(new DocumentedOperation(path.getKey(), method.getKey(), method.getValue()));
                }));
        return all.stream().filter(operation -> operation.hasTag(tag)).toList();
    }

    private String contents() {
        StringBuilder html = new StringBuilder("<nav class=\"contents\" aria-label=\"Contents\">\n");
        for (JsonNode tag : document.path("tags")) {
            String name = tag.path("name").asString();
            html.append("<h2>").append(Html.escape(name)).append("</h2>\n<ul>\n");
            operations(name).forEach(operation -> html.append(link(operation)));
            html.append("</ul>\n");
        }
        String schemas = document.at("/components/schemas").propertyNames().stream()
                .map(name -> "<a href=\"#schema-" + name + "\">" + name + "</a>")
                .collect(Collectors.joining("\n"));
        return html.append("<h2>JSON</h2>\n<p>")
                .append(schemas)
                .append("</p>\n<p><a href=\"#problems\">Problems</a></p>\n</nav>\n")
                .toString();
    }

    private static String link(DocumentedOperation operation) {
        return """
                <li>%s <a href="#%s"><code>%s</code></a> <span>%s</span></li>
                """.formatted(
                operation.badge(), operation.id(), Html.escape(operation.path()), Html.inline(operation.summary()));
    }

    private String operations() {
        StringBuilder html = new StringBuilder();
        for (JsonNode tag : document.path("tags")) {
            String name = tag.path("name").asString();
            html.append("<section>\n<h2>").append(Html.escape(name)).append("</h2>\n");
            html.append(Html.paragraphs(tag.path("description").asString()));
            operations(name).forEach(operation -> html.append(new OperationSection(operation, address).html()));
            html.append("</section>\n");
        }
        return html.toString();
    }

    private String schemas() {
        StringBuilder html = new StringBuilder("""
                <section>
                <h2>JSON</h2>
                <p>A property marked <span class="maybe">optional</span> may be missing. No value is ever <code>null</code>.</p>
                """);
        document.at("/components/schemas")
                .properties()
                .forEach(schema -> html.append(SchemaSection.html(schema.getKey(), schema.getValue())));
        return html.append("</section>\n").toString();
    }
}
