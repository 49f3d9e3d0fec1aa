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
 * Estimates whose horizon has the first side to move: of all moves of a position, or of single moves, which for the same
 * effort reaches deeper.
 */
final class LookAhead {
    private static final long TABLE_BYTES = 32L << 20;

    private final Oracle oracle = new Oracle(1, TABLE_BYTES);

    /** All moves, at every depth that so many nodes reach and that does not see the end of the game. */
    List<Layer> everyMove(Position position, long nodes) {
        List<Layer> layers = new ArrayList<>();
        oracle.clear();
        oracle.newAnalysis(AnalysisRequest.everyMove(position).toDepth(deepest(position)), Budget.nodes(nodes))
                .run(analysis -> {
                    if (isEven(analysis.depth()) == (position.toMove() == Side.FIRST)) {
                        layers.add(Layer.of(analysis));
                    }
                });
        return layers;
    }

    /**
     * What is known about one move.
     *
     * @param byDepth its estimates, by depth
     * @param decided its value if that was proven, in a game won or lost
     */
    record Single(Move move, NavigableMap<Integer, Double> byDepth, Optional<Double> decided) {
        /** The estimate of a depth, or what is proven; empty if neither is known. */
        Optional<Layer.Estimate> at(int depth) {
            return decided.map(value -> new Layer.Estimate(move, value, false))
                    .or(() -> Optional.ofNullable(byDepth.get(depth))
                            .map(value -> new Layer.Estimate(move, value, true)));
        }
    }

    Single oneMove(Position position, Move move, long nodes) {
        Position after = position.play(move);
        NavigableMap<Integer, Double> byDepth = new TreeMap<>();
        if (after.isOver() || after.mustPass()) {
            return new Single(move, byDepth, after.isOver() ? Optional.of((double) Values.WIN) : Optional.empty());
        }
        oracle.clear();
        AnalysisSnapshot last = oracle.newAnalysis(
                        AnalysisRequest.bestMove(after).toDepth(deepest(after)), Budget.nodes(nodes))
                .run(analysis -> {
                    if (isEven(analysis.depth()) == (after.toMove() == Side.FIRST)) {
                        byDepth.put(analysis.depth() + 1, -analysis.best().expected());
                    }
                });
        boolean decided = !position.game().scored() && last.proven().isDecided();
        return new Single(
                move,
                byDepth,
                decided
                        ? Optional.of((double) (last.proven().least() > 0 ? -Values.WIN : Values.WIN))
                        : Optional.empty());
    }

    /** These moves beyond a depth, as far as all of them are known. */
    static List<Layer> beyond(int depth, List<Single> moves) {
        List<Layer> layers = new ArrayList<>();
        for (int next : moves.get(0).byDepth().tailMap(depth, false).keySet()) {
            List<Layer.Estimate> estimates = moves.stream()
                    .flatMap(move -> move.at(next).stream())
                    .sorted(Comparator.comparingDouble(Layer.Estimate::value).reversed())
                    .toList();
            if (estimates.size() == moves.size()) {
                layers.add(new Layer(next, estimates));
            }
        }
        return layers;
    }

    private static int deepest(Position position) {
        return position instanceof PlacementPosition board ? Truth.empty(board) - 1 : Integer.MAX_VALUE;
    }

    private static boolean isEven(int depth) {
        return depth % 2 == 0;
    }
}
