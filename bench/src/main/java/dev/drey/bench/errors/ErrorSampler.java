package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.GamePhase;
import dev.drey.rules.GameKind;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Compares estimates of one game with true values: at every depth the best move, the one played and a random one. Limited by
 * nodes alone, so reproducible.
 */
final class ErrorSampler {
    // Nodes for estimating all moves of a position, and for a single move.
    private static final long NODES = 120_000;
    private static final long NODES_PER_MOVE = 60_000;

    /** One game in this many is searched longer, for greater depths. */
    private static final int LONG_GAME_INTERVAL = 4;

    /** Factor of nodes in those games; in a game without scores also after the opening, where wins are soon proven. */
    private static final int LONG_FACTOR = 8;

    /**
     * Minimum number of further plies of the estimate that serves as the true value, in a game without scores. Nearly every move
     * of positions that are searched longer has one; other positions would have one only where it is easy to find.
     */
    private static final int MIN_FURTHER_PLIES = 2;

    private final GameKind kind;
    private final EstimateCollector collector = new EstimateCollector();
    private final TrueValue trueValue = new TrueValue();
    private final List<Sample> samples = new ArrayList<>();

    ErrorSampler(GameKind kind) {
        this.kind = kind;
    }

    /** Samples positions of games with consecutive numbers. */
    List<Sample> run(int first, int games) {
        for (int number = first; number < first + games; number++) {
            for (SampledGame.Moment moment : new SampledGame(kind, number).onePerPhase()) {
                new PositionSampler(moment, number).sample();
            }
        }
        return samples;
    }

    /** Samples of one position. */
    private final class PositionSampler {
        private final Position position;
        private final Set<Move> compared = new LinkedHashSet<>();
        private final long effort;
        private final Map<Move, EstimateCollector.MoveEstimates> singles = new HashMap<>();
        private final Map<Move, Double> values = new HashMap<>();

        PositionSampler(SampledGame.Moment moment, int number) {
            position = moment.position();
            compared.add(moment.played());
            compared.add(position.moves()
                    .get(new Random(number).nextInt(position.moves().size())));
            boolean proves = !position.game().scored() && GamePhase.of(position) != GamePhase.OPENING;
            effort = number % LONG_GAME_INTERVAL == 0 || proves ? LONG_FACTOR : 1;
        }

        void sample() {
            List<DepthEstimates> depths = collector.estimateAllMoves(position, effort * NODES);
            boolean scored = position.game().scored();
            depths.forEach(atDepth -> compare(atDepth, scored || effort > 1));
            if (!depths.isEmpty()) {
                DepthEstimates deepest = depths.get(depths.size() - 1);
                compared.add(deepest.best().move());
                EstimateCollector.beyond(
                                deepest.depth(),
                                compared.stream().map(this::single).toList())
                        .forEach(atDepth -> compare(atDepth, scored));
            }
        }

        private void compare(DepthEstimates atDepth, boolean hasTrueValue) {
            DepthEstimates.Estimate best = atDepth.best();
            for (DepthEstimates.Estimate estimate : atDepth.estimates()) {
                boolean isCompared = estimate.equals(best) || compared.contains(estimate.move());
                if (isCompared && estimate.isEstimate()) {
                    samples.add(new Sample(
                            GamePhase.of(position),
                            DepthBucket.of(atDepth.depth()),
                            atDepth.depth(),
                            share(estimate.value()),
                            hasTrueValue ? trueValueOf(estimate, atDepth.depth()) : Double.NaN,
                            result(estimate.move()),
                            share(best.value()),
                            hasTrueValue && best.isEstimate() ? trueValueOf(best, atDepth.depth()) : Double.NaN));
                }
            }
        }

        private double share(double value) {
            return position.game().scored() ? value / EstimateErrors.stake(position.game()) : value;
        }

        private EstimateCollector.MoveEstimates single(Move move) {
            return singles.computeIfAbsent(move, m -> collector.estimateMove(position, m, effort * NODES_PER_MOVE));
        }

        private double value(Move move) {
            Side side = position.toMove();
            return values.computeIfAbsent(move, m -> (double) trueValue.value(position.play(m), side));
        }

        private double result(Move move) {
            return (1 + Math.signum(value(move))) / 2;
        }

        /** The proven value; in a game without scores a deeper estimate of the same move, NaN if none is deep enough. */
        private double trueValueOf(DepthEstimates.Estimate estimate, int depth) {
            if (position.game().scored()) {
                return share(value(estimate.move()));
            }
            EstimateCollector.MoveEstimates single = single(estimate.move());
            return single.decided()
                    .orElseGet(
                            () -> single.byDepth().isEmpty() || single.byDepth().lastKey() < depth + MIN_FURTHER_PLIES
                                    ? Double.NaN
                                    : single.byDepth().lastEntry().getValue());
        }
    }
}
