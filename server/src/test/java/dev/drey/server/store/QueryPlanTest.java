package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Asks the database for the plan of every statement of the store, and rejects scans of tables that grow.
 *
 * <p>Statements are found by calling every static method that takes a {@link Handle}, with sample arguments made from the types. Text of
 * statements in the class files that was never executed fails the test, too, so that no statement escapes it.
 */
final class QueryPlanTest {
    /** Tables that stay small: one row, one row per secret, one row per outage. All other tables grow. */
    private static final Set<String> SMALL_TABLES = Set.of("life", "secret", "outage");

    /** Indexes that may be read completely, because all their rows are asked for: the open games of the lobby. */
    private static final Set<String> SMALL_INDEXES = Set.of("game_lobby");

    /** Indexes for which no statement exists yet. */
    private static final Set<String> UNUSED_INDEXES = Set.of("game_unfinished_by_origin");

    private static final Pattern STATEMENT =
            Pattern.compile("^\\s*(SELECT|INSERT|UPDATE|DELETE|WITH) .*", Pattern.DOTALL);
    private static final Pattern SCAN = Pattern.compile("SCAN (\\S+)(?:.* INDEX (\\S+))?.*");
    private static final Pattern SUBQUERY = Pattern.compile("(?:CO-ROUTINE|MATERIALIZE) (\\S+)");
    private static final Pattern INDEX = Pattern.compile(".* INDEX (\\S+).*");

    @TempDir
    private Path folder;

    private final Set<String> executed = new LinkedHashSet<>();
    private Connection connection;
    private Handle handle;

