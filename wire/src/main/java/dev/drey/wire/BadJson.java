package dev.drey.wire;

import java.util.List;

/** Stops the reading of a value, and says where and why. */
public final class BadJson extends RuntimeException {
    private final transient JsonEntry.Invalid broken;

    public BadJson(LocatedJson place, String problem) {
        this(place, problem, List.of());
    }

    BadJson(LocatedJson place, String problem, List<String> legalMoves) {
        super(problem, null, false, false);
        this.broken = new JsonEntry.Invalid(place.toString(), problem, legalMoves);
    }

    public JsonEntry.Invalid broken() {
        return broken;
    }
}
