package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import java.util.List;

/**
 * The best move of a position as far as is known.
 *
 * @param why it is best; empty if nothing was found that is sure
 */
public record Hint(AnalysisSnapshot analysis, List<MoveReason> why) {
    public Hint {
        why = List.copyOf(why);
    }

    public MarkedMove best() {
        return MarkScale.of(analysis, analysis.best());
    }
}
