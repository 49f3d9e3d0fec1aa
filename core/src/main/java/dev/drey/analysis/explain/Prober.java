package dev.drey.analysis.explain;

import dev.drey.engine.Range;
import dev.drey.rules.Position;
import java.util.Optional;

/** Finds out, within whatever effort it may spend, what is proven about the value of a position. */
@FunctionalInterface
public interface Prober {
    /** A prober that proves nothing: only claims that need no proof survive. */
    Prober NONE = position -> Optional.empty();

    /**
     * The proven value for the side to move: points, or the scale of {@link dev.drey.engine.Values}. The bounds may be apart
     * where the effort was not enough; empty if nothing was proven.
     */
    Optional<Range> prove(Position position);
}
