package dev.drey.server.pages;

import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Converts text and JSON to HTML. */
final class Html {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final int JSON_WIDTH = 88;

    private Html() {}

    /** Escapes text for use in elements and in quoted attributes. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** A line of text in which backquotes mark code. */
    static String inline(String text) {
        return CODE.matcher(escape(text)).replaceAll("<code>$1</code>");
    }

    /** Paragraphs of such text, separated by empty lines. */
    static String paragraphs(String text) {
        return Stream.of(text.strip().split("\n\\s*\n", -1))
                .map(paragraph -> "<p>" + inline(paragraph) + "</p>\n")
                .collect(Collectors.joining());
    }

    /** Preformatted text that can be copied. */
    static String codeBlock(String text) {
        return "<pre tabindex=\"0\"><code>" + escape(text) + "</code></pre>\n";
    }

    /** JSON as a code block, broken into lines where it is too wide; a JSON string is shown as its text. */
    static String codeBlock(JsonNode value) {
        if (value.isString()) {
            return codeBlock(value.asString());
        }
        StringBuilder text = new StringBuilder();
        write(text, value, "", 0);
        return codeBlock(text.toString());
    }

    /** @param column the column at which the value starts */
    private static void write(StringBuilder text, JsonNode value, String indent, int column) {
        String compact = value.toString();
        if (!value.isContainer() || value.isEmpty() || column + compact.length() <= JSON_WIDTH) {
            text.append(compact);
            return;
        }
        String deeper = indent + "  ";
        text.append(value.isObject() ? "{\n" : "[\n");
        if (value.isObject()) {
            Iterator<Map.Entry<String, JsonNode>> properties =
                    value.properties().iterator();
            while (properties.hasNext()) {
                Map.Entry<String, JsonNode> property = properties.next();
                String name = deeper + "\"" + property.getKey() + "\": ";
                text.append(name);
                write(text, property.getValue(), deeper, name.length());
                text.append(properties.hasNext() ? ",\n" : "\n");
            }
        } else {
            Iterator<JsonNode> elements = value.iterator();
            while (elements.hasNext()) {
                text.append(deeper);
                write(text, elements.next(), deeper, deeper.length());
                text.append(elements.hasNext() ? ",\n" : "\n");
            }
        }
        text.append(indent).append(value.isObject() ? "}" : "]");
    }
}
