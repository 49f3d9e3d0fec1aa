package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The database in the data folder. Notices if its file is moved, deleted or replaced, and reopens it. Any thread may read; all
 * else is for the writer's thread.
 *
 * <p>SQLite would keep writing to a moved or deleted file, because it stays open. Therefore every write calls {@link #writer} before
 * and {@link #checkUnmoved} after it.
 */
final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);
    private static final long LOCK_TIMEOUT_SECONDS = 5;

    private final Path file;
    private final Durability durability;
    private final StoreSettings settings;
    /** Shared for reading; exclusive for closing and reopening. */
    private final ReentrantReadWriteLock accessLock = new ReentrantReadWriteLock();

    private final DataLock lock;
    private @Nullable DatabaseConnections connections;
    /** The reason why the database is not open. */
    private StoreException closedReason;

    private final AtomicInteger generation = new AtomicInteger();
    private boolean justOpened;
    private boolean reopenRequired;

    private Database(Path file, Durability durability, StoreSettings settings, DataLock lock) {
        this.file = file;
        this.durability = durability;
        this.settings = settings;
        this.lock = lock;
        closedReason = StoreException.lost(file);
    }

    static Database open(Path where, Durability durability, StoreSettings settings) {
        DataFolder folder = DataFolder.create(where);
        DataLock lock = DataLock.take(folder);
        try {
            folder.createFile();
            Path real = folder.realFile();
            lock.addLinked(folder.file(), real);
            Database database = new Database(real, durability, settings, lock);
            database.writer();
            return database;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** The connection for writing to the current file, which is reopened if it was replaced. */
    Handle writer() {
        FileKeys now = FileKeys.at(file);
        @Nullable DatabaseConnections current = connections;
        if (now.main().isEmpty()) {
            if (current != null) {
                // Completes the moved file, even if its journal stayed behind.
                current.checkpointAll();
            }
            throw StoreException.lost(file);
        }
        lock.renew();
        if (current != null && now.equals(current.keys()) && !reopenRequired) {
            return current.writer();
        }
        return reopen(now).writer();
    }

    /** Throws if the file in the folder is not the one that is open. */
    void checkUnmoved() {
        @Nullable DatabaseConnections current = connections;
        if (current == null || !FileKeys.at(file).equals(current.keys())) {
            throw StoreException.lost(file);
        }
    }

    /** Whether nothing was written since the file was opened. */
    boolean isJustOpened() {
        return justOpened;
    }

    void markUsed() {
        justOpened = false;
    }

    /** Forces the database file to be reopened before the next write. */
    void requireReopen() {
        reopenRequired = true;
    }

    private DatabaseConnections reopen(FileKeys now) {
        try {
            if (!accessLock.writeLock().tryLock(LOCK_TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                throw new StoreException(
                        StoreException.Kind.LOST,
                        "the database file " + file + " was replaced while it was being read");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.CLOSED, "the database is being closed", e);
        }
        try {
            @Nullable DatabaseConnections current = connections;
            if (current != null) {
                detach(current, now);
            }
            if (generation.get() > 0 && Files.size(file) == 0) {
                throw new StoreException(
                        StoreException.Kind.LOST, "the database file " + file + " is empty; restore the right file");
            }
            lock.lockDatabase(file);
            DatabaseConnections opened = DatabaseConnections.open(file, durability, settings);
            connections = opened;
            generation.incrementAndGet();
            justOpened = true;
            reopenRequired = false;
            return opened;
        } catch (IOException | SQLException | RuntimeException e) {
            StoreException failure =
                    e instanceof IOException ? StoreException.lost(file) : StoreException.ofOpening(e, file);
            closedReason = failure;
            throw failure;
        } finally {
            accessLock.writeLock().unlock();
        }
    }

    /** Closes a file without losing commits that only its journal holds. */
    private void detach(DatabaseConnections current, FileKeys now) throws IOException {
        boolean complete = current.checkpointAll();
        boolean sameFile = now.main().equals(current.keys().main());
        boolean sameJournal = now.journal().equals(current.keys().journal());
        if (!complete && sameFile && !sameJournal) {
            throw new StoreException(
                    StoreException.Kind.LOST,
                    "the journal of the database file " + file + " is missing, and its changes cannot be saved yet");
        }
        connections = null;
        current.close();
        if (sameFile) {
            return;
        }
        // SQLite would use the old journal for the new file.
        if (sameJournal && !complete) {
            Path aside = Files.createTempFile(file.getParent(), file.getFileName() + "-wal.left-", "");
            Files.move(FileKeys.journal(file), aside, StandardCopyOption.REPLACE_EXISTING);
            LOG.warn("the database was replaced; kept its old journal as {}", aside);
        } else if (sameJournal) {
            Files.deleteIfExists(FileKeys.journal(file));
        }
        if (now.index().equals(current.keys().index())) {
            Files.deleteIfExists(FileKeys.index(file));
        }
    }

    <T> T read(Function<Handle, T> query) {
        accessLock.readLock().lock();
        try {
            @Nullable DatabaseConnections current = connections;
            if (current == null) {
                throw closedReason;
            }
            return current.readers().query(query);
        } catch (RuntimeException e) {
            throw StoreException.of(e, file);
        } finally {
            accessLock.readLock().unlock();
        }
    }

    /** How often the file has been opened. */
    int generation() {
        return generation.get();
    }

    Path file() {
        return file;
    }

    @Override
    public void close() {
        accessLock.writeLock().lock();
        try {
            @Nullable DatabaseConnections current = connections;
            if (current != null) {
                connections = null;
                current.checkpointAll();
                current.close();
            }
            closedReason = new StoreException(StoreException.Kind.CLOSED, "the server is stopping");
        } finally {
            accessLock.writeLock().unlock();
            lock.close();
        }
    }
}
