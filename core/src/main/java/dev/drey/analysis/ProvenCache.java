package dev.drey.analysis;

import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;

/** Keeps proven results across program runs, so that nothing is proven twice. Thread-safe. */
public interface ProvenCache {
    /**
     * {@return the proven results of every move of a position, in any order and without estimates; empty if there are none}
     *
     * @param position the position
     */
    List<Verdict> find(Position position);

    /**
     * Keeps the proven results of the moves of a position, if there are any worth keeping.
     *
     * @param position the position
     * @param moves the verdicts of the moves
     */
    void keep(Position position, List<Verdict> moves);

    /** {@return a cache that keeps nothing} */
    static ProvenCache none() {
        return new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return List.of();
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {}
        };
    }
}
