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

/** One SQLite file, open: a connection that writes, a few that read. */
final class Connections implements AutoCloseable {
    private final Handle writer;
    private final ReadPool readers;
    private final FileKeys keys;

    private Connections(Handle writer, ReadPool readers, FileKeys keys) {
        this.writer = writer;
        this.readers = readers;
        this.keys = keys;
    }

    /** Opens the file, which must be there, and brings its tables up to date. */
    static Connections open(Path file, Durability durability, Tuning tuning) throws SQLException {
        SQLiteDataSource source = source(file, durability, tuning);
        // One for all, since it remembers the statements it has read.
        Jdbi jdbi = Jdbi.create(source);
        Handle writer = jdbi.open();
        try {
            Migrations.run(source, writer.getConnection(), file);
            writer.execute("PRAGMA wal_autocheckpoint = " + tuning.journalPages());
            if (durability == Durability.POWER) {
                // What macOS calls a sync otherwise leaves the data in the disk's own memory.
                writer.execute("PRAGMA fullfsync = 1");
            }
            // The journal comes into being with the first transaction.
            writer.execute("BEGIN IMMEDIATE");
            writer.execute("ROLLBACK");
            FileKeys keys = FileKeys.at(file);
            ReadPool readers = new ReadPool(() -> reader(jdbi, file, keys), tuning.readers());
            return new Connections(writer, readers, keys);
        } catch (SQLException | RuntimeException e) {
            writer.close();
            throw e;
        }
    }

    private static SQLiteDataSource source(Path file, Durability durability, Tuning tuning) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.valueOf(durability.synchronous()));
        config.enforceForeignKeys(true);
        config.setBusyTimeout(tuning.busyMillis());
        // A file that vanished must not come back empty.
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        SQLiteDataSource source = new SQLiteDataSource(config);
        // As a URI, since SQLite's driver takes what follows a question mark for options.
        source.setUrl("jdbc:sqlite:" + file.toUri());
        return source;
    }

    private static Handle reader(Jdbi jdbi, Path file, FileKeys keys) {
        Handle handle = jdbi.open();
        if (!FileKeys.at(file).main().equals(keys.main())) {
            handle.close();
            throw Failures.lost(file);
        }
        handle.execute("PRAGMA query_only = 1");
        return handle;
    }

    Handle writer() {
        return writer;
    }

    ReadPool readers() {
        return readers;
    }

    /** The files as they were when they were opened. */
    FileKeys keys() {
        return keys;
    }

    /** Copies all that is in the journal into the main file, wherever that is by now; false if that did not succeed. */
    boolean emptyJournal() {
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
