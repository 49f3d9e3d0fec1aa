package dev.drey.server.pages;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The part of the page that is about one kind of JSON. */
final class SchemaSection {
    private SchemaSection() {}

    static String html(String name, JsonNode schema) {
        StringBuilder html = new StringBuilder();
        html.append("<article id=\"schema-")
                .append(name)
                .append("\">\n<h3><a href=\"#schema-")
                .append(name)
                .append("\">");
        html.append(name)
                .append("</a></h3>\n")
                .append(Markup.paragraphs(schema.path("description").asString()));
        if (schema.has("oneOf")) {
            html.append("<p>One of ").append(links(schema.path("oneOf"))).append(".</p>\n");
        } else {
            Set<String> required = new HashSet<>();
            schema.path("required").forEach(property -> required.add(property.asString()));
            html.append("<dl>\n");
            schema.path("properties")
                    .properties()
                    .forEach(property -> html.append(property(
                            property.getKey(),
                            property.getValue(),
                            required.contains(property.getKey()),
                            property.getValue().path("description").asString())));
            html.append("</dl>\n");
        }
        return html.append("</article>\n").toString();
    }

    private static String links(JsonNode schemas) {
        return schemas.valueStream().map(SchemaSection::type).collect(Collectors.joining(", "));
    }

    /** A property or parameter: its name, which values it has, what it means. */
    static String property(String name, JsonNode schema, boolean required, String meaning) {
        return "<dt><code>" + Markup.escape(name) + "</code> <span class=\"type\">" + type(schema) + "</span>"
                + (required ? "" : " <span class=\"maybe\">maybe</span>") + "</dt>\n<dd>" + Markup.line(meaning)
                + values(schema) + "</dd>\n";
    }

    /** A type in a word or two. */
    static String type(JsonNode schema) {
        String reference = schema.path("$ref").asString("");
        if (!reference.isEmpty()) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            return "<a href=\"#schema-" + name + "\">" + name + "</a>";
        }
        String type = schema.path("type").asString("");
        if (type.equals("array")) {
            return "list of " + type(schema.path("items"));
        } else if (type.equals("object") && schema.path("properties").has("X")) {
            return "for X and O: " + type(schema.at("/properties/X"));
        }
        return switch (type) {
            case "string" -> "text";
            case "integer" -> "whole number";
            case "boolean" -> "true or false";
            default -> type;
        };
    }

    /** Which values it can have, where there are but a few; its bounds, where it has any. */
    private static String values(JsonNode schema) {
        List<String> said = new ArrayList<>();
        JsonNode few = schema.has("enum") ? schema.path("enum") : schema.at("/items/enum");
        if (!few.isEmpty()) {
            said.add(few.valueStream()
                    .map(value -> "<code>" + Markup.escape(value.asString()) + "</code>")
                    .collect(Collectors.joining(", ", few.size() == 1 ? "Always " : "One of ", ".")));
        }
        if (schema.has("minimum") && schema.path("maximum").asInt() < Integer.MAX_VALUE) {
            said.add("From " + schema.path("minimum") + " to " + schema.path("maximum") + ".");
        } else if (schema.has("exclusiveMinimum")) {
            said.add("More than " + schema.path("exclusiveMinimum") + ", at most " + schema.path("maximum") + ".");
        }
        if (schema.has("maxLength")) {
            said.add("At most " + schema.path("maxLength") + " characters.");
        }
        if (schema.has("default")) {
            said.add("Usually <code>" + Markup.escape(schema.path("default").asString()) + "</code>.");
        }
        return said.isEmpty() ? "" : " <span class=\"values\">" + String.join(" ", said) + "</span>";
    }
}
