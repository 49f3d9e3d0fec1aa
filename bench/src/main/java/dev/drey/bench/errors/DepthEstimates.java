package dev.drey.bench.errors;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.rules.Move;
import java.util.List;

/** Estimates of moves of one position to the same depth, the best first. */
record DepthEstimates(int depth, List<Estimate> estimates) {
    /**
     * Estimate of one move.
     *
     * @param value the {@link dev.drey.engine.Verdict#expected} value
     * @param isEstimate false if the value is proven
     */
    record Estimate(Move move, double value, boolean isEstimate) {}

    static DepthEstimates of(AnalysisSnapshot analysis) {
        return new DepthEstimates(
                analysis.depth(),
                analysis.verdicts().stream()
                        .map(verdict -> new Estimate(
                                verdict.move(), verdict.expected(), verdict.certainty() == Certainty.ESTIMATED))
                        .toList());
    }

    Estimate best() {
        return estimates.get(0);
    }
}
