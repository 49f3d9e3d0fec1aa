package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.GamePhase;
import dev.drey.rules.GameKind;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The rows of one game in the table that {@link dev.drey.engine.EstimateErrors} reads.
 *
 * <p>A bucket with few estimates is pooled with the one before it. So is one with a larger error: deeper estimates are not worse,
 * the difference is noise of few moves.
 */
final class ErrorTable {
    static final String HEADER = """
            # How far estimates are from the truth, as bench/errors measured it; docs/analysis.md says how, docs/benchmarks.md when.
            # error   half-width that holds the truth 95 times in 100: share of the points on the board; santorini: chance of winning
            # loss    by how much an estimated loss, best minus another move, overstates the true one at most, 95 times in 100; same units
            # scale   lead that means chances of e to 1: share of the points on the board; santorini: scale of the class Values
            # moves   estimates compared; where there were fewer than 60, the numbers are those of the depths before
            # game          phase    depths  error   loss    scale moves""";

    private static final int MIN_SAMPLES = 60;

    /** Smallest error stated. */
    private static final double MIN_ERROR = 0.005;

    /** Prior of the scale in a game without scores: the scale of its evaluator. */
    private static final double EVALUATOR_SCALE = 200;

    private final GameKind kind;
    private final boolean scored;
    private final List<Sample> samples;

    /**
     * One scale for all phases and depths of a game without scores: chances are compared as values there, and a better move must
     * have the better chance.
     */
    private final double scale;

    ErrorTable(GameKind kind, List<Sample> samples) {
        this.kind = kind;
        this.scored = kind.fresh(new Random(0)).scored();
        this.samples = samples;
        // Rounded, as further digits are noise.
        this.scale = scored ? Double.NaN : Math.rint(ErrorFit.scale(samples, EVALUATOR_SCALE));
    }

    void print(PrintStream out) {
        for (GamePhase phase : GamePhase.values()) {
            print(phase, samples.stream().filter(s -> s.phase() == phase).toList(), out);
        }
    }

    private void print(GamePhase phase, List<Sample> ofPhase, PrintStream out) {
        ErrorMeasure discrepancy = new ErrorMeasure(scored, scale);
        Map<DepthBucket, Double> errors = quantiles(ofPhase, discrepancy::ofValue);
        Map<DepthBucket, Double> losses = quantiles(ofPhase, discrepancy::ofLoss);
        Map<DepthBucket, Double> leads = scored
                ? pool(
                        ofPhase,
                        s -> true,
                        block -> ErrorFit.scale(block, ErrorFit.SCALE_OF_ERROR * quantile(block, discrepancy::ofValue)))
                : Map.of();
        for (DepthBucket bucket : DepthBucket.values()) {
            long moves = ofPhase.stream().filter(s -> s.bucket() == bucket).count();
            out.printf(
                    Locale.ROOT,
                    "%-15s %-8s %-5s %7.4f %7.4f %8.4f %5d%n",
                    kind,
                    phase.name().toLowerCase(Locale.ROOT),
                    bucket.text(),
                    errors.get(bucket),
                    losses.get(bucket),
                    leads.getOrDefault(bucket, scale),
                    moves);
        }
    }

    private static Map<DepthBucket, Double> quantiles(List<Sample> ofPhase, ToDoubleFunction<Sample> discrepancy) {
        return pool(ofPhase, s -> !Double.isNaN(discrepancy.applyAsDouble(s)), block -> quantile(block, discrepancy));
    }

    private static double quantile(List<Sample> block, ToDoubleFunction<Sample> discrepancy) {
        return block.isEmpty()
                ? 1
                : Math.max(
                        MIN_ERROR,
                        ErrorFit.quantile(
                                block.stream().mapToDouble(discrepancy).toArray()));
    }

    /** Buckets that are pooled. */
    private record Block(List<DepthBucket> buckets, List<Sample> samples, double value) {}

    private static Map<DepthBucket, Double> pool(
            List<Sample> ofPhase, Predicate<Sample> counts, Function<List<Sample>, Double> measure) {
        List<Block> blocks = new ArrayList<>();
        for (DepthBucket bucket : DepthBucket.values()) {
            List<Sample> own = ofPhase.stream()
                    .filter(s -> s.bucket() == bucket && counts.test(s))
                    .toList();
            Block block = new Block(List.of(bucket), own, measure.apply(own));
            while (!blocks.isEmpty()
                    && (block.samples.size() < MIN_SAMPLES || block.value > blocks.get(blocks.size() - 1).value)) {
                block = join(blocks.remove(blocks.size() - 1), block, measure);
            }
            blocks.add(block);
        }
        Map<DepthBucket, Double> values = new EnumMap<>(DepthBucket.class);
        blocks.forEach(block -> block.buckets.forEach(bucket -> values.put(bucket, block.value)));
        return values;
    }

    private static Block join(Block one, Block other, Function<List<Sample>, Double> measure) {
        List<DepthBucket> buckets = new ArrayList<>(one.buckets);
        buckets.addAll(other.buckets);
        List<Sample> both = new ArrayList<>(one.samples);
        both.addAll(other.samples);
        return new Block(buckets, both, measure.apply(both));
    }
}
