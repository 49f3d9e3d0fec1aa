package dev.drey.server.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Limits how many runs each identity has at a time: a further one ends the oldest. */
final class NewestRuns {
    private final int each;
    private final Map<String, Deque<Stoppable>> open = new HashMap<>();

    NewestRuns(int each) {
        this.each = each;
    }

    /** Begins a run. @return stops it, and makes room for another */
    synchronized Stoppable begin(String identity, Supplier<Stoppable> start) {
        Deque<Stoppable> runs = open.computeIfAbsent(identity, who -> new ArrayDeque<>());
        while (runs.size() >= each) {
            runs.removeFirst().stop();
        }
        try {
            Stoppable run = start.get();
            runs.addLast(run);
            return () -> {
                run.stop();
                forget(identity, run);
            };
        } finally {
            dropIfEmpty(identity);
        }
    }

    private synchronized void forget(String identity, Stoppable run) {
        Deque<Stoppable> runs = open.get(identity);
        if (runs != null) {
            runs.remove(run);
            dropIfEmpty(identity);
        }
    }

    private void dropIfEmpty(String identity) {
        open.computeIfPresent(identity, (who, runs) -> runs.isEmpty() ? null : runs);
    }
}
