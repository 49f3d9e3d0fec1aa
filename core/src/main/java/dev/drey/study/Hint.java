package dev.drey.study;

import dev.drey.engine.Analysis;
import dev.drey.study.why.Reason;
import java.util.List;

/**
 * The best move of a position as far as is known.
 *
 * @param why it is best; empty if nothing was found that is sure
 */
public record Hint(Analysis analysis, List<Reason> why) {
    public Hint {
        why = List.copyOf(why);
    }

    public MarkedMove best() {
        return MarkScale.of(analysis, analysis.best());
    }
}
