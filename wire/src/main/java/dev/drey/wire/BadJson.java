package dev.drey.wire;

import java.util.List;

/** Thrown because a JSON value is invalid; {@link #entry} says where and why. */
public final class BadJson extends RuntimeException {
    private final transient JsonEntry.Invalid entry;

    public BadJson(LocatedJson place, String problem) {
        this(place, problem, List.of());
    }

    BadJson(LocatedJson place, String problem, List<String> legalMoves) {
        super(problem, null, false, false);
        this.entry = new JsonEntry.Invalid(place.toString(), problem, legalMoves);
    }

    public JsonEntry.Invalid entry() {
        return entry;
    }
}
