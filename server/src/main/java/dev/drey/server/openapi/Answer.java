package dev.drey.server.openapi;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An answer that may come.
 *
 * @param status a number, or {@code default} for every other
 * @param contents one, or several among which the request chooses
 * @param headers those worth knowing, with what they say
 */
record Answer(String status, String description, List<Content> contents, Map<String, String> headers) {
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("description", description);
        if (!headers.isEmpty()) {
            ObjectNode all = json.putObject("headers");
            headers.forEach((name, meaning) ->
                    all.putObject(name).put("description", meaning).set("schema", Types.text()));
        }
        if (!contents.isEmpty()) {
            ObjectNode all = json.putObject("content");
            contents.forEach(content -> all.set(content.type(), content.json()));
        }
        return json;
    }
}
