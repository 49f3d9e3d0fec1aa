package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import java.util.List;

/**
 * The best known move of a position.
 *
 * @param analysis the analysis of the position
 * @param reasons why it is best; empty if no reason was found
 */
public record Hint(AnalysisSnapshot analysis, List<MoveReason> reasons) {
    /**
     * Copies the list of reasons.
     *
     * @param analysis the analysis of the position
     * @param reasons why it is best; empty if no reason was found
     */
    public Hint {
        reasons = List.copyOf(reasons);
    }

    /** {@return the best move} */
    public MarkedMove best() {
        return MarkScale.of(analysis, analysis.best());
    }
}
