package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.GamePhase;
import java.util.Locale;

/**
 * An estimate of a move and its true value, for the side that makes it. In games with scores all values are shares of the points
 * on the board; in others they are on the scale of {@link dev.drey.engine.Values}, and the true value is a much deeper estimate.
 *
 * @param result final result of the move: 1 for a win, 0 for a loss, 0.5 for a draw
 * @param best the estimate of the best move at that depth, which may be this one
 * @param bestTrueValue the true value of that move
 */
record Sample(
        GamePhase phase,
        DepthBucket bucket,
        int depth,
        double estimate,
        double trueValue,
        double result,
        double best,
        double bestTrueValue) {
    boolean isBest() {
        return estimate == best;
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%s %s %d %.5f %.5f %.1f %.5f %.5f",
                phase,
                bucket.text(),
                depth,
                estimate,
                trueValue,
                result,
                best,
                bestTrueValue);
    }
}
