package dev.drey.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class LoadCountersTest {
    private static final int WINDOWS = 2000;

    @Test
    void countsAMoveAsSeenOnlyInAWindowThatCountedItAsDue() {
        AtomicBoolean stopped = new AtomicBoolean();
        LoadCounters counters = new LoadCounters();
        CompletableFuture<Void> players = CompletableFuture.runAsync(() -> {
            while (!stopped.get()) {
                long now = System.nanoTime();
                counters.addDue(now);
                counters.addSeen(now, System.nanoTime());
            }
        });
        LoadCounters.Window[] windows = new LoadCounters.Window[WINDOWS];
        for (int i = 0; i < WINDOWS; i++) {
            windows[i] = counters.startWindow();
            windows[i].end(System.nanoTime());
        }
        stopped.set(true);
        players.join();
        assertThat(windows).allMatch(LoadCounters.Window::isComplete);
    }

    @Test
    void countsAMoveNobodySawAsLost() {
        LoadCounters counters = new LoadCounters();
        LoadCounters.Window window = counters.startWindow();
        counters.addDue(System.nanoTime() + 1);
        window.end(Long.MAX_VALUE);
        assertThat(window.lost()).isEqualTo(1);
    }
}
