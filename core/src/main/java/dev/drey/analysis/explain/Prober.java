package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.rules.Position;
import java.util.Optional;

/** Proves bounds on the value of a position with limited effort. */
@FunctionalInterface
public interface Prober {
    /** A prober that proves nothing: only candidates that need no proof pass. */
    Prober NONE = position -> Optional.empty();

    /**
     * {@return the proven bounds for the side to move: points, or the scale of {@link dev.drey.engine.Values}} The bounds
     * differ if the effort was not enough for an exact value. It is empty if nothing was proven.
     *
     * @param position the position
     */
    Optional<Range> prove(Position position);
}
