package dev.drey.analysis;

import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;

/** Keeps proven results across program runs, so that nothing is proven twice. Thread-safe. */
public interface ProvenCache {
    /** Returns the proven results of every move of a position, in any order and without estimates; empty if there are none. */
    List<Verdict> find(Position position);

    /** Keeps the proven results of the moves of a position, if there are any worth keeping. */
    void keep(Position position, List<Verdict> moves);

    /** Returns a cache that keeps nothing. */
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
