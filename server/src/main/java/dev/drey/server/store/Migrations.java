package dev.drey.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * Migrates the tables to the latest version with Flyway, which runs one script for each version. Flyway is loaded only if there
 * is something to migrate, because loading it takes longer than opening the database.
 */
final class Migrations {
    /** The version of the last script. */
    static final int LATEST = 5;

    static final String FOLDER = "db/migration";
    private static final String HISTORY_TABLE = "flyway_schema_history";

    private Migrations() {}

    static void run(DataSource source, Connection connection, Path file) throws SQLException {
        int version = version(connection, file);
        if (version > LATEST) {
            throw new StoreException(
                    StoreException.Kind.NEWER,
                    "the database " + file + " was written by a newer Drey (version " + version
                            + "; this Drey supports version " + LATEST + "); start the newer Drey");
        }
        if (version < LATEST) {
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:" + FOLDER)
                    .load()
                    .migrate();
        }
    }

    /** The version of the existing tables; 0 if there are none. */
    private static int version(Connection connection, Path file) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (!hasTable(connection, HISTORY_TABLE)) {
                if (hasTable(connection, "%")) {
                    throw new StoreException(
                            StoreException.Kind.CORRUPT, file + " is a database of another program; move it away");
                }
                return 0;
            }
            int version = 0;
            ResultSet rows = statement.executeQuery("SELECT version FROM " + HISTORY_TABLE + " WHERE success");
            while (rows.next()) {
                version = Math.max(version, rows.getInt(1));
            }
            return version;
        }
    }

    private static boolean hasTable(Connection connection, String pattern) throws SQLException {
        try (ResultSet tables = connection.getMetaData().getTables(null, null, pattern, new String[] {"TABLE"})) {
            return tables.next();
        }
    }
}
