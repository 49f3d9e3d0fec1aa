package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.search.SearchTask.TimeSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SearchQueueTest {
    private final AtomicInteger players = new AtomicInteger();
    private final SearchQueue queue = new SearchQueue(new SearchLimits(1, 3, 2, 2, 8, 0));

    @AfterEach
    void close() {
        queue.close();
    }

    private SearchJob submit(SearchPriority priority, SearchTask task) {
        String name = "player " + players.incrementAndGet();
        return queue.submit(priority, new SearchOwner(name, name), task);
    }

    /** The analysis would never end, and there is only one thread. */
    @Test
    void movePreemptsAnalysis() {
        FakeTask analysis = new FakeTask();
        submit(SearchPriority.ANALYSIS, analysis);
        analysis.awaitStarted();
        FakeTask move = new FakeTask().release();
        submit(SearchPriority.LEVEL_MOVE, move);
        move.awaitDone();
        assertThat(analysis.isDone()).isFalse();
        analysis.release().awaitDone();
        assertThat(analysis.slices()).isEqualTo(2);
        assertThat(analysis.isAborted()).isFalse();
    }

    @Test
    void levelMovePreemptsStrongestMove() {
        FakeTask strongest = new FakeTask();
        submit(SearchPriority.STRONGEST_MOVE, strongest);
        strongest.awaitStarted();
        FakeTask move = new FakeTask().release();
        submit(SearchPriority.LEVEL_MOVE, move);
        move.awaitDone();
        strongest.release().awaitDone();
    }

    @Test
    void analysesShareThread() {
        FakeTask one = new FakeTask();
        FakeTask two = new FakeTask();
        submit(SearchPriority.ANALYSIS, one);
        submit(SearchPriority.ANALYSIS, two);
        two.awaitStarted();
        assertThat(one.hasStarted()).isTrue();
        assertThat(one.isDone()).isFalse();
    }

    @Test
    void rejectsTaskIfTooManyAreWaiting() {
        FakeTask blocker = new FakeTask();
        submit(SearchPriority.LEVEL_MOVE, blocker);
        blocker.awaitStarted();
        submit(SearchPriority.ANALYSIS, new FakeTask());
        submit(SearchPriority.ANALYSIS, new FakeTask());
        assertThatThrownBy(() -> submit(SearchPriority.ANALYSIS, new FakeTask()))
                .isInstanceOfSatisfying(SearchRejected.class, rejected -> {
                    assertThat(rejected.reason()).isEqualTo(SearchRejected.Reason.BUSY);
                    assertThat(rejected.reason().code()).isEqualTo("busy");
                });
        // Moves have a limit of their own, which both kinds share.
        submit(SearchPriority.LEVEL_MOVE, new FakeTask());
        submit(SearchPriority.STRONGEST_MOVE, new FakeTask());
        submit(SearchPriority.LEVEL_MOVE, new FakeTask());
        assertThatThrownBy(() -> submit(SearchPriority.LEVEL_MOVE, new FakeTask()))
                .isInstanceOf(SearchRejected.class);
        assertThatThrownBy(() -> submit(SearchPriority.STRONGEST_MOVE, new FakeTask()))
                .isInstanceOf(SearchRejected.class);
        assertThat(queue.queued(SearchPriority.ANALYSIS)).isEqualTo(2);
        assertThat(queue.queued(SearchPriority.LEVEL_MOVE)).isEqualTo(2);
        assertThat(queue.queued(SearchPriority.STRONGEST_MOVE)).isEqualTo(1);
        assertThat(queue.running(SearchPriority.LEVEL_MOVE)).isEqualTo(1);
        assertThat(queue.running(SearchPriority.ANALYSIS)).isZero();
    }

    @Test
    void addressMayFillHalfOfQueue() {
        FakeTask blocker = new FakeTask();
        submit(SearchPriority.LEVEL_MOVE, blocker);
        blocker.awaitStarted();
        queue.submit(SearchPriority.LEVEL_MOVE, new SearchOwner("ann", "home"), new FakeTask());
        queue.submit(SearchPriority.STRONGEST_MOVE, new SearchOwner("bob", "home"), new FakeTask());
        assertThatThrownBy(
                        () -> queue.submit(SearchPriority.LEVEL_MOVE, new SearchOwner("cat", "home"), new FakeTask()))
                .isInstanceOf(SearchRejected.class);
        submit(SearchPriority.LEVEL_MOVE, new FakeTask());
    }

    /** The more places are taken, the fewer an address may have, so a few addresses cannot keep others out. */
    @ParameterizedTest
    @EnumSource
    void fewAddressesDoNotFillQueue(SearchPriority priority) {
        try (SearchQueue larger = new SearchQueue(new SearchLimits(1, 64, 64, 2, 40, 0))) {
            FakeTask blocker = new FakeTask();
            larger.submit(SearchPriority.LEVEL_MOVE, new SearchOwner("player", "home"), blocker);
            blocker.awaitStarted();
            List<Integer> places = new ArrayList<>();
            for (String address : List.of("a", "b", "c", "d", "e")) {
                places.add(fill(larger, priority, address));
            }
            assertThat(places).containsExactly(32, 16, 8, 4, 2);
            larger.submit(priority, new SearchOwner("newcomer", "f"), new FakeTask());
        }
    }

    /** Submits tasks of an address until one is rejected. @return the number of others */
    private static int fill(SearchQueue queue, SearchPriority priority, String address) {
        for (int tasks = 0; ; tasks++) {
            try {
                queue.submit(priority, new SearchOwner("player " + tasks, address), new FakeTask());
            } catch (SearchRejected full) {
                return tasks;
            }
        }
    }

    @Test
    void cancelsWaitingJob() {
        FakeTask blocker = new FakeTask();
        submit(SearchPriority.LEVEL_MOVE, blocker);
        blocker.awaitStarted();
        FakeTask unwanted = new FakeTask();
        SearchJob job = submit(SearchPriority.LEVEL_MOVE, unwanted);
        queue.cancel(job);
        assertThat(unwanted.awaitAborted()).isInstanceOf(CancellationException.class);
        assertThat(queue.queued(SearchPriority.LEVEL_MOVE)).isZero();
        queue.cancel(job);
        blocker.release().awaitDone();
        FakeTask next = new FakeTask().release();
        submit(SearchPriority.LEVEL_MOVE, next);
        next.awaitDone();
        assertThat(unwanted.hasStarted()).isFalse();
    }

    @Test
    void cancelsRunningJob() {
        FakeTask unwanted = new FakeTask();
        SearchJob job = submit(SearchPriority.LEVEL_MOVE, unwanted);
        unwanted.awaitStarted();
        queue.cancel(job);
        assertThat(unwanted.awaitAborted()).isInstanceOf(CancellationException.class);
        FakeTask next = new FakeTask().release();
        submit(SearchPriority.LEVEL_MOVE, next);
        next.awaitDone();
        assertThat(unwanted.slices()).isEqualTo(1);
    }

    @Test
    void asksRunningTaskToReportProgress() {
        FakeTask task = new FakeTask();
        submit(SearchPriority.ANALYSIS, task);
        task.awaitProgressReport();
    }

    /** Failures in run, in a progress report and in abort end only the task itself. */
    @Test
    void failingTaskDoesNotEndThread() {
        CompletableFuture<Throwable> aborted = new CompletableFuture<>();
        CompletableFuture<Boolean> reported = new CompletableFuture<>();
        submit(SearchPriority.ANALYSIS, new SearchTask() {
            @Override
            public boolean run(TimeSlice slice) {
                FakeTask.get(reported);
                throw new StackOverflowError("too deep");
            }

            @Override
            public void reportProgress() {
                reported.complete(true);
                throw new StackOverflowError("here too");
            }

            @Override
            public void abort(Throwable cause) {
                aborted.complete(cause);
                throw new IllegalStateException("abort failed too");
            }
        });
        assertThat(FakeTask.get(aborted)).hasMessage("too deep");
        FakeTask next = new FakeTask();
        submit(SearchPriority.ANALYSIS, next);
        next.awaitProgressReport();
        next.release().awaitDone();
    }

    @Test
    void closingAbortsAllTasks() {
        FakeTask running = new FakeTask();
        submit(SearchPriority.LEVEL_MOVE, running);
        running.awaitStarted();
        List<FakeTask> waiting = new ArrayList<>();
        for (SearchPriority priority : SearchPriority.values()) {
            FakeTask task = new FakeTask();
            submit(priority, task);
            waiting.add(task);
        }
        queue.close();
        assertThat(running.isAborted()).isTrue();
        assertThat(waiting).allMatch(FakeTask::isAborted).noneMatch(FakeTask::hasStarted);
        assertThatThrownBy(() -> submit(SearchPriority.LEVEL_MOVE, new FakeTask()))
                .isInstanceOf(SearchRejected.class)
                .hasMessageContaining("stopping");
        queue.close();
    }

    /** Neither the caller of close nor the requester waits for a task that ignores the end of its slice. */
    @Test
    void closingDoesNotWaitForUnresponsiveTask() {
        CompletableFuture<Boolean> started = new CompletableFuture<>();
        CompletableFuture<Boolean> end = new CompletableFuture<>();
        CompletableFuture<Throwable> aborted = new CompletableFuture<>();
        submit(SearchPriority.LEVEL_MOVE, new SearchTask() {
            @Override
            public boolean run(TimeSlice slice) {
                started.complete(true);
                return FakeTask.get(end);
            }

            @Override
            public void abort(Throwable cause) {
                aborted.complete(cause);
            }
        });
        FakeTask.get(started);
        queue.close();
        assertThat(aborted).isDone();
        end.complete(true);
    }
}
