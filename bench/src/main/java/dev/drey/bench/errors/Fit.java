package dev.drey.bench.errors;

import dev.drey.engine.Values;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** The arithmetic of the table: quantiles, and the scale on which estimates become chances. */
final class Fit {
    /** How often the truth should lie within the error that is stated. */
    static final double SURE = 0.95;

    /** In a normal distribution with {@link #SURE} within 1: the logistic scale that comes nearest. */
    static final double SCALE_OF_ERROR = 1 / 3.3;

    /** So many moves' weight has what is assumed beforehand: a fit to a few lucky estimates would be too sure. */
    private static final double PRIOR_MOVES = 10;

    private static final double PRIOR_LEAD = 1.5;
    private static final double WIDEST_FACTOR = 20;
    private static final int STEPS = 60;

    private Fit() {}

    /** The least value that {@link #SURE} of these do not exceed. */
    static double quantile(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(sorted.length - 1, (int) Math.ceil(SURE * sorted.length))];
    }

    /** The scale with which chances explain the results best, a little drawn to the one that is assumed. */
    static double scale(List<Sample> samples, double assumed) {
        DoubleUnaryOperator loss = log -> {
            double scale = Math.exp(log);
            double sum = PRIOR_MOVES
                    * surprise(Values.chance(PRIOR_LEAD, /* scale= */ 1), Values.chance(PRIOR_LEAD * assumed, scale));
            for (Sample sample : samples) {
                sum += surprise(sample.result(), Values.chance(sample.estimate(), scale));
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

    /** How surprising a result is where a chance was predicted: cross entropy. */
    private static double surprise(double result, double chance) {
        double safe = Math.max(1e-9, Math.min(1 - 1e-9, chance));
        return -result * Math.log(safe) - (1 - result) * Math.log(1 - safe);
    }
}
