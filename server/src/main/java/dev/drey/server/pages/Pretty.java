package dev.drey.server.pages;

import java.util.Iterator;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** JSON as one would write it by hand: an object's properties below each other where they do not fit into a line. */
final class Pretty {
    private static final int WIDTH = 88;

    private Pretty() {}

    /** A text stands for itself. */
    static String text(JsonNode value) {
        if (value.isString()) {
            return value.asString();
        }
        StringBuilder text = new StringBuilder();
        write(text, value, "", 0);
        return text.toString();
    }

    /** @param before how much stands before it in its line */
    private static void write(StringBuilder text, JsonNode value, String indent, int before) {
        String whole = value.toString();
        if (!value.isContainer() || value.isEmpty() || before + whole.length() <= WIDTH) {
            text.append(whole);
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
