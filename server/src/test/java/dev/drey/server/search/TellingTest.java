package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

final class TellingTest {
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();
    private final Telling<String> telling = new Telling<>(noting(), new Teller(tasks::add));

    private Watcher<String> noting() {
        return new Watcher<>() {
            @Override
            public void sees(String known, boolean last) {
                told.add(known + (last ? "." : ""));
            }

            @Override
            public void lost(Throwable why) {
                told.add(why.getMessage() + "!");
            }
        };
    }

    private void runAll() {
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
    }

    @Test
    void allIsToldToWhoKeepsUp() {
        telling.now("a");
        runAll();
        telling.now("b");
        runAll();
        telling.last("c");
        runAll();
        assertThat(told).containsExactly("a", "b", "c.");
    }

    /** However much there is to tell, no more than one task waits. */
    @Test
    void whoIsSlowHearsTheNewestOnly() {
        telling.now("a");
        telling.now("b");
        telling.now("c");
        assertThat(tasks).hasSize(1);
        runAll();
        assertThat(told).containsExactly("c");
    }

    @Test
    void theEndIsToldOnceAndNothingAfterIt() {
        telling.last("end");
        telling.now("late");
        telling.last("again");
        telling.lost(new CancellationException("lost"));
        runAll();
        assertThat(told).containsExactly("end.");
    }

    @Test
    void aLossIsAnEnd() {
        telling.now("a");
        telling.lost(new CancellationException("lost"));
        telling.last("late");
        runAll();
        assertThat(told).containsExactly("lost!");
    }

    @Test
    void whatComesWhileItTellsIsToldNext() {
        Telling<String>[] itself = newArray();
        itself[0] = new Telling<>(
                new Watcher<>() {
                    @Override
                    public void sees(String known, boolean last) {
                        told.add(known);
                        if (!last) {
                            itself[0].now("dropped");
                            itself[0].last("end");
                        }
                    }

                    @Override
                    public void lost(Throwable why) {}
                },
                new Teller(Runnable::run));
        itself[0].now("a");
        assertThat(told).containsExactly("a", "end");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Telling<String>[] newArray() {
        return new Telling[1];
    }

    @Test
    void whoCannotListenIsToldNoMore() {
        int[] calls = new int[1];
        Telling<String> failing = new Telling<>(
                new Watcher<>() {
                    @Override
                    public void sees(String known, boolean last) {
                        calls[0]++;
                        throw new IllegalStateException("gone");
                    }

                    @Override
                    public void lost(Throwable why) {
                        calls[0]++;
                    }
                },
                new Teller(Runnable::run));
        assertThatThrownBy(() -> failing.now("a")).hasMessage("gone");
        failing.last("b");
        assertThat(calls[0]).isEqualTo(1);
    }

    @Test
    void whereNobodyTakesTheNewsTheyAreToldAtOnce() {
        Telling<String> refused = new Telling<>(noting(), new Teller(task -> {
            throw new RejectedExecutionException("closed");
        }));
        refused.last("end");
        assertThat(told).containsExactly("end.");
    }
}
