package dev.drey.bench.why;

import dev.drey.study.why.Reason;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts mistakes and what was said about them. Any number of threads may count. */
final class Tally {
    private final Map<Reason.Kind, Integer> told = new EnumMap<>(Reason.Kind.class);
    private final Map<Reason.Kind, Integer> rejected = new EnumMap<>(Reason.Kind.class);
    private int positions;
    private int mistakes;
    private int explained;
    private int hints;
    private int explainedHints;

    synchronized void position() {
        positions++;
    }

    synchronized void mistake(List<Reason> reasons) {
        mistakes++;
        explained += reasons.isEmpty() ? 0 : 1;
        reasons.forEach(reason -> told.merge(reason.kind(), 1, Integer::sum));
    }

    synchronized void hint(List<Reason> reasons) {
        hints++;
        explainedHints += reasons.isEmpty() ? 0 : 1;
    }

    synchronized void checked(Reason reason, boolean holds) {
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

    synchronized int told(Reason.Kind kind) {
        return told.getOrDefault(kind, 0);
    }

    synchronized int rejected(Reason.Kind kind) {
        return rejected.getOrDefault(kind, 0);
    }

    synchronized int rejected() {
        return rejected.values().stream().mapToInt(Integer::intValue).sum();
    }
}
