package dev.drey.bench.errors;

import dev.drey.engine.DepthBucket;
import dev.drey.engine.GamePhase;
import java.util.Locale;

/**
 * An estimate of a move and the truth about it, seen from the side that moves. Of games with points all values are shares of
 * what is at stake; of others, on the scale of {@link dev.drey.engine.Values}, where the truth is a much deeper estimate.
 *
 * @param result what the move leads to in the end: 1 a win, 0 a loss, 0.5 a draw
 * @param best the estimate of the best move at that depth, which may be this one
 * @param bestTruth the truth about that one
 */
record Sample(
        GamePhase phase,
        DepthBucket bucket,
        int depth,
        double estimate,
        double truth,
        double result,
        double best,
        double bestTruth) {
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
                truth,
                result,
                best,
                bestTruth);
    }
}
