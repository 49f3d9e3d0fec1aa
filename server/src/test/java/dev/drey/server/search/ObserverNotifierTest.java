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

final class ObserverNotifierTest {
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<String> received = new ArrayList<>();
    private final ObserverNotifier<String> notifier = new ObserverNotifier<>(observer(), tasks::add);

    private SearchObserver<String> observer() {
        return new SearchObserver<>() {
            @Override
            public void onUpdate(String result, boolean last) {
                received.add(result + (last ? "." : ""));
            }

            @Override
            public void onFailure(Throwable cause) {
                received.add(cause.getMessage() + "!");
            }
        };
    }

    private void runAll() {
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
    }

    @Test
    void deliversAllUpdatesToFastObserver() {
        notifier.update("a");
        runAll();
        notifier.update("b");
        runAll();
        notifier.complete("c");
        runAll();
        assertThat(received).containsExactly("a", "b", "c.");
    }

    @Test
    void deliversOnlyNewestUpdateToSlowObserver() {
        notifier.update("a");
        notifier.update("b");
        notifier.update("c");
        assertThat(tasks).hasSize(1);
        runAll();
        assertThat(received).containsExactly("c");
    }

    @Test
    void deliversNothingAfterCompletion() {
        notifier.complete("end");
        notifier.update("late");
        notifier.complete("again");
        notifier.fail(new CancellationException("lost"));
        runAll();
        assertThat(received).containsExactly("end.");
    }

    @Test
    void deliversNothingAfterFailure() {
        notifier.update("a");
        notifier.fail(new CancellationException("lost"));
        notifier.complete("late");
        runAll();
        assertThat(received).containsExactly("lost!");
    }

    @Test
    void deliversUpdateThatArrivesDuringCall() {
        ObserverNotifier<String>[] itself = newArray();
        itself[0] = new ObserverNotifier<>(
                new SearchObserver<>() {
                    @Override
                    public void onUpdate(String result, boolean last) {
                        received.add(result);
                        if (!last) {
                            itself[0].update("dropped");
                            itself[0].complete("end");
                        }
                    }

                    @Override
                    public void onFailure(Throwable cause) {}
                },
                Runnable::run);
        itself[0].update("a");
        assertThat(received).containsExactly("a", "end");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static ObserverNotifier<String>[] newArray() {
        return new ObserverNotifier[1];
    }

    @Test
    void deliversNothingToObserverThatFailed() {
        int[] calls = new int[1];
        ObserverNotifier<String> failing = new ObserverNotifier<>(
                new SearchObserver<>() {
                    @Override
                    public void onUpdate(String result, boolean last) {
                        calls[0]++;
                        throw new IllegalStateException("gone");
                    }

                    @Override
                    public void onFailure(Throwable cause) {
                        calls[0]++;
                    }
                },
                Runnable::run);
        assertThatThrownBy(() -> failing.update("a")).hasMessage("gone");
        failing.complete("b");
        assertThat(calls[0]).isEqualTo(1);
    }

    @Test
    void deliversOnCallingThreadIfExecutorRejects() {
        ObserverNotifier<String> rejecting =
                new ObserverNotifier<>(observer(), ObserverNotifier.neverRejecting(task -> {
                    throw new RejectedExecutionException("closed");
                }));
        rejecting.complete("end");
        assertThat(received).containsExactly("end.");
    }
}
