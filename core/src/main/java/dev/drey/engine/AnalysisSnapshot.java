package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;

/**
 * What is known about a position at a moment.
 *
 * @param verdicts every legal move, the best first; empty if the game is over
 * @param nodes how many positions were visited
 * @param nanos how long it took
 * @param depth how many plies ahead all moves were looked at; 0 if that was not done
 * @param complete whether all that was asked is answered
 */
public record AnalysisSnapshot(
        Position position, List<Verdict> verdicts, long nodes, long nanos, int depth, boolean complete) {
    public AnalysisSnapshot {
        verdicts = List.copyOf(verdicts);
    }

    public Verdict best() {
        return verdicts.get(0);
    }

    /**
     * The verdict of a move.
     *
     * @throws java.util.NoSuchElementException if it is not among them
     */
    public Verdict of(Move move) {
        return verdicts.stream()
                .filter(verdict -> verdict.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /** The same with other verdicts, the best first. */
    public AnalysisSnapshot with(List<Verdict> others) {
        return new AnalysisSnapshot(position, others, nodes, nanos, depth, complete);
    }

    /** What is proven about the position itself: it is worth what its best move is worth. */
    public Range proven() {
        return Range.ofBest(verdicts.stream().map(Verdict::proven).toList());
    }

    /** Whether it is proven what the best move is worth and that no other is worth more. */
    public boolean bestIsPerfect() {
        return best().proven().isExact() && best().proven().equals(proven());
    }

    public double seconds() {
        return nanos / 1e9;
    }

    public long nodesPerSecond() {
        return (long) (nodes / Math.max(seconds(), 1e-6));
    }
}
