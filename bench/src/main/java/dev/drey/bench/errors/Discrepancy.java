package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.Values;
import java.util.function.ToDoubleFunction;

/**
 * How far an estimate is from the truth: in shares of the points on the board, or in a game won or lost in chances of winning.
 *
 * @param scale the scale of estimates of a bucket, where values must become chances first
 */
record Discrepancy(boolean scored, ToDoubleFunction<DepthBucket> scale) {
    /** Not a number where the truth is not known. */
    double ofValue(Sample sample) {
        return Math.abs(estimated(sample, sample.estimate()) - truth(sample.truth()));
    }

    /** By how much the estimated loss overstates the true one; not a number for the best move itself. */
    double ofLoss(Sample sample) {
        return sample.isBest() ? Double.NaN : loss(sample) - trueLoss(sample);
    }

    /** By how much a move is worse than the best, by estimate. */
    double loss(Sample sample) {
        return estimated(sample, sample.best()) - estimated(sample, sample.estimate());
    }

    double trueLoss(Sample sample) {
        return truth(sample.bestTruth()) - truth(sample.truth());
    }

    private double estimated(Sample sample, double value) {
        return scored ? value : chance(value, scale.applyAsDouble(sample.bucket()));
    }

    private double truth(double value) {
        return scored ? value : chance(value, scale.applyAsDouble(DepthBucket.TEN_OR_MORE));
    }

    private static double chance(double value, double scale) {
        return Math.abs(value) == Values.WIN ? (1 + Math.signum(value)) / 2 : EstimateErrors.chance(value, scale);
    }
}
