package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.beat;
import static dev.drey.server.store.SampleRows.failure;
import static dev.drey.server.store.SampleRows.fresh;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.moves;
import static dev.drey.server.store.SampleRows.written;
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

/** The files of a running store are moved, deleted, replaced: nothing is said to be written that is not where it belongs. */
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
        written(store.create(List.of(fresh("g"))));
        written(store.append(move("g", 0, "e6")));
    }

    private Store open(Path where) {
        return Store.open(where, Durability.PROCESS, clock::get, Runnable::run, SampleRows.TUNING);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static void carry(Path from, Path to, List<String> endings) throws IOException {
        for (String ending : endings) {
            Files.move(from.resolve(Store.DATABASE_FILE + ending), to.resolve(Store.DATABASE_FILE + ending));
        }
    }

    /** What somebody finds who starts anew with these files, and with nothing that this process remembers. */
    private List<String> movesFoundIn(Path from) throws IOException {
        Path copy = Files.createTempDirectory(root, "copy");
        for (String ending : List.of("", "-wal")) {
            Path file = from.resolve(Store.DATABASE_FILE + ending);
            if (Files.exists(file)) {
                // By another process: if this one opened and closed the file it would drop SQLite's locks on it.
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
            assertThat(process.waitFor(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
            assertThat(process.exitValue()).isZero();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void assertLost() {
        StoreException failure = failure(store.append(move("g", 1, "never")));
        assertThat(failure.kind()).isEqualTo(Kind.LOST);
        assertThat(failure)
                .hasMessageContaining(folder.resolve(Store.DATABASE_FILE).toString());
        assertThat(store.health().fault())
                .hasValueSatisfying(problem -> assertThat(problem.kind()).isEqualTo(Kind.LOST));
        assertThat(moves(store, "g")).as("what was acknowledged can be read").containsExactly("e6");
    }

    private void assertGoesOn() throws IOException {
        clock.addAndGet(500);
        written(store.append(move("g", 1, "f6")));
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
        assertThat(moves(store, "g")).containsExactly("e6", "f6");
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
        assertThat(store.outages().millisWithin(0, 99_999)).isEqualTo(500);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void movedAwayAndBack(int files) throws IOException {
        List<String> endings = ENDINGS.subList(0, files);
        carry(folder, away, endings);
        assertLost();
        assertThat(movesFoundIn(away)).as("complete, wherever it is").containsExactly("e6");
        carry(away, folder, endings);
        assertGoesOn();
    }

    @Test
    void movedAwayWithItsJournalAndBackWithoutIt() throws IOException {
        carry(folder, away, ENDINGS);
        assertLost();
        carry(away, folder, List.of(""));
        assertGoesOn();
    }

    @Test
    void movedAwayAndBackBeforeAnybodyNoticed() throws IOException {
        carry(folder, away, ENDINGS);
        carry(away, folder, List.of(""));
        written(store.append(move("g", 1, "f6")));
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-wal", "-shm"})
    void onlyTheJournalOrItsIndexIsDeleted(String ending) throws IOException {
        Files.delete(folder.resolve(Store.DATABASE_FILE + ending));
        // What the journal held is still to be had from the open file, so nothing is lost but a moment.
        written(store.append(move("g", 1, "f6")));
        assertThat(folder.resolve(Store.DATABASE_FILE + ending)).exists();
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
    }

    @Test
    void theJournalIsDeletedWhileAnotherProgramKeepsItFromBeingSaved() throws Exception {
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = reader.createStatement()) {
            statement.execute("BEGIN");
            statement.executeQuery("SELECT COUNT(*) FROM event").close();
            written(store.append(move("g", 1, "f6")));
            Files.delete(folder.resolve(Store.DATABASE_FILE + "-wal"));
            assertThat(failure(store.append(move("g", 2, "never"))))
                    .hasMessage("the journal of the database file " + folder.resolve(Store.DATABASE_FILE)
                            + " is gone, and what it held cannot be saved yet");
            statement.execute("COMMIT");
        }
        written(store.append(move("g", 2, "c5")));
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6", "c5");
    }

    @Test
    void readersNeverReadAnotherFileThanTheWriterWrites() throws IOException {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            written(other.create(List.of(fresh("other"))));
        }
        carry(folder, away, ENDINGS);
        carry(backup, folder, List.of(""));
        assertThatThrownBy(this::readWithANewConnection).hasMessageEndingWith("is gone; put it back");
        written(beat(store));
        assertThat(store.game("other")).isPresent();
    }

    /** Fails until the pool has no connection left: it drops those that failed, but a checkpoint can return one meanwhile. */
    private void readWithANewConnection() {
        for (int attempts = 0; attempts < 100; attempts++) {
            for (int i = 0; i < SampleRows.TUNING.readConnections(); i++) {
                assertThatThrownBy(() -> store.read(handle -> handle.execute("no SQL")))
                        .isInstanceOf(StoreException.class);
            }
            assertThat(store.game("other")).isEmpty();
        }
    }

    @Test
    void theJournalIsDeletedWhileItIsRead() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        Thread reader = new Thread(() -> store.read(handle -> {
            reading.countDown();
            try {
                return done.await(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }));
        reader.start();
        assertThat(reading.await(Await.PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        Files.delete(folder.resolve(Store.DATABASE_FILE + "-wal"));
        var waiting = store.append(move("g", 1, "f6"));
        done.countDown();
        written(waiting);
        reader.join(Await.PATIENCE.toMillis());
        assertThat(movesFoundIn(folder)).containsExactly("e6", "f6");
    }

    @Test
    void theWholeFolderIsMovedAwayAndBack() throws IOException {
        Path elsewhere = root.resolve("elsewhere");
        Files.move(folder, elsewhere);
        assertLost();
        assertThat(movesFoundIn(elsewhere)).containsExactly("e6");
        Files.move(elsewhere, folder);
        assertGoesOn();
    }

    @Test
    void deletedForGood() throws IOException {
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
    void lostInTheMiddleOfACommit() throws IOException {
        var answer = store.submit(handle -> {
            try {
                carry(folder, away, List.of(""));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return StoreUpdates.append(handle, move("g", 1, "f6"));
        });
        assertThat(failure(answer).kind()).isEqualTo(Kind.LOST);
        carry(away, folder, List.of(""));
        written(beat(store));
        // Nobody can know whether such a write is in the file; whoever goes on looks first.
        assertThat(store.append(move("g", 1, "d3")).join())
                .isEqualTo(moves(store, "g").contains("d3"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void anotherDatabaseInItsPlace(int files) throws IOException {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            written(other.create(List.of(fresh("other"))));
        }
        carry(folder, away, ENDINGS.subList(0, files));
        carry(backup, folder, List.of(""));
        clock.addAndGet(500);
        assertThat(store.append(move("g", 1, "f6")).join())
                .as("that game is not in it")
                .isFalse();
        assertThat(store.health()).isEqualTo(StoreHealth.OK);
        assertThat(store.game("g")).isEmpty();
        written(store.append(move("other", 0, "e6")));
        assertThat(moves(store, "other")).containsExactly("e6");
        assertThat(store.outages().all()).containsExactly(new OutageLog.Outage(10_000, 10_500));
        assertThat(movesFoundIn(away)).as("the old one is complete").containsExactly("e6");

        carry(folder, backup, List.of(""));
        carry(away, folder, List.of(""));
        written(store.append(move("g", 1, "f6")));
        assertThat(moves(store, "g")).containsExactly("e6", "f6");
    }

    @Test
    void anotherDatabaseInItsPlaceWhileTheOldJournalCannotBeEmptied() throws Exception {
        Path backup = root.resolve("backup");
        try (Store other = open(backup)) {
            written(other.create(List.of(fresh("other"))));
        }
        try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = reader.createStatement()) {
            statement.execute("BEGIN");
            statement.executeQuery("SELECT COUNT(*) FROM event").close();
            written(store.append(move("g", 1, "f6")));
            carry(folder, away, List.of(""));
            carry(backup, folder, List.of(""));
            written(store.append(move("other", 0, "c5")));
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
    void somethingElseInItsPlace() throws IOException {
        carry(folder, away, List.of(""));
        Path file = folder.resolve(Store.DATABASE_FILE);
        Files.createFile(file);
        for (int attempt = 0; attempt < 2; attempt++) {
            assertThat(failure(store.append(move("g", 1, "never"))))
                    .hasMessage("the database file " + file + " is empty; put the right one there");
        }
        Files.delete(file);
        Files.writeString(file, "these are certainly not the games ".repeat(99));
        assertThat(failure(store.append(move("g", 1, "never"))).kind()).isEqualTo(Kind.CORRUPT);
        assertThatThrownBy(() -> store.game("g")).isInstanceOf(StoreException.class);
        assertThat(store.health().ok()).isFalse();
        Files.delete(file);
        carry(away, folder, List.of(""));
        assertGoesOn();
    }

    @Test
    void theLockFileIsDeletedAndTakenAgain() throws IOException {
        Files.delete(folder.resolve("drey.lock"));
        written(store.append(move("g", 1, "f6")));
        assertThatThrownBy(() -> open(folder)).hasMessageContaining("uses the folder");
    }

    @Test
    void aServerStartedOnTheSameFolderMeanwhileKeepsIt() throws IOException {
        Files.move(folder, root.resolve("elsewhere"));
        assertLost();
        try (Store other = open(folder)) {
            written(other.create(List.of(fresh("g"))));
            assertThat(failure(store.append(move("g", 0, "never"))).kind()).isEqualTo(Kind.IN_USE);
            written(other.append(move("g", 0, "d3")));
        }
        written(store.append(move("g", 1, "c5")));
        assertThat(moves(store, "g")).containsExactly("d3", "c5");
    }

    @Test
    void theFileMayBeALink() throws IOException {
        Path linked = Files.createDirectory(root.resolve("linked"));
        Path target = Files.createFile(away.resolve("real.db"));
        Files.createSymbolicLink(linked.resolve(Store.DATABASE_FILE), target);
        try (Store other = open(linked)) {
            written(other.create(List.of(fresh("g"))));
            Files.delete(FileKeys.journal(target));
            written(other.append(move("g", 0, "e6")));
            Files.move(target, root.resolve("moved.db"));
            assertThat(failure(other.append(move("g", 1, "f6"))).kind()).isEqualTo(Kind.LOST);
        }
    }

    @Test
    void aJournalWithoutItsDatabaseIsNotThrownAway() throws IOException {
        runCopy(folder.resolve(Store.DATABASE_FILE + "-wal"), away);
        assertThatThrownBy(() -> open(away))
                .isInstanceOf(StoreException.class)
                .hasMessage("the database file " + away.resolve(Store.DATABASE_FILE)
                        + " is gone, but its journal drey.db-wal is there; put the file back, or delete the journal to"
                        + " begin anew");
        assertThat(away.resolve(Store.DATABASE_FILE)).doesNotExist();
        Files.delete(away.resolve(Store.DATABASE_FILE + "-wal"));
        open(away).close();
    }
}
