package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitFailure;
import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.heartbeat;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.moves;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Await;
import dev.drey.server.store.StoreException.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of a running store whose files are moved, deleted or replaced. No write is acknowledged that is not in the right file.
 */
final class MissingDatabaseFileTest {
    private static final List<String> ENDINGS = List.of("", "-wal", "-shm");

    @TempDir
    Path root;

    private final AtomicLong clock = new AtomicLong(10_000);
    private Path folder;
    private Path away;
    private Store store;

    @BeforeEach
    void open() throws IOException {
        folder = root.resolve("data");
        away = Files.createDirectory(root.resolve("away"));
        store = open(folder);
        awaitWritten(store.create(List.of(newGame("g"))));
        awaitWritten(store.append(move("g", 0, "e6")));
    }

    private Store open(Path where) {
        return Store.open(where, Durability.PROCESS, clock::get, Runnable::run, SampleRows.SETTINGS);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static void moveFiles(Path from, Path to, List<String> endings) throws IOException {
        for (String ending : endings) {
            Files.move(from.resolve(Store.DATABASE_FILE + ending), to.resolve(Store.DATABASE_FILE + ending));
        }
    }

    /** The data that a new process finds in these files. */
    private List<String> movesFoundIn(Path from) throws IOException {
        Path copy = Files.createTempDirectory(root, "copy");
        for (String ending : List.of("", "-wal")) {
            Path file = from.resolve(Store.DATABASE_FILE + ending);
            if (Files.exists(file)) {
                // In another process, because opening and closing the file here would drop SQLite's locks.
                runCopy(file, copy);
            }
        }
        try (Store found = open(copy)) {
            return moves(found, "g");
        }
    }

    private static void runCopy(Path file, Path to) throws IOException {
        try {
            Process process = new ProcessBuilder("cp", file.toString(), to.toString())
                    .inheritIO()
                    .start();
            assertThat(process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
            assertThat(process.exitValue()).isZero();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void assertLost() {
        StoreException failure = awaitFailure(store.append(move("g", 1, "never")));
        assertThat(failure.kind()).isEqualTo(Kind.LOST);
        assertThat(failure)
                .hasMessageContaining(folder.resolve(Store.DATABASE_FILE).toString());
        assertThat(store.health().fault())
                .hasValueSatisfying(problem -> assertThat(problem.kind()).isEqualTo(Kind.LOST));
        assertThat(moves(store, "g")).as("what was acknowledged can be read").containsExactly("e6");
    }

    private void assertWritable() throws IOException {
        clock.addAndGet(500);
        awaitWritten(store.append(move("g", 1, "f6")));
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
        assertThat(moves(store, "g")).containsExactly("e6", "f6");
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
        assertThat(store.outages().millisWithin(0, 99_999)).isEqualTo(500);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void recoversAfterMoveAwayAndBack(int files) throws IOException {
        List<String> endings = ENDINGS.subList(0, files);
        moveFiles(folder, away, endings);
        assertLost();
        assertThat(movesFoundIn(away)).as("complete, wherever it is").containsExactly("e6");
        moveFiles(away, folder, endings);
        assertWritable();
    }

    @Test
    void recoversAfterMoveBackWithoutJournal() throws IOException {
        moveFiles(folder, away, ENDINGS);
        assertLost();
        moveFiles(away, folder, List.of(""));
        assertWritable();
    }

    @Test
    void survivesUnnoticedMoveAwayAndBack() throws IOException {
        moveFiles(folder, away, ENDINGS);
        moveFiles(away, folder, List.of(""));
        awaitWritten(store.append(move("g", 1, "f6")));
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-shm"})
    void recoversAfterJournalOrIndexIsDeleted(String ending) throws IOException {
        Files.delete(folder.resolve(Store.DATABASE_FILE + ending));
        // The contents of the journal are still available through the open file, so nothing is lost.
        awaitWritten(store.append(move("g", 1, "f6")));
        assertThat(folder.resolve(Store.DATABASE_FILE + ending)).exists();
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
    }

    @Test
    void savesDeletedJournalWhenOtherProgramReleasesLock() throws Exception {
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = reader.createStatement()) {
            statement.execute("BEGIN");
            statement.executeQuery("SELECT COUNT(*) FROM event").close();
            awaitWritten(store.append(move("g", 1, "f6")));
            Files.delete(folder.resolve(Store.DATABASE_FILE + "-wal"));
            assertThat(awaitFailure(store.append(move("g", 2, "never"))))
                    .hasMessage("the journal of the database file " + folder.resolve(Store.DATABASE_FILE)
                            + " is missing, and its changes cannot be saved yet");
            statement.execute("COMMIT");
        }
        awaitWritten(store.append(move("g", 2, "c5")));
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6", "c5");
    }

    @Test
    void readersUseTheSameFileAsTheWriter() throws IOException {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            awaitWritten(other.create(List.of(newGame("other"))));
        }
        moveFiles(folder, away, ENDINGS);
        moveFiles(backup, folder, List.of(""));
        assertThatThrownBy(this::readWithANewConnection).hasMessageEndingWith("is missing; restore it");
        awaitWritten(heartbeat(store));
        assertThat(store.game("other")).isPresent();
    }

    /** Reads until the pool has no connection left: it drops failed ones, but a checkpoint can return one meanwhile. */
    private void readWithANewConnection() {
        for (int attempts = 0; attempts < 100; attempts++) {
            for (int i = 0; i < SampleRows.SETTINGS.readConnections(); i++) {
                assertThatThrownBy(() -> store.read(handle -> handle.execute("no SQL")))
                        .isInstanceOf(StoreException.class);
            }
            assertThat(store.game("other")).isEmpty();
        }
    }

    @Test
    void recoversIfJournalIsDeletedDuringRead() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        Thread reader = new Thread(() -> store.read(handle -> {
            reading.countDown();
            try {
                return done.await(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }));
        reader.start();
        assertThat(reading.await(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        Files.delete(folder.resolve(Store.DATABASE_FILE + "-wal"));
        var waiting = store.append(move("g", 1, "f6"));
        done.countDown();
        awaitWritten(waiting);
        reader.join(Await.TIMEOUT.toMillis());
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
    }

    @Test
    void recoversAfterFolderMovesAwayAndBack() throws IOException {
        Path elsewhere = root.resolve("elsewhere");
        Files.move(folder, elsewhere);
        assertLost();
        assertThat(movesFoundIn(elsewhere)).containsExactly("e6");
        Files.move(elsewhere, folder);
        assertWritable();
    }

    @Test
    void failsWritesAfterDeletion() throws IOException {
        for (String ending : ENDINGS) {
            Files.delete(folder.resolve(Store.DATABASE_FILE + ending));
        }
        assertLost();
        store.close();
        assertThat(folder.resolve(Store.DATABASE_FILE))
                .as("no empty file in its place")
                .doesNotExist();
    }

    @Test
    void failsWriteIfFileVanishesDuringCommit() throws IOException {
        var answer = store.submit(handle -> {
            try {
                moveFiles(folder, away, List.of(""));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return StoreUpdates.append(handle, move("g", 1, "f6"), GameLimits.NONE);
        });
        assertThat(awaitFailure(answer).kind()).isEqualTo(Kind.LOST);
        moveFiles(away, folder, List.of(""));
        awaitWritten(heartbeat(store));
        // Whether such a write is in the file is unknown, so callers must read first.
        assertThat(store.append(move("g", 1, "d3")).join())
                .isEqualTo(moves(store, "g").contains("d3"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void usesReplacementDatabase(int files) throws IOException {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            awaitWritten(other.create(List.of(newGame("other"))));
        }
        moveFiles(folder, away, ENDINGS.subList(0, files));
        moveFiles(backup, folder, List.of(""));
        clock.addAndGet(500);
        assertThat(store.append(move("g", 1, "f6")).join())
                .as("that game is not in it")
                .isFalse();
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
        assertThat(store.game("g")).isEmpty();
        awaitWritten(store.append(move("other", 0, "e6")));
        assertThat(moves(store, "other")).containsExactly("e6");
        assertThat(store.outages().all()).containsExactly(new OutageLog.Outage(10_000, 10_500));
        assertThat(movesFoundIn(away)).as("the old one is complete").containsExactly("e6");

        moveFiles(folder, backup, List.of(""));
        moveFiles(away, folder, List.of(""));
        awaitWritten(store.append(move("g", 1, "f6")));
        assertThat(moves(store, "g")).containsExactly("e6", "f6");
    }

    @Test
    void keepsOldJournalIfReplacedDatabaseIsLocked() throws Exception {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            awaitWritten(other.create(List.of(newGame("other"))));
        }
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = reader.createStatement()) {
            statement.execute("BEGIN");
            statement.executeQuery("SELECT COUNT(*) FROM event").close();
            awaitWritten(store.append(move("g", 1, "f6")));
            moveFiles(folder, away, List.of(""));
            moveFiles(backup, folder, List.of(""));
            awaitWritten(store.append(move("other", 0, "c5")));
        }
        assertThat(moves(store, "other")).containsExactly("c5");
        try (Stream<Path> files = Files.list(folder)) {
            Path journal = files.filter(file -> file.toString().contains("-wal.left-"))
                    .findAny()
                    .orElseThrow();
            Files.move(journal, away.resolve(Store.DATABASE_FILE + "-wal"));
        }
        assertThat(movesFoundIn(away)).containsExactly("e6", "f6");
    }

    @Test
    void rejectsReplacementThatIsNoDatabase() throws IOException {
        moveFiles(folder, away, List.of(""));
        Path file = folder.resolve(Store.DATABASE_FILE);
        Files.createFile(file);
        for (int attempt = 0; attempt < 2; attempt++) {
            assertThat(awaitFailure(store.append(move("g", 1, "never"))))
                    .hasMessage("the database file " + file + " is empty; restore the right file");
        }
        Files.delete(file);
        Files.writeString(file, "these are certainly not the games ".repeat(99));
        assertThat(awaitFailure(store.append(move("g", 1, "never"))).kind()).isEqualTo(Kind.CORRUPT);
        assertThatThrownBy(() -> store.game("g")).isInstanceOf(StoreException.class);
        assertThat(store.health().ok()).isFalse();
        Files.delete(file);
        moveFiles(away, folder, List.of(""));
        assertWritable();
    }

    @Test
    void locksAgainAfterLockFileIsDeleted() throws IOException {
        Files.delete(folder.resolve("drey.lock"));
        awaitWritten(store.append(move("g", 1, "f6")));
        assertThatThrownBy(() -> open(folder)).hasMessageContaining("uses the folder");
    }

    @Test
    void yieldsToServerThatTookTheFolderMeanwhile() throws IOException {
        Files.move(folder, root.resolve("elsewhere"));
        assertLost();
        try (Store other = open(folder)) {
            awaitWritten(other.create(List.of(newGame("g"))));
            assertThat(awaitFailure(store.append(move("g", 0, "never"))).kind()).isEqualTo(Kind.IN_USE);
            awaitWritten(other.append(move("g", 0, "d3")));
        }
        awaitWritten(store.append(move("g", 1, "c5")));
        assertThat(moves(store, "g")).containsExactly("d3", "c5");
    }

    @Test
    void databaseFileMayBeLink() throws IOException {
        Path linked = Files.createDirectory(root.resolve("linked"));
        Path target = Files.createFile(away.resolve("real.db"));
        Files.createSymbolicLink(linked.resolve(Store.DATABASE_FILE), target);
        try (Store other = open(linked)) {
            awaitWritten(other.create(List.of(newGame("g"))));
            Files.delete(FileKeys.journal(target));
            awaitWritten(other.append(move("g", 0, "e6")));
            Files.move(target, root.resolve("moved.db"));
            assertThat(awaitFailure(other.append(move("g", 1, "f6"))).kind()).isEqualTo(Kind.LOST);
        }
    }

    @Test
    void rejectsJournalWithoutDatabase() throws IOException {
        runCopy(folder.resolve(Store.DATABASE_FILE + "-wal"), away);
        assertThatThrownBy(() -> open(away))
                .isInstanceOf(StoreException.class)
                .hasMessage("the database file " + away.resolve(Store.DATABASE_FILE)
                        + " is missing, but its journal drey.db-wal exists; restore the file, or delete the journal to"
                        + " start with an empty database");
        assertThat(away.resolve(Store.DATABASE_FILE)).doesNotExist();
        Files.delete(away.resolve(Store.DATABASE_FILE + "-wal"));
        open(away).close();
    }
}
