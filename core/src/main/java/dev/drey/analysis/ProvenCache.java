package dev.drey.analysis;

import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.List;

/** Keeps what was proven about positions longer than a program runs, so that nothing is proven twice. For several threads. */
public interface ProvenCache {
    /** What was kept about every move of a position, in any order; empty if nothing was. Estimates are not kept. */
    List<Verdict> find(Position position);

    /** Keeps what is proven about the moves of a position, if anything worth keeping is. */
    void keep(Position position, List<Verdict> moves);

    /** Keeps nothing. */
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
