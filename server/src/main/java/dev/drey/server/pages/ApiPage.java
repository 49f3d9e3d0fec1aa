package dev.drey.server.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI document as a page to read: contents, every operation, every kind of JSON, every problem. */
final class ApiPage {
    private final ObjectNode document;
    private final String address;

    /** @param address where the server is, for examples */
    ApiPage(ObjectNode document, String address) {
        this.document = document;
        this.address = address;
    }

    String html() {
        JsonNode info = document.path("info");
        String title = info.path("title").asString() + " API";
        return Frame.around(
                title,
                Frame.API,
                "<h1>" + Markup.escape(title) + "</h1>\n"
                        + "<p class=\"lead\">"
                        + Markup.line(info.path("summary").asString()) + "</p>\n"
                        + Markup.paragraphs(info.path("description").asString())
                        + "<p><a href=\"/openapi.json\">openapi.json</a> is all of this for programs.</p>\n"
                        + FirstSteps.html(address)
                        + contents()
                        + operations()
                        + schemas()
                        + problems());
    }

    private String problems() {
        String always = document.at("/components/responses/Problem/description").asString();
        return "<section>\n<h2 id=\"problems\">Problems</h2>\n" + Markup.paragraphs(always) + ProblemPage.list()
                + "</section>\n";
    }

    private List<Entry> entries(String tag) {
        List<Entry> entries = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    entries.add(new Entry(path.getKey(), method.getKey(), method.getValue()));
                }));
        return entries.stream().filter(entry -> entry.isIn(tag)).toList();
    }

    private String contents() {
        StringBuilder html = new StringBuilder("<nav class=\"contents\" aria-label=\"Contents\">\n");
        for (JsonNode tag : document.path("tags")) {
            String name = tag.path("name").asString();
            html.append("<h2>").append(Markup.escape(name)).append("</h2>\n<ul>\n");
            entries(name).forEach(entry -> html.append(link(entry)));
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

    private static String link(Entry entry) {
        return """
                <li>%s <a href="#%s"><code>%s</code></a> <span>%s</span></li>
                """.formatted(entry.badge(), entry.id(), Markup.escape(entry.path()), Markup.line(entry.summary()));
    }

    private String operations() {
        StringBuilder html = new StringBuilder();
        for (JsonNode tag : document.path("tags")) {
            String name = tag.path("name").asString();
            html.append("<section>\n<h2>").append(Markup.escape(name)).append("</h2>\n");
            html.append(Markup.paragraphs(tag.path("description").asString()));
            entries(name).forEach(entry -> html.append(new OperationSection(entry, address).html()));
            html.append("</section>\n");
        }
        return html.toString();
    }

    private String schemas() {
        StringBuilder html = new StringBuilder("""
                <section>
                <h2>JSON</h2>
                <p>A property marked <span class="maybe">maybe</span> may be missing. Nothing is ever <code>null</code>.</p>
                """);
        document.at("/components/schemas")
                .properties()
                .forEach(schema -> html.append(SchemaSection.html(schema.getKey(), schema.getValue())));
        return html.append("</section>\n").toString();
    }
}
