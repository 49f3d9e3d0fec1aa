package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitFailure;
import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Await;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the writer thread: it writes in batches and in order, and a failed write does not affect others. */
final class StoreWriterTest {
    @TempDir
    Path folder;

    private final ExecutorService answers = Executors.newSingleThreadExecutor(task -> new Thread(task, "answers"));
    private final CountDownLatch writerBlocked = new CountDownLatch(1);
    private final CountDownLatch unblock = new CountDownLatch(1);
    private CompletableFuture<Boolean> blockingWrite = CompletableFuture.completedFuture(true);
    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, () -> 5000, answers, SampleRows.SETTINGS);
        awaitWritten(store.create(List.of(newGame("g"), newGame("h"))));
    }

    @AfterEach
    void close() {
        unblock.countDown();
        store.close();
        answers.shutdown();
    }

    /** Blocks the writer until the returned lock is released, so that further writes are queued. */
    private void blockWriter() {
        blockingWrite = store.submit(handle -> {
            writerBlocked.countDown();
            return await(unblock);
        });
        assertThat(await(writerBlocked)).isTrue();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void writesQueuedChangesInOneTransaction() {
        blockWriter();
        List<CompletableFuture<Boolean>> rest = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            rest.add(store.append(move("g", i, "m" + i)));
        }
        Store.Metrics before = store.metrics();
        assertThat(before.waiting()).isEqualTo(10);
        unblock.countDown();
        awaitWritten(blockingWrite);
        rest.forEach(SampleRows::awaitWritten);
        assertThat(store.metrics()).isEqualTo(new Store.Metrics(0, before.written() + 11, before.commits() + 2));
        assertThat(store.events("g")).hasSize(10);
    }

    @Test
    void readersNeitherWaitNorSeeUncommittedWrites() {
        blockWriter();
        CompletableFuture<Boolean> waiting = store.append(move("g", 0, "e6"));
        assertThat(store.load("g").orElseThrow().events()).isEmpty();
        assertThat(store.unfinishedOf("ann")).isEqualTo(2);
        unblock.countDown();
        awaitWritten(waiting);
        assertThat(store.events("g")).hasSize(1);
    }

    @Test
    void badChangeFailsAlone() {
        blockWriter();
        CompletableFuture<Boolean> before = store.append(move("g", 0, "e6"));
        NewGame impossible = new NewGame(SampleRows.game("bad", 1, "s", 1, 0), List.of());
        CompletableFuture<Boolean> bad = store.append(
                new GameChange("g", 1, List.of(SampleRows.moved(1, "lost")), Optional.empty(), List.of(impossible)));
        CompletableFuture<Boolean> broken = store.submit(handle -> {
            throw new IllegalStateException("a bug");
        });
        CompletableFuture<Boolean> tooLate = store.append(move("g", 0, "d3"));
        CompletableFuture<Boolean> after = store.append(move("g", 1, "f6"));
        unblock.countDown();
        awaitWritten(before);
        assertThat(awaitFailure(bad).kind()).isEqualTo(StoreException.Kind.CONSTRAINT_VIOLATED);
        assertThat(awaitFailure(broken))
                .hasMessage("the change could not be written")
                .hasRootCauseMessage("a bug");
        assertThat(tooLate.join()).isFalse();
        awaitWritten(after);
        assertThat(SampleRows.moves(store, "g")).containsExactly("e6", "f6");
        assertThat(store.game("bad")).isEmpty();
        assertThat(store.health().ok()).as("nothing is wrong with the store").isTrue();
    }

    @Test
    void rejectsWritesBeyondQueueSize() {
        blockWriter();
        List<CompletableFuture<Boolean>> waiting = new ArrayList<>();
        for (int i = 0; i < SampleRows.SETTINGS.queueSize(); i++) {
            waiting.add(store.append(move("g", i, "m" + i)));
        }
        CompletableFuture<Boolean> tooMany = store.append(move("h", 0, "e6"));
        StoreException failure = awaitFailure(tooMany);
        assertThat(failure.kind()).isEqualTo(StoreException.Kind.OVERLOADED);
        assertThat(failure).hasMessage("64 writes are already waiting; try again in a moment");
        assertThat(store.health())
                .isEqualTo(new StoreHealth(
                        Optional.of(new StoreHealth.Fault(StoreException.Kind.OVERLOADED, 5000, failure.reason()))));
        unblock.countDown();
        waiting.forEach(SampleRows::awaitWritten);
        assertThat(store.events("h")).isEmpty();
        awaitWritten(store.append(move("h", 0, "e6")));
        // The writer finishes a batch after it has completed its futures; the next future completes after that.
        awaitWritten(SampleRows.heartbeat(store));
        assertThat(store.health().ok()).isTrue();
        assertThat(store.outages().all()).as("overload stops no clock").isEmpty();
    }

    @Test
    void acceptsOneOfTwoRacingMoves() throws Exception {
        int rounds = 50;
        int players = 8;
        ExecutorService threads = Executors.newFixedThreadPool(players);
        try {
            List<String> winners = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                int seq = round;
                CountDownLatch start = new CountDownLatch(1);
                AtomicInteger accepted = new AtomicInteger();
                List<CompletableFuture<String>> all = new ArrayList<>();
                for (int player = 0; player < players; player++) {
                    String name = seq + "-" + player;
                    all.add(CompletableFuture.supplyAsync(
                            () -> {
                                await(start);
                                boolean won = store.append(move("g", seq, name)).join();
                                return won && accepted.incrementAndGet() > 0 ? name : "";
                            },
                            threads));
                }
                start.countDown();
                for (CompletableFuture<String> one : all) {
                    String name = one.get(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
                    if (!name.isEmpty()) {
                        winners.add(name);
                    }
                }
                assertThat(accepted).hasValue(1);
            }
            assertThat(SampleRows.moves(store, "g")).isEqualTo(winners);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void completesFuturesOnGivenExecutor() {
        blockWriter();
        CompletableFuture<String> thread = store.append(move("g", 0, "e6"))
                .thenApply(answer -> Thread.currentThread().getName());
        unblock.countDown();
        assertThat(thread.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join())
                .isEqualTo("answers");
    }

    @Test
    void completesFuturesEvenIfExecutorIsShutDown() {
        answers.shutdown();
        awaitWritten(store.append(move("g", 0, "e6")));
    }

    @Test
    void closingWritesQueuedChangesAndRejectsNewOnes() throws Exception {
        blockWriter();
        CompletableFuture<Boolean> waiting = store.append(move("g", 0, "e6"));
        Thread closing = new Thread(store::close);
        closing.start();
        unblock.countDown();
        closing.join(Await.TIMEOUT.toMillis());
        awaitWritten(waiting);
        assertThat(awaitFailure(store.append(move("g", 1, "f6"))).kind()).isEqualTo(StoreException.Kind.CLOSED);
        assertThatThrownBy(() -> store.game("g")).hasMessage("the server is stopping");
        store = Store.open(folder, Durability.PROCESS, () -> 5000, answers, SampleRows.SETTINGS);
        assertThat(SampleRows.moves(store, "g")).containsExactly("e6");
    }

    @Test
    void closingTwiceHasNoEffect() {
        store.close();
        try (Store next = Store.open(folder, Durability.PROCESS, () -> 9000, answers, SampleRows.SETTINGS)) {
            store.close();
            assertThat(next.read(OutageStatements::lastHeartbeat)).contains(9000L);
        }
    }
}
