package dev.drey.server.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

/** What bodies look like, kept in files of their own: real ones, shortened. */
final class Examples {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Examples() {}

    static JsonNode read(String name) {
        @Nullable String json = find("examples/" + name + ".json");
        if (json != null) {
            return MAPPER.readTree(json);
        }
        @Nullable String text = find("examples/" + name + ".txt");
        if (text == null) {
            throw new IllegalArgumentException("there is no example " + name);
        }
        return StringNode.valueOf(text);
    }

    private static @Nullable String find(String file) {
        try (@Nullable InputStream in = Examples.class.getResourceAsStream(file)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
