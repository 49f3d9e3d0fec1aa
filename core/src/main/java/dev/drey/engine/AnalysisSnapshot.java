package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;

/**
 * What an analysis knows at a moment.
 *
 * @param verdicts one per legal move, the best first; empty if the game is over
 * @param nodes number of nodes visited
 * @param nanos elapsed time
 * @param depth number of plies to which all moves were estimated; 0 if none
 * @param complete whether the request is answered
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
     * @throws java.util.NoSuchElementException if there is none
     */
    public Verdict of(Move move) {
        return verdicts.stream()
                .filter(verdict -> verdict.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /** A copy with other verdicts, the best first. */
    public AnalysisSnapshot with(List<Verdict> others) {
        return new AnalysisSnapshot(position, others, nodes, nanos, depth, complete);
    }

    /** Proven range of the position, which is that of its best move. */
    public Range proven() {
        return Range.ofBest(verdicts.stream().map(Verdict::proven).toList());
    }

    /** Whether the value of the best move is proven, and that no other move is better. */
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
