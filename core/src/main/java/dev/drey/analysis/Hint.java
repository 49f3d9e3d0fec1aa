package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import java.util.List;

/**
 * The best known move of a position.
 *
 * @param reasons why it is best; empty if no reason was found
 */
public record Hint(AnalysisSnapshot analysis, List<MoveReason> reasons) {
    public Hint {
        reasons = List.copyOf(reasons);
    }

    public MarkedMove best() {
        return MarkScale.of(analysis, analysis.best());
    }
}
