package dev.drey.wire.live;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** Reads and writes JSON for clients of the server. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    /**
     * Parses a text.
     *
     * @throws BadJson if the text is not JSON
     */
    public static LocatedJson parse(String text) {
        try {
            return LocatedJson.root(MAPPER.readTree(text));
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new BadJson(LocatedJson.root(MissingNode.getInstance()), "not JSON" + where + "; expected an object");
        }
    }

    /** Returns the JSON of a value in one line. */
    public static String text(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
