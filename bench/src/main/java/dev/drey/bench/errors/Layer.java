package dev.drey.bench.errors;

import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.rules.Move;
import java.util.List;

/** Estimates of moves of one position, all as deep, the best first. */
record Layer(int depth, List<Estimate> estimates) {
    /**
     * @param value as {@link dev.drey.engine.Verdict#expected} says
     * @param isEstimate whether that is not proven
     */
    record Estimate(Move move, double value, boolean isEstimate) {}

    static Layer of(AnalysisSnapshot analysis) {
        return new Layer(
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
