package dev.drey.server.pages;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The section of the API page about one schema. */
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
                .append(Html.paragraphs(schema.path("description").asString()));
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

    /** A property or parameter with its type and description. */
    static String property(String name, JsonNode schema, boolean required, String description) {
        return "<dt><code>" + Html.escape(name) + "</code> <span class=\"type\">" + type(schema) + "</span>"
                + (required ? "" : " <span class=\"maybe\">optional</span>") + "</dt>\n<dd>" + Html.inline(description)
                + values(schema) + "</dd>\n";
    }

    /** The name of a type for readers, with a link if it has a schema. */
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

    /** The enumerated values, bounds and default of a schema, if it has any. */
    private static String values(JsonNode schema) {
        List<String> sentences = new ArrayList<>();
        JsonNode enumerated = schema.has("enum") ? schema.path("enum") : schema.at("/items/enum");
        if (!enumerated.isEmpty()) {
            sentences.add(enumerated
                    .valueStream()
                    .map(value -> "<code>" + Html.escape(value.asString()) + "</code>")
                    .collect(Collectors.joining(", ", enumerated.size() == 1 ? "Always " : "One of ", ".")));
        }
        if (schema.has("minimum") && schema.path("maximum").asInt() < Integer.MAX_VALUE) {
            sentences.add("From " + schema.path("minimum") + " to " + schema.path("maximum") + ".");
        } else if (schema.has("exclusiveMinimum")) {
            sentences.add(
                    "Greater than " + schema.path("exclusiveMinimum") + ", at most " + schema.path("maximum") + ".");
        }
        if (schema.has("maxLength")) {
            sentences.add("At most " + schema.path("maxLength") + " characters.");
        }
        if (schema.has("default")) {
            sentences.add("Default: <code>" + Html.escape(schema.path("default").asString()) + "</code>.");
        }
        return sentences.isEmpty() ? "" : " <span class=\"values\">" + String.join(" ", sentences) + "</span>";
    }
}
