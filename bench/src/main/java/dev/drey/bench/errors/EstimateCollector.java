package dev.drey.bench.errors;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Values;
import dev.drey.rules.Move;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Collects estimates whose leaves have the first side to move: of all moves of a position, or of single moves, which reach deeper
 * with the same number of nodes.
 */
final class EstimateCollector {
    private static final long TABLE_BYTES = 32L << 20;

    private final Oracle oracle = new Oracle(1, TABLE_BYTES);

    /** Estimates of all moves at every depth that the nodes allow and that does not reach the end of the game. */
    List<DepthEstimates> estimateAllMoves(Position position, long nodes) {
        List<DepthEstimates> depths = new ArrayList<>();
        oracle.clear();
        oracle.newAnalysis(AnalysisRequest.everyMove(position).toDepth(maxDepth(position)), Budget.nodes(nodes))
                .run(analysis -> {
                    if (isEven(analysis.depth()) == (position.toMove() == Side.FIRST)) {
                        depths.add(DepthEstimates.of(analysis));
                    }
                });
        return depths;
    }

    /**
     * Estimates of one move.
     *
     * @param byDepth estimates by depth
     * @param decided the value if it is proven, in a game without scores
     */
    record MoveEstimates(Move move, NavigableMap<Integer, Double> byDepth, Optional<Double> decided) {
        /** The proven value or the estimate of a depth; empty if there is neither. */
        Optional<DepthEstimates.Estimate> at(int depth) {
            return decided.map(value -> new DepthEstimates.Estimate(move, value, false))
                    .or(() -> Optional.ofNullable(byDepth.get(depth))
                            .map(value -> new DepthEstimates.Estimate(move, value, true)));
        }
    }

    /** Estimates of one move at every depth that the nodes allow. */
    MoveEstimates estimateMove(Position position, Move move, long nodes) {
        Position after = position.play(move);
        NavigableMap<Integer, Double> byDepth = new TreeMap<>();
        if (after.isOver() || after.mustPass()) {
            return new MoveEstimates(
                    move, byDepth, after.isOver() ? Optional.of((double) Values.WIN) : Optional.empty());
        }
        oracle.clear();
        AnalysisSnapshot last = oracle.newAnalysis(
                        AnalysisRequest.bestMove(after).toDepth(maxDepth(after)), Budget.nodes(nodes))
                .run(analysis -> {
                    if (isEven(analysis.depth()) == (after.toMove() == Side.FIRST)) {
                        byDepth.put(analysis.depth() + 1, -analysis.best().expected());
                    }
                });
        boolean decided = !position.game().scored() && last.proven().isDecided();
        return new MoveEstimates(
                move,
                byDepth,
                decided
                        ? Optional.of((double) (last.proven().lower() > 0 ? -Values.WIN : Values.WIN))
                        : Optional.empty());
    }

    /** The estimates beyond a depth, at the depths that all moves have. */
    static List<DepthEstimates> beyond(int depth, List<MoveEstimates> moves) {
        List<DepthEstimates> depths = new ArrayList<>();
        for (int next : moves.get(0).byDepth().tailMap(depth, false).keySet()) {
            List<DepthEstimates.Estimate> estimates = moves.stream()
                    .flatMap(move -> move.at(next).stream())
                    .sorted(Comparator.comparingDouble(DepthEstimates.Estimate::value)
                            .reversed())
                    .toList();
            if (estimates.size() == moves.size()) {
                depths.add(new DepthEstimates(next, estimates));
            }
        }
        return depths;
    }

    private static int maxDepth(Position position) {
        return position instanceof PlacementPosition board ? TrueValue.empty(board) - 1 : Integer.MAX_VALUE;
    }

    private static boolean isEven(int depth) {
        return depth % 2 == 0;
    }
}
