package dev.drey.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The database file, open. */
final class Database implements AutoCloseable {
    private final Handle handle;

    private Database(Handle handle) {
        this.handle = handle;
    }

    static Database open(Path file, Durability durability) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.valueOf(durability.synchronous()));
        config.enforceForeignKeys(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        Flyway.configure().dataSource(source).load().migrate();
        return new Database(Jdbi.open(source));
    }

    synchronized <T> T read(Function<Handle, T> question) {
        return question.apply(handle);
    }

    synchronized <T> T write(Writer.Write<T> write) {
        return handle.inTransaction(write::on);
    }

    @Override
    public synchronized void close() {
        handle.close();
    }
}