    @BeforeEach
    void open() throws SQLException {
        try (Store store = Store.open(folder, Durability.PROCESS, () -> 5000, Runnable::run, SampleRows.SETTINGS)) {
            // Creates the tables.
            assertThat(store.health().ok()).isTrue();
        }
        connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
        Jdbi jdbi =
                Jdbi.create(() -> DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE)));
        jdbi.setSqlLogger(new SqlLogger() {
            @Override
            public void logBeforeExecution(StatementContext context) {
                executed.add(context.getParsedSql().getSql());
            }
        });
        handle = jdbi.open();
    }

    @AfterEach
    void close() throws SQLException {
        handle.close();
        connection.close();
    }

    @Test
    void noStatementScansAGrowingTable() throws Exception {
        executeAll();
        List<String> scans = new ArrayList<>();
        for (String sql : executed) {
            scans.addAll(scans(sql));
        }
        assertThat(scans).isEmpty();
    }

    /** A program may have very many games, so that counting or sorting all of them takes too long. */
    @Test
    void gamesOfAPlayerAreReadWithALimit() throws Exception {
        executeAll();
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
        executeAll();
        String all = String.join("\n", executed);
        assertThat(sqlInClassFiles())
                .as("SQL texts that no call reached; add an argument to samples()")
                .allSatisfy((text, type) -> assertThat(all).as(type).contains(text));
    }

    @Test
    void everyIndexIsUsed() throws Exception {
        executeAll();
        Set<String> used = new TreeSet<>(UNUSED_INDEXES);
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

    // ------------------------------------------------------------ executing all statements

    /** Calls all methods with all samples, each call in a transaction that is rolled back. */
    private void executeAll() throws Exception {
        StoreUpdates.create(handle, List.of(SampleRows.newGame("g"), SampleRows.newGame("other")), GameLimits.NONE);
        handle.execute("UPDATE game SET delete_at = 0 WHERE id = 'other'");
        executed.clear();
        for (Class<?> type : storeClasses()) {
            for (Method method : type.getDeclaredMethods()) {
                boolean takesHandle = method.getParameterCount() > 0
                        && method.getParameterTypes()[0] == Handle.class
                        && Modifier.isStatic(method.getModifiers())
                        && !Modifier.isPrivate(method.getModifiers());
                if (takesHandle) {
                    call(method, List.of(handle));
                }
            }
        }
    }

    private void call(Method method, List<Object> arguments) throws Exception {
        if (arguments.size() < method.getParameterCount()) {
            for (Object sample : samples(method.getGenericParameterTypes()[arguments.size()])) {
                List<Object> more = new ArrayList<>(arguments);
                more.add(sample);
                call(method, more);
            }
            return;
        }
        handle.begin();
        try {
            method.invoke(null, arguments.toArray());
        } catch (InvocationTargetException e) {
            // A constraint or a missing row; the statement was planned all the same.
            if (!(e.getCause() instanceof JdbiException)) {
                throw e;
            }
        } finally {
            handle.rollback();
        }
    }

    private static List<?> samples(Type type) throws Exception {
        if (type == String.class) {
            return List.of("g");
        } else if (type == int.class || type == Integer.class) {
            return List.of(1, 0);
        } else if (type == long.class || type == Long.class) {
            return List.of(1000L);
        } else if (type == boolean.class || type == Boolean.class) {
            return List.of(true, false);
        } else if (type == OptionalLong.class) {
            return List.of(OptionalLong.empty(), OptionalLong.of(1));
        } else if (type == GameChange.class) {
            GameUpdate update = SampleRows.game("g").toUpdate();
            return List.of(
                    SampleRows.move("g", 0, "e6"),
                    GameChange.of("g", 0, List.of(), update.changedAt(7)),
                    GameChange.of("g", 0, List.of(), update.status("running"))
                            .creating(SampleRows.game("new"), List.of(SampleRows.moved(0, "e6"))));
        } else if (type == NewGame.class) {
            return List.of(SampleRows.newGame("new"));
        } else if (type instanceof ParameterizedType generic) {
            List<?> elements = samples(generic.getActualTypeArguments()[0]);
            List<Object> all = new ArrayList<>();
            if (generic.getRawType() == Optional.class) {
                all.add(Optional.empty());
                elements.forEach(element -> all.add(Optional.of(element)));
            } else {
                elements.forEach(element -> all.add(List.of(element)));
            }
            return all;
        } else if (type instanceof Class<?> plain && plain.isEnum()) {
            return List.of(plain.getEnumConstants());
        } else if (type instanceof Class<?> plain && plain.isRecord()) {
            return List.of(sample(plain));
        }
        throw new AssertionError("no sample of " + type + "; add one");
    }

    /** A record with the first sample of each component. */
    private static Object sample(Class<?> type) throws Exception {
        List<Class<?>> types = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            types.add(component.getType());
            values.add(samples(component.getGenericType()).get(0));
        }
        var constructor = type.getDeclaredConstructor(types.toArray(new Class<?>[0]));
        constructor.setAccessible(true);
        return constructor.newInstance(values.toArray());
    }

    // ------------------------------------------------------------ statements in class files

    private static List<Class<?>> storeClasses() throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString().replace(".class", "");
            if (!name.equals("package-info")) {
                classes.add(Class.forName(Store.class.getPackageName() + "." + name));
            }
        }
        return classes;
    }

    private static List<Path> classFiles() throws IOException, URISyntaxException {
        Path classes = Path.of(
                Store.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files =
                Files.list(classes.resolve(Store.class.getPackageName().replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    /** The beginnings of statements in the constants of the store's classes, each with its class. */
    private static Map<String, String> sqlInClassFiles() throws IOException, URISyntaxException {
        Map<String, String> found = new LinkedHashMap<>();
        for (Path file : classFiles()) {
            String name = file.getFileName().toString();
            // Migrations use their own connection, and only when the server starts.
            if (!name.startsWith("Migrations")) {
                constants(file).stream()
                        // The marker of a value in a concatenated text.
                        .map(text -> text.split("\u0001", 2)[0].replaceAll(":\\w+", "?"))
                        .filter(text -> STATEMENT.matcher(text).matches())
                        .forEach(text -> found.put(text, name));
            }
        }
        assertThat(found).hasSizeGreaterThan(20);
        return found;
    }

    /** All text constants of a class file (JVM specification, 4.4). */
    private static List<String> constants(Path file) throws IOException {
        List<String> texts = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            in.readInt();
            in.readInt();
            int count = in.readUnsignedShort();
            for (int i = 1; i < count; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1 -> texts.add(in.readUTF());
                    case 7, 8, 16, 19, 20 -> in.readShort();
                    case 15 -> in.skipBytes(3);
                    case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
                    case 5, 6 -> {
                        in.readLong();
                        // These take two places.
                        i++;
                    }
                    default -> throw new IOException("unknown constant " + tag);
                }
            }
        }
        return texts;
    }
}
