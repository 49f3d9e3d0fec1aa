package dev.drey.server.api;

import dev.drey.server.openapi.Operation;
import java.util.List;
import java.util.stream.Stream;

/** All operations under {@code /api/}. */
public final class ApiOperations {
    private ApiOperations() {}

    public static List<Operation> all() {
        return Stream.of(GameOperations.ALL, PositionOperations.ALL, MeOperations.ALL, AnalysisOperations.ALL)
                .flatMap(List::stream)
                .toList();
    }
}
