package dev.drey.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteOpenMode;

/** The connections to an open SQLite file: one for writing, a few for reading. */
final class DatabaseConnections implements AutoCloseable {
    private final Handle writer;
    private final ReadConnectionPool readers;
    private final FileKeys keys;

    private DatabaseConnections(Handle writer, ReadConnectionPool readers, FileKeys keys) {
        this.writer = writer;
        this.readers = readers;
        this.keys = keys;
    }

    /** Opens an existing file and migrates its tables. */
    static DatabaseConnections open(Path file, Durability durability, StoreSettings settings) throws SQLException {
        SQLiteDataSource source = source(file, durability, settings);
        // One instance for all connections, because it caches parsed statements.
        Jdbi jdbi = Jdbi.create(source);
        Handle writer = jdbi.open();
        try {
            Migrations.run(source, writer.getConnection(), file);
            writer.execute("PRAGMA wal_autocheckpoint = " + settings.journalPages());
            if (durability == Durability.POWER) {
                // A plain sync on macOS leaves the data in the disk's cache.
                writer.execute("PRAGMA fullfsync = 1");
            }
            // The first transaction creates the journal.
            writer.execute("BEGIN IMMEDIATE");
            writer.execute("ROLLBACK");
            FileKeys keys = FileKeys.at(file);
            ReadConnectionPool readers =
                    new ReadConnectionPool(() -> reader(jdbi, file, keys), settings.readConnections());
            return new DatabaseConnections(writer, readers, keys);
        } catch (SQLException | RuntimeException e) {
            writer.close();
            throw e;
        }
    }

    private static SQLiteDataSource source(Path file, Durability durability, StoreSettings settings) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.valueOf(durability.synchronous()));
        config.enforceForeignKeys(true);
        config.setBusyTimeout(settings.busyTimeoutMillis());
        // A vanished file must not be created again as an empty one.
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        SQLiteDataSource source = new SQLiteDataSource(config);
        // A URI, because the driver takes the part after a question mark as options.
        source.setUrl("jdbc:sqlite:" + file.toUri());
        return source;
    }

    private static Handle reader(Jdbi jdbi, Path file, FileKeys keys) {
        Handle handle = jdbi.open();
        if (!FileKeys.at(file).main().equals(keys.main())) {
            handle.close();
            throw StoreException.lost(file);
        }
        handle.execute("PRAGMA query_only = 1");
        return handle;
    }

    Handle writer() {
        return writer;
    }

    ReadConnectionPool readers() {
        return readers;
    }

    /** The keys of the files that were opened. */
    FileKeys keys() {
        return keys;
    }

    /** Copies the whole journal into the main file, even if that was moved; false if it fails. */
    boolean checkpointAll() {
        try {
            return writer.createQuery("PRAGMA wal_checkpoint(TRUNCATE)")
                            .map((row, context) -> row.getInt(1))
                            .one()
                    == 0;
        } catch (RuntimeException e) {
            return false;
        }
    }

    @Override
    public void close() {
        readers.close();
        writer.close();
    }
}
