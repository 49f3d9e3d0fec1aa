package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Asks the database for the plan of every statement of the store, and rejects scans of tables that grow.
 *
 * <p>Text of statements in the class files that {@link StoreStatements} never executed fails the test, too, so that no statement escapes
 * it.
 */
final class QueryPlanTest {
    /** Tables that stay small: one row, one row per secret, one row per outage. All other tables grow. */
    private static final Set<String> SMALL_TABLES = Set.of("life", "secret", "outage");

    /** Indexes that may be read completely, because all their rows are asked for: the open games of the lobby, deleted players who leave. */
    private static final Set<String> SMALL_INDEXES = Set.of("game_lobby", "identity_leaving");

    /** Indexes of foreign keys: deletions that cascade use them, which no plan shows. */
    private static final Set<String> FOREIGN_KEY_INDEXES = Set.of("game_request_by_game");

    private static final Pattern SCAN = Pattern.compile("SCAN (\\S+)(?:.* INDEX (\\S+))?.*");
    private static final Pattern SUBQUERY = Pattern.compile("(?:CO-ROUTINE|MATERIALIZE) (\\S+)");
    private static final Pattern INDEX = Pattern.compile(".* INDEX (\\S+).*");

    @TempDir
    private Path folder;

    private Connection connection;
    private Set<String> executed = Set.of();

    @BeforeEach
    void open() throws Exception {
        try (Store store = Store.open(folder, Durability.PROCESS, () -> 5000, Runnable::run, SampleRows.SETTINGS)) {
            // Creates the tables.
            assertThat(store.health().ok()).isTrue();
        }
        String url = "jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE);
        executed = StoreStatements.execute(Jdbi.create(() -> DriverManager.getConnection(url)));
        connection = DriverManager.getConnection(url);
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    @Test
    void noStatementScansAGrowingTable() throws Exception {
        List<String> scans = new ArrayList<>();
        for (String sql : executed) {
            scans.addAll(scans(sql));
        }
        assertThat(scans).isEmpty();
    }

    /** A program may have very many games, so that counting or sorting all of them takes too long. */
    @Test
    void gamesOfAPlayerAreReadWithALimit() throws Exception {
        for (String sql : executed) {
            assertThat(plan(sql))
                    .as(sql)
                    .allSatisfy(step -> assertThat(!step.matches(".*\\bgame_by_(creator|first|second)\\b.*")
                                    || sql.contains(" LIMIT "))
                            .as(step)
                            .isTrue());
        }
    }

    @Test
    void everyStatementIsExecutedHere() throws Exception {
        String all = String.join("\n", executed);
        assertThat(StoreStatements.sqlInClassFiles())
                .as("SQL texts that no call reached; add an argument to StoreStatements.samples()")
                .allSatisfy((text, type) -> assertThat(all).as(type).contains(text));
    }

    @Test
    void everyIndexIsUsed() throws Exception {
        Set<String> used = new TreeSet<>(FOREIGN_KEY_INDEXES);
        for (String sql : executed) {
            for (String step : plan(sql)) {
                Matcher index = INDEX.matcher(step);
                if (index.matches()) {
                    used.add(index.group(1));
                }
            }
        }
        assertThat(strings(
                        connection,
                        "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
                                + " AND tbl_name NOT LIKE 'flyway%'"))
                .allSatisfy(index -> assertThat(used).contains(index));
    }

    /** The test itself notices the problems it looks for. */
    @Test
    void recognizesScans() throws SQLException {
        assertThat(scans("SELECT * FROM game WHERE tempo = ?")).isNotEmpty();
        assertThat(scans("SELECT * FROM game g WHERE status = 'running'")).isNotEmpty();
        assertThat(scans("SELECT COUNT(*) FROM event")).as("a whole index").isNotEmpty();
        assertThat(scans("SELECT 1 FROM game a JOIN game b ON a.code = b.code WHERE a.id = ?"))
                .isNotEmpty();
        assertThat(scans("SELECT * FROM game WHERE id = ?")).isEmpty();
        assertThat(scans("SELECT seen_at FROM life")).isEmpty();
        assertThat(scans("SELECT * FROM (SELECT id FROM game WHERE due <= ? LIMIT 3) AS x"))
                .isEmpty();
    }

    /** Rows that refer to a game must not keep it from being deleted. */
    @Test
    void rowsOfDeletedGamesAreDeleted() throws SQLException {
        for (String table : strings(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")) {
            try (PreparedStatement keys = connection.prepareStatement(
                            "SELECT \"table\" || ' ' || on_delete FROM pragma_foreign_key_list('" + table + "')");
                    ResultSet rows = keys.executeQuery()) {
                while (rows.next()) {
                    assertThat(rows.getString(1))
                            .as("foreign key of " + table)
                            .satisfiesAnyOf(
                                    key -> assertThat(key).isNotEqualTo("game NO ACTION"),
                                    // Deleted together with the game by StoreUpdates.
                                    key -> assertThat(table).isEqualTo("event"));
                }
            }
        }
    }

    // ------------------------------------------------------------ plans

    private List<String> plan(String sql) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("EXPLAIN QUERY PLAN " + sql)) {
            for (int i = 1; i <= statement.getParameterMetaData().getParameterCount(); i++) {
                statement.setObject(i, null);
            }
            List<String> steps = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    steps.add(rows.getString("detail"));
                }
            }
            return steps;
        }
    }

    private List<String> scans(String sql) throws SQLException {
        List<String> steps = plan(sql);
        Set<String> subqueries = new TreeSet<>(SMALL_TABLES);
        steps.forEach(step -> {
            Matcher subquery = SUBQUERY.matcher(step);
            if (subquery.matches()) {
                subqueries.add(subquery.group(1));
            }
        });
        return steps.stream()
                .filter(step -> step.contains("AUTOMATIC") || isScan(step, subqueries))
                .map(step -> step + ": " + sql)
                .toList();
    }

    private static boolean isScan(String step, Set<String> allowed) {
        Matcher scan = SCAN.matcher(step);
        return scan.matches()
                && !scan.group(1).matches("CONSTANT|\\d+|\\(subquery.*")
                && !allowed.contains(scan.group(1))
                && !SMALL_INDEXES.contains(String.valueOf(scan.group(2)));
    }

    private static List<String> strings(Connection connection, String sql) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            List<String> found = new ArrayList<>();
            while (rows.next()) {
                found.add(rows.getString(1));
            }
            return found;
        }
    }
}
