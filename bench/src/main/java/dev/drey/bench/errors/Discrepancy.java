package dev.drey.bench.errors;

import dev.drey.engine.Values;

/**
 * How far an estimate is from the truth: in shares of the points on the board, or in a game won or lost in chances of winning.
 *
 * @param scale the scale of estimates, where values must become chances first
 */
record Discrepancy(boolean scored, double scale) {
    /** Not a number where the truth is not known. */
    double ofValue(Sample sample) {
        return Math.abs(inUnits(sample.estimate()) - inUnits(sample.truth()));
    }

    /** By how much the estimated loss overstates the true one; not a number for the best move itself. */
    double ofLoss(Sample sample) {
        return sample.isBest() ? Double.NaN : loss(sample) - trueLoss(sample);
    }

    /** By how much a move is worse than the best, by estimate. */
    double loss(Sample sample) {
        return inUnits(sample.best()) - inUnits(sample.estimate());
    }

    double trueLoss(Sample sample) {
        return inUnits(sample.bestTruth()) - inUnits(sample.truth());
    }

    private double inUnits(double value) {
        if (scored) {
            return value;
        }
        return Math.abs(value) == Values.WIN ? (1 + Math.signum(value)) / 2 : Values.chance(value, scale);
    }
}
