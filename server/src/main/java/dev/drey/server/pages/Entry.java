package dev.drey.server.pages;

import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** An operation, and under which path and method the document files it. */
record Entry(String path, String method, JsonNode operation) {
    String id() {
        return operation.path("operationId").asString();
    }

    String summary() {
        return operation.path("summary").asString();
    }

    boolean isSocket() {
        return operation.has("x-websocket");
    }

    boolean isIn(String tag) {
        return operation.path("tags").path(0).asString().equals(tag);
    }

    /** How it is asked for, for people. */
    String verb() {
        return isSocket() ? "WebSocket" : method.toUpperCase(Locale.ROOT);
    }

    /** The same as HTML. */
    String badge() {
        return "<span class=\"verb\">" + verb() + "</span>";
    }
}
