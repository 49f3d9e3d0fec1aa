package dev.drey.bench.errors;

import dev.drey.engine.Values;

/**
 * Measures the error of an estimate: as a share of the points on the board, or in a game without scores as a chance of winning.
 *
 * @param scale scale that converts estimates to chances, in a game without scores
 */
record ErrorMeasure(boolean scored, double scale) {
    /** Error of the value; NaN if the true value is unknown. */
    double ofValue(Sample sample) {
        return Math.abs(inUnits(sample.estimate()) - inUnits(sample.trueValue()));
    }

    /** Amount by which the estimated loss overstates the true one; NaN for the best move. */
    double ofLoss(Sample sample) {
        return sample.isBest() ? Double.NaN : loss(sample) - trueLoss(sample);
    }

    /** Estimated loss of a move against the best. */
    double loss(Sample sample) {
        return inUnits(sample.best()) - inUnits(sample.estimate());
    }

    double trueLoss(Sample sample) {
        return inUnits(sample.bestTrueValue()) - inUnits(sample.trueValue());
    }

    private double inUnits(double value) {
        if (scored) {
            return value;
        }
        return Math.abs(value) == Values.WIN ? (1 + Math.signum(value)) / 2 : Values.chance(value, scale);
    }
}
