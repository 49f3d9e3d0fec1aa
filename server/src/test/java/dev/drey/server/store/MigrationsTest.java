package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.server.store.StoreException.Kind;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of opening existing, older, newer and foreign databases. */
final class MigrationsTest {
    @TempDir
    Path folder;

    private Store open() {
        return Store.open(folder, Durability.PROCESS, () -> 1, Runnable::run, SampleRows.SETTINGS);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void latestVersionIsThatOfLastScript() throws IOException, URISyntaxException {
        Path scripts =
                Path.of(Objects.requireNonNull(Store.class.getClassLoader().getResource(Migrations.FOLDER))
                        .toURI());
        try (Stream<Path> files = Files.list(scripts)) {
            assertThat(files.map(file -> file.getFileName().toString().replaceAll("__.*", "")))
                    .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, Migrations.LATEST)
                            .mapToObj(version -> "V" + version)
                            .toList());
        }
    }

    @Test
    void keepsExistingData() {
        try (Store store = open()) {
            awaitWritten(store.create(List.of(newGame("g"))));
        }
        try (Store store = open()) {
            assertThat(store.game("g")).isPresent();
        }
    }

    /** A database of the first version with a game is migrated to the latest. */
    @Test
    void migratesOlderDatabase() throws SQLException {
        Flyway.configure()
                .dataSource("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE), null, null)
                .locations("classpath:" + Migrations.FOLDER)
                .target("1")
                .load()
                .migrate();
        execute("INSERT INTO series VALUES ('m', 1)");
        execute(
                "INSERT INTO game (id, created_at, creator, game, start, tempo, hints, series_id, round, first, second, code,"
                        + " status, changed_at) VALUES ('g', 1000, 'ann', 'othello', 'othello:start', '5+3', 1, 'm', 1,"
                        + " 'person:ann', 'anyone', 'code', 'open', 1000)");
        execute("INSERT INTO identity (id, name, created_at) VALUES ('old', 'Hazel 4F2', 7)");
        insertOldGame("waiting", "running", "O");
        insertOldGame("played", "running", "X");
        insertOldGame("cancelled", "cancelled", "");
        insertOldGame("cancelled-played", "cancelled", "X");
        try (Store store = open()) {
            assertThat(store.game("waiting").orElseThrow().due())
                    .as("only the engine has moved")
                    .hasValue(1000 + 7L * 24 * 60 * 60 * 1000);
            assertThat(store.game("played").orElseThrow().due()).isEmpty();
            awaitWritten(store.cleanUp(1000 + 7L * 24 * 60 * 60 * 1000, 0, 1));
            assertThat(store.game("cancelled")).isEmpty();
            assertThat(store.game("cancelled-played")).isPresent();
            assertThat(store.game("g").orElseThrow().due())
                    .as("open games expire after a week")
                    .hasValue(1000 + 7L * 24 * 60 * 60 * 1000);
            awaitWritten(store.putReview(new ReviewRow("g", 1, 5000, "{}")));
            assertThat(store.identities().find("old")).contains(new IdentityRow("old", "Hazel 4F2", 7));
        }
    }

    /** Inserts a game of Ann against an engine, in which a side has moved, into a database of the first version. */
    private void insertOldGame(String id, String status, String mover) throws SQLException {
        execute(
                "INSERT INTO game (id, created_at, creator, game, start, tempo, hints, series_id, round, first, second, code,"
                        + " status, changed_at) VALUES ('" + id
                        + "', 1000, 'ann', 'othello', 'othello:start', '', 1, 'm', 1,"
                        + " 'person:ann', 'engine:level-1', 'code', '" + status + "', 1000)");
        if (!mover.isEmpty()) {
            execute("INSERT INTO event (game_id, seq, at, kind, side) VALUES ('" + id + "', 0, 1000, 'moved', '" + mover
                    + "')");
        }
    }

    @Test
    void rejectsNewerDatabase() throws SQLException {
        open().close();
        int later = Migrations.LATEST + 1;
        execute("INSERT INTO flyway_schema_history SELECT " + later + ", '" + later
                + "', 'later', 'SQL', 'later.sql', 0, '', '', 0, 1");
        assertThatThrownBy(this::open)
                .hasMessage("the database " + folder.resolve(Store.DATABASE_FILE)
                        + " was written by a newer Drey (version " + later + "; this Drey supports version "
                        + Migrations.LATEST + "); start the newer Drey");
    }

    @Test
    void rejectsForeignDatabase() throws SQLException {
        execute("CREATE TABLE recipes (name TEXT)");
        StoreException failure = catchThrowableOfType(StoreException.class, this::open);
        assertThat(failure.kind()).isEqualTo(Kind.CORRUPT);
        assertThat(failure)
                .hasMessage(folder.resolve(Store.DATABASE_FILE) + " is a database of another program; move it away");
    }

    @Test
    void reportsFailedMigration() throws SQLException {
        open().close();
        execute("UPDATE flyway_schema_history SET success = 0");
        StoreException failure = catchThrowableOfType(StoreException.class, this::open);
        assertThat(failure.kind()).isEqualTo(Kind.FAILED);
        assertThat(failure)
                .hasMessageStartingWith("cannot open the database " + folder.resolve(Store.DATABASE_FILE) + ": ");
    }

    @Test
    void rejectsFileThatIsNoDatabase() throws IOException {
        Files.writeString(folder.resolve(Store.DATABASE_FILE), "nuts and berries ".repeat(999));
        StoreException failure = catchThrowableOfType(StoreException.class, this::open);
        assertThat(failure.kind()).isEqualTo(Kind.CORRUPT);
    }

    @Test
    void reportsLockedDatabase() throws SQLException {
        open().close();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("PRAGMA locking_mode = EXCLUSIVE");
            statement.execute("BEGIN EXCLUSIVE");
            StoreException failure = catchThrowableOfType(StoreException.class, this::open);
            assertThat(failure.kind()).isEqualTo(Kind.LOCKED);
            statement.execute("COMMIT");
        }
        open().close();
    }

    @Test
    void reportsFileInPlaceOfFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> Store.open(file, Durability.PROCESS, () -> 1, Runnable::run))
                .isInstanceOf(StoreException.class)
                .hasMessage("cannot create the folder " + file + ": a file with that name exists");
    }

    @Test
    void filesAreReadableByOwnerOnly() throws IOException {
        Path made = folder.resolve("made/for/drey");
        Store.open(made, Durability.PROCESS, () -> 1, Runnable::run, SampleRows.SETTINGS)
                .close();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made.resolve(Store.DATABASE_FILE))))
                .isEqualTo("rw-------");
    }

    @Test
    void closingLeavesOneCompleteFile() {
        try (Store store = open()) {
            awaitWritten(store.create(List.of(newGame("g"))));
            assertThat(FileKeys.journal(folder.resolve(Store.DATABASE_FILE))).exists();
        }
        assertThat(FileKeys.journal(folder.resolve(Store.DATABASE_FILE))).doesNotExist();
        assertThat(FileKeys.index(folder.resolve(Store.DATABASE_FILE))).doesNotExist();
    }
}
