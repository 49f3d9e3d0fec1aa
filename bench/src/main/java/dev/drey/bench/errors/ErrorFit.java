package dev.drey.bench.errors;

import dev.drey.engine.Values;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Statistics for the table of errors: quantiles, and the scale that converts estimates to chances. */
final class ErrorFit {
    /** Share of true values that should lie within the stated error. */
    static final double CONFIDENCE = 0.95;

    /** Logistic scale nearest to a normal distribution with {@link #CONFIDENCE} within 1. */
    static final double SCALE_OF_ERROR = 1 / 3.3;

    /** Weight of the prior in moves: a fit to a few lucky estimates would be too confident. */
    private static final double PRIOR_MOVES = 10;

    private static final double PRIOR_LEAD = 1.5;
    private static final double WIDEST_FACTOR = 20;
    private static final int STEPS = 60;

    private ErrorFit() {}

    /** The {@link #CONFIDENCE} quantile. */
    static double quantile(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(sorted.length - 1, (int) Math.ceil(CONFIDENCE * sorted.length))];
    }

    /** The scale whose chances explain the results best, with the assumed scale as a prior. */
    static double scale(List<Sample> samples, double assumed) {
        DoubleUnaryOperator loss = log -> {
            double scale = Math.exp(log);
            double sum = PRIOR_MOVES
                    * crossEntropy(
                            Values.chance(PRIOR_LEAD, /* scale= */ 1), Values.chance(PRIOR_LEAD * assumed, scale));
            for (Sample sample : samples) {
                sum += crossEntropy(sample.result(), Values.chance(sample.estimate(), scale));
            }
            return sum;
        };
        double low = Math.log(assumed / WIDEST_FACTOR);
        double high = Math.log(assumed * WIDEST_FACTOR);
        for (int i = 0; i < STEPS; i++) {
            double third = (high - low) / 3;
            if (loss.applyAsDouble(low + third) < loss.applyAsDouble(high - third)) {
                high -= third;
            } else {
                low += third;
            }
        }
        return Math.exp((low + high) / 2);
    }

    /** Cross entropy of a result and a predicted chance. */
    private static double crossEntropy(double result, double chance) {
        double safe = Math.max(1e-9, Math.min(1 - 1e-9, chance));
        return -result * Math.log(safe) - (1 - result) * Math.log(1 - safe);
    }
}
