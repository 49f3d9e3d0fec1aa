package dev.drey.bench.explanations;

import dev.drey.analysis.explain.MoveReason;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts mistakes and their explanations. Thread-safe. */
final class ExplanationCounts {
    private final Map<MoveReason.Kind, Integer> given = new EnumMap<>(MoveReason.Kind.class);
    private final Map<MoveReason.Kind, Integer> rejected = new EnumMap<>(MoveReason.Kind.class);
    private int positions;
    private int mistakes;
    private int explained;
    private int hints;
    private int explainedHints;

    synchronized void addPosition() {
        positions++;
    }

    synchronized void addMistake(List<MoveReason> reasons) {
        mistakes++;
        explained += reasons.isEmpty() ? 0 : 1;
        reasons.forEach(reason -> given.merge(reason.kind(), 1, Integer::sum));
    }

    synchronized void addHint(List<MoveReason> reasons) {
        hints++;
        explainedHints += reasons.isEmpty() ? 0 : 1;
    }

    synchronized void addCheck(MoveReason reason, boolean holds) {
        if (!holds) {
            rejected.merge(reason.kind(), 1, Integer::sum);
        }
    }

    synchronized int positions() {
        return positions;
    }

    synchronized int mistakes() {
        return mistakes;
    }

    synchronized int explained() {
        return explained;
    }

    synchronized int hints() {
        return hints;
    }

    synchronized int explainedHints() {
        return explainedHints;
    }

    synchronized int given(MoveReason.Kind kind) {
        return given.getOrDefault(kind, 0);
    }

    synchronized int rejected(MoveReason.Kind kind) {
        return rejected.getOrDefault(kind, 0);
    }

    synchronized int rejected() {
        return rejected.values().stream().mapToInt(Integer::intValue).sum();
    }
}
