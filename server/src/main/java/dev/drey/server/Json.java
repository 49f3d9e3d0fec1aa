package dev.drey.server;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON as the server reads and writes it: strict about what comes in, since a slip of the sender should be told. */
public final class Json {
    private static final StreamReadConstraints NO_MORE_THAN = StreamReadConstraints.builder()
            .maxNestingDepth(32)
            .maxStringLength(Sizes.BODY)
            .maxDocumentLength(Sizes.BODY)
            .maxNumberLength(32)
            .maxNameLength(100)
            .build();

    public static final JsonMapper MAPPER = JsonMapper.builder(
                    JsonFactory.builder().streamReadConstraints(NO_MORE_THAN).build())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}
}
