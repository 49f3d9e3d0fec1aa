package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;

/** Keeps proven results across program runs, so that nothing is proven twice. Thread-safe. */
public interface ProvenCache {
    /**
     * {@return the proven results of every move of a position, in any order; empty if there are none} Their estimates do not count.
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

    /**
     * {@return the results for a position, if its value and a best move are proven} They cost no search, so their number of nodes
     * is 0.
     *
     * @param position a position in which the game is not over
     */
    default Optional<AnalysisSnapshot> findBestMove(Position position) {
        List<Verdict> known = find(position);
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(AnalysisSnapshot.of(AnalysisRequest.bestMove(position), known, 0, 0, 0))
                        .filter(AnalysisSnapshot::bestIsPerfect);
    }

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
