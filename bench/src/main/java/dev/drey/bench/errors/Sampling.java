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
 * Compares estimates of one game with the truth: at every depth the best move, the one that was played and a random one.
 * Everything is limited by nodes, so that it comes out the same again.
 */
final class Sampling {
    /** For estimating all moves of a position, and for looking deeper at single ones. */
    private static final long NODES = 120_000;

    private static final long NODES_OF_ONE = 60_000;

    /**
     * Positions of one game in so many are looked at that many times longer, for the sake of greater depths; in a game won or
     * lost also all those after the opening, where it soon proves something.
     */
    private static final int FEW = 4;

    private static final int LONGER = 8;

    /**
     * In a game won or lost: how many plies the estimate that stands for the truth must look further at least. Of positions
     * that are looked at longer nearly every move has one; the others would only have one where it is easy to find.
     */
    private static final int FURTHER = 2;

    private final GameKind kind;
    private final LookAhead ahead = new LookAhead();
    private final Truth truth = new Truth();
    private final List<Sample> samples = new ArrayList<>();

    Sampling(GameKind kind) {
        this.kind = kind;
    }

    /** Takes positions of so many games, numbered from the first on. */
    List<Sample> run(int first, int games) {
        for (int number = first; number < first + games; number++) {
            for (SampledGame.Moment moment : new SampledGame(kind, number).onePerPhase()) {
                new Place(moment, number).take();
            }
        }
        return samples;
    }

    /** One position that is being looked at. */
    private final class Place {
        private final Position position;
        private final Set<Move> wanted = new LinkedHashSet<>();
        private final long effort;
        private final Map<Move, LookAhead.Single> singles = new HashMap<>();
        private final Map<Move, Double> values = new HashMap<>();

        Place(SampledGame.Moment moment, int number) {
            position = moment.position();
            wanted.add(moment.played());
            wanted.add(position.moves()
                    .get(new Random(number).nextInt(position.moves().size())));
            boolean proves = !position.game().scored() && GamePhase.of(position) != GamePhase.OPENING;
            effort = number % FEW == 0 || proves ? LONGER : 1;
        }

        void take() {
            List<Layer> layers = ahead.everyMove(position, effort * NODES);
            boolean scored = position.game().scored();
            layers.forEach(layer -> compare(layer, scored || effort > 1));
            if (!layers.isEmpty()) {
                Layer deepest = layers.get(layers.size() - 1);
                wanted.add(deepest.best().move());
                LookAhead.beyond(
                                deepest.depth(),
                                wanted.stream().map(this::single).toList())
                        .forEach(layer -> compare(layer, scored));
            }
        }

        private void compare(Layer layer, boolean hasTruth) {
            Layer.Estimate best = layer.best();
            for (Layer.Estimate estimate : layer.estimates()) {
                boolean asked = estimate.equals(best) || wanted.contains(estimate.move());
                if (asked && estimate.isEstimate()) {
                    samples.add(new Sample(
                            GamePhase.of(position),
                            DepthBucket.of(layer.depth()),
                            layer.depth(),
                            share(estimate.value()),
                            hasTruth ? truth(estimate, layer.depth()) : Double.NaN,
                            result(estimate.move()),
                            share(best.value()),
                            hasTruth && best.isEstimate() ? truth(best, layer.depth()) : Double.NaN));
                }
            }
        }

        private double share(double value) {
            return position.game().scored() ? value / EstimateErrors.stake(position.game()) : value;
        }

        private LookAhead.Single single(Move move) {
            return singles.computeIfAbsent(move, m -> ahead.oneMove(position, m, effort * NODES_OF_ONE));
        }

        private double value(Move move) {
            Side side = position.toMove();
            return values.computeIfAbsent(move, m -> (double) truth.value(position.play(m), side));
        }

        private double result(Move move) {
            return (1 + Math.signum(value(move))) / 2;
        }

        /** In a game won or lost a deeper estimate of the same move; not a number if none is deep enough. */
        private double truth(Layer.Estimate estimate, int depth) {
            if (position.game().scored()) {
                return share(value(estimate.move()));
            }
            LookAhead.Single single = single(estimate.move());
            return single.decided()
                    .orElseGet(
                            () -> single.byDepth().isEmpty() || single.byDepth().lastKey() < depth + FURTHER
                                    ? Double.NaN
                                    : single.byDepth().lastEntry().getValue());
        }
    }
}
