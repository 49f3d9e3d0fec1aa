package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The results of an analysis at one moment.
 *
 * @param position the position
 * @param verdicts one per legal move, the best first; empty if the game is over
 * @param nodes number of nodes visited
 * @param nanos elapsed time
 * @param depth number of plies to which all moves were estimated; 0 if none
 * @param complete whether the request is answered
 */
public record AnalysisSnapshot(
        Position position, List<Verdict> verdicts, long nodes, long nanos, int depth, boolean complete) {
    /**
     * Copies the verdicts.
     *
     * @param position the position
     * @param verdicts one per legal move
     * @param nodes number of nodes visited
     * @param nanos elapsed time
     * @param depth number of plies to which all moves were estimated; 0 if none
     * @param complete whether the request is answered
     */
    public AnalysisSnapshot {
        verdicts = List.copyOf(verdicts);
    }

    /**
     * Creates a snapshot from unsorted verdicts: sorts them and decides whether the request is answered.
     *
     * @param request the request that the verdicts answer
     * @param verdicts one for every legal move, in any order
     * @param nodes number of nodes visited
     * @param nanos elapsed time in nanoseconds
     * @param depth number of plies to which all moves were estimated; 0 if none
     * @return the snapshot
     */
    public static AnalysisSnapshot of(
            AnalysisRequest request, Collection<Verdict> verdicts, long nodes, long nanos, int depth) {
        Position position = request.position();
        List<Verdict> sorted =
                verdicts.stream().sorted(Verdict.bestFirst(position.moves())).toList();
        boolean complete =
                isAnswered(request.goal(), sorted.stream().map(Verdict::proven).toList());
        return new AnalysisSnapshot(position, sorted, nodes, nanos, depth, complete);
    }

    /**
     * {@return whether the proven ranges of all moves of a position reach the goal of a request, so that no search is needed}
     *
     * @param goal the goal of the request
     * @param moves the proven range of every legal move
     */
    public static boolean isAnswered(AnalysisRequest.Goal goal, List<Range> moves) {
        return switch (goal) {
            case EVERY_MOVE -> moves.stream().allMatch(Range::isExact);
            case BEST_MOVE -> Range.ofBest(moves).isExact();
            case WINNER -> Range.ofBest(moves).isDecided();
        };
    }

    /**
     * Combines this snapshot with another one of the same position. Proven ranges are intersected; estimates come from the
     * deeper snapshot (from {@code later} if both are equally deep), because estimates of different searches are not
     * comparable.
     *
     * @param later the other snapshot
     * @param goal the goal of both searches
     * @return the combined snapshot
     */
    public AnalysisSnapshot combinedWith(AnalysisSnapshot later, AnalysisRequest.Goal goal) {
        boolean laterIsDeeper = later.depth >= depth;
        AnalysisSnapshot deeper = laterIsDeeper ? later : this;
        AnalysisSnapshot shallower = laterIsDeeper ? this : later;
        Map<Move, Verdict> others =
                shallower.verdicts.stream().collect(Collectors.toMap(Verdict::move, Function.identity()));
        List<Verdict> combined = deeper.verdicts.stream()
                .map(verdict -> verdict.provenWith(others.getOrDefault(verdict.move(), verdict)))
                .sorted(Verdict.bestFirst(position.moves()))
                .toList();
        boolean answered =
                isAnswered(goal, combined.stream().map(Verdict::proven).toList());
        return new AnalysisSnapshot(
                position,
                combined,
                nodes + later.nodes,
                nanos + later.nanos,
                deeper.depth,
                complete || later.complete || answered);
    }

    /** {@return the verdict of the best move} */
    public Verdict best() {
        return verdicts.get(0);
    }

    /**
     * {@return the verdict of a move}
     *
     * @param move the move
     * @throws java.util.NoSuchElementException if there is none
     */
    public Verdict of(Move move) {
        return verdicts.stream()
                .filter(verdict -> verdict.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /**
     * {@return a copy with other verdicts, the best first}
     *
     * @param others the verdicts, the best first
     */
    public AnalysisSnapshot with(List<Verdict> others) {
        return new AnalysisSnapshot(position, others, nodes, nanos, depth, complete);
    }

    /** {@return the proven range of the position, which is that of its best move} */
    public Range proven() {
        return Range.ofBest(verdicts.stream().map(Verdict::proven).toList());
    }

    /** {@return whether the best move is proven to be the best: its value is proven, and no other move can be better} */
    public boolean bestIsPerfect() {
        return best().proven().isExact() && best().proven().equals(proven());
    }

    /** {@return the elapsed time in seconds} */
    public double seconds() {
        return nanos / 1e9;
    }

    /** {@return the mean search speed} */
    public long nodesPerSecond() {
        return (long) (nodes / Math.max(seconds(), 1e-6));
    }
}
