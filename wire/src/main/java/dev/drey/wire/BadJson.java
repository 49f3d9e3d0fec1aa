package dev.drey.wire;

import java.util.List;

/** Stops the reading of one game, and says where and why. Never leaves this package. */
final class BadJson extends RuntimeException {
    private final transient JsonEntry.Broken broken;

    BadJson(Place place, String problem) {
        this(place, problem, List.of());
    }

    BadJson(Place place, String problem, List<String> legalMoves) {
        super(problem, null, false, false);
        this.broken = new JsonEntry.Broken(place.toString(), problem, legalMoves);
    }

    JsonEntry.Broken broken() {
        return broken;
    }
}
