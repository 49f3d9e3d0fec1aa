package dev.drey.server;

import tools.jackson.databind.json.JsonMapper;

/** How answers become JSON. */
final class Json {
    static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}
}
