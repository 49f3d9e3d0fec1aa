package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitFailure;
import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.heartbeat;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.store.StoreException.Kind;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of full disks and of locked or read-only databases: each is reported, and ends when its cause is gone. */
final class StoreFailureTest {
    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong(10_000);
    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, clock::get, Runnable::run, SampleRows.SETTINGS);
        awaitWritten(store.create(List.of(newGame("g"))));
        awaitWritten(store.append(move("g", 0, "e6")));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void reportsFullDiskAndRecovers() {
        fillDisk();
        String much = "x".repeat(100_000);
        StoreException failure = awaitFailure(store.append(move("g", 1, much)));
        assertThat(failure.kind()).isEqualTo(Kind.FULL);
        assertThat(failure).hasMessageEndingWith(" is full; free some space");
        clock.set(12_000);
        assertThat(awaitFailure(store.create(List.of(largeChanges(500)))).kind())
                .isEqualTo(Kind.FULL);
        assertFailing(Kind.FULL, 10_000);
        assertThat(SampleRows.moves(store, "g")).as("nothing half").containsExactly("e6");

        clock.set(13_000);
        store.submit(handle -> handle.execute("PRAGMA max_page_count = 1000000"))
                .join();
        awaitWritten(store.append(move("g", 1, much)));
        assertRecovered(new OutageLog.Outage(10_000, 13_000));
    }

    @Test
    void writesWhatFitsOnFullDisk() {
        fillDisk();
        CompletableFuture<Boolean> slow = new CompletableFuture<>();
        CompletableFuture<Boolean> first = store.submit(handle -> slow.join());
        CompletableFuture<Boolean> big = store.append(move("g", 1, "x".repeat(100_000)));
        CompletableFuture<Boolean> small = store.append(move("g", 1, "f6"));
        slow.complete(true);
        awaitWritten(first);
        assertThat(awaitFailure(big).kind()).isEqualTo(Kind.FULL);
        awaitWritten(small);
        assertThat(SampleRows.moves(store, "g")).containsExactly("e6", "f6");
    }

    private static NewGame largeChanges(int events) {
        return new NewGame(
                SampleRows.game("many"),
                IntStream.range(0, events)
                        .mapToObj(i -> SampleRows.moved(i, "a move with many words about it".repeat(9)))
                        .toList());
    }

    @Test
    void reportsLockedDatabaseAndRecovers() throws SQLException {
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
            StoreException failure = awaitFailure(store.append(move("g", 1, "f6")));
            assertThat(failure.kind()).isEqualTo(Kind.LOCKED);
            assertThat(failure)
                    .hasMessage("another program has locked the database "
                            + folder.toAbsolutePath().resolve(Store.DATABASE_FILE) + "; close that program");
            assertFailing(Kind.LOCKED, 10_000);
            assertThat(SampleRows.moves(store, "g")).as("it can be read").containsExactly("e6");
            clock.set(11_500);
            statement.execute("ROLLBACK");
        }
        awaitWritten(store.append(move("g", 1, "f6")));
        assertRecovered(new OutageLog.Outage(10_000, 11_500));
    }

    @Test
    void reportsReadOnlyDatabaseAndRecovers() {
        // Simulates a read-only file, because root may write to any file.
        store.submit(handle -> handle.execute("PRAGMA query_only = 1")).join();
        StoreException failure = awaitFailure(store.append(move("g", 1, "f6")));
        assertThat(failure.kind()).isEqualTo(Kind.READ_ONLY);
        assertThat(failure).hasMessageEndingWith(" or its folder is read-only; make it writable");
        assertFailing(Kind.READ_ONLY, 10_000);
        // A connection that was opened read-only stays read-only, so a new one is needed.
        clock.set(20_000);
        awaitWritten(store.append(move("g", 1, "f6")));
        assertRecovered(new OutageLog.Outage(10_000, 20_000));
    }

    @Test
    void reopensFileAfterUnknownFailure() {
        fillDisk();
        StoreException failure = awaitFailure(store.submit(handle -> handle.execute("no SQL at all")));
        assertThat(failure.kind()).isEqualTo(Kind.FAILED);
        assertFailing(Kind.FAILED, 10_000);
        clock.set(10_001);
        // The limit does not apply to the new connection.
        awaitWritten(store.append(move("g", 1, "x".repeat(100_000))));
        assertRecovered(new OutageLog.Outage(10_000, 10_001));
    }

    private void assertFailing(Kind kind, long since) {
        assertThat(store.health().fault()).hasValueSatisfying(problem -> {
            assertThat(problem.kind()).isEqualTo(kind);
            assertThat(problem.since()).isEqualTo(since);
        });
    }

    private void assertRecovered(OutageLog.Outage outage) {
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
        assertThat(store.outages().all()).containsExactly(outage);
        store.close();
        reopen();
        assertThat(store.outages().all()).as("after a restart").containsExactly(outage);
        assertThat(SampleRows.moves(store, "g")).hasSize(2);
    }

    private void reopen() {
        store = Store.open(folder, Durability.PROCESS, clock::get, Runnable::run, SampleRows.SETTINGS);
    }

    /** Simulates a full disk by limiting the number of pages. */
    private void fillDisk() {
        store.submit(handle -> {
                    int pages = handle.createQuery("PRAGMA page_count")
                            .mapTo(Integer.class)
                            .one();
                    return handle.execute("PRAGMA max_page_count = " + pages);
                })
                .join();
    }

    @Test
    void heartbeatsDetectFailureAndRecovery() throws Exception {
        store.close();
        StoreSettings lively = new StoreSettings(64, 16, 2, 20, 8000, 20);
        store = Store.open(folder, Durability.PROCESS, clock::get, Runnable::run, lively);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
            awaitHealth(false);
            clock.set(15_000);
            // Waits for attempts that read the clock before it was set.
            assertThat(awaitFailure(heartbeat(store)).kind()).isEqualTo(Kind.LOCKED);
            statement.execute("ROLLBACK");
        }
        awaitHealth(true);
        assertThat(store.outages().all()).containsExactly(new OutageLog.Outage(10_000, 15_000));
    }

    private void awaitHealth(boolean ok) {
        Await.until(() -> store.health().ok() == ok, () -> "health " + store.health());
    }
}
