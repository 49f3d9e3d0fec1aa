package dev.drey.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The database at its place, be it there, lost or found again. Anybody may read; the rest is for one thread.
 *
 * <p>A file that is moved or deleted stays open, and SQLite would go on writing into it. So whoever writes asks
 * {@link #there} before and {@link #stillThere} after it.
 */
final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);
    private static final long PATIENCE_SECONDS = 5;

    private final DataFolder folder;
    private final Path file;
    private final Durability durability;
    private final Tuning tuning;
    /** Held shared by who reads, alone by who closes and opens. */
    private final ReentrantReadWriteLock use = new ReentrantReadWriteLock();

    private FolderLock lock;
    private @Nullable Connections open;
    /** Why it is not open. */
    private StoreFailure absence;

    private boolean begun;
    private boolean fresh;
    private boolean distrusted;

    private Database(DataFolder folder, Durability durability, Tuning tuning, FolderLock lock) {
        this.folder = folder;
        this.file = folder.file();
        this.durability = durability;
        this.tuning = tuning;
        this.lock = lock;
        absence = Failures.lost(file);
    }

    static Database open(Path where, Durability durability, Tuning tuning) {
        DataFolder folder = DataFolder.make(where);
        FolderLock lock = FolderLock.take(folder.lock());
        try {
            folder.makeFile();
            Database database = new Database(folder.settled(), durability, tuning, lock);
            database.there();
            return database;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** The writer's connection to the file that lies at its place now, which may be another than before. */
    Handle there() {
        FileKeys now = FileKeys.at(file);
        @Nullable Connections known = open;
        if (now.main().isEmpty()) {
            if (known != null) {
                // Wherever it was moved to, and should its journal have stayed behind: let it be complete.
                known.emptyJournal();
            }
            throw Failures.lost(file);
        }
        if (!lock.isHeld()) {
            FolderLock again = FolderLock.take(folder.lock());
            lock.close();
            lock = again;
        }
        if (known != null && now.equals(known.keys()) && !distrusted) {
            return known.writer();
        }
        return reopen(now).writer();
    }

    /** Throws if the file at its place is not the one that has been written to. */
    void stillThere() {
        @Nullable Connections known = open;
        if (known == null || !FileKeys.at(file).equals(known.keys())) {
            throw Failures.lost(file);
        }
    }

    /** Whether nothing has been written since the file was opened. */
    boolean isFresh() {
        return fresh;
    }

    void settle() {
        fresh = false;
    }

    /** Has the file opened anew before the next write. */
    void distrust() {
        distrusted = true;
    }

    private Connections reopen(FileKeys now) {
        try {
            if (!use.writeLock().tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new StoreFailure(
                        StoreFailure.Kind.LOST, "the database file " + file + " was replaced, and is still being read");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreFailure(StoreFailure.Kind.CLOSED, "the store is being closed", e);
        }
        try {
            @Nullable Connections known = open;
            if (known != null) {
                leave(known, now);
            }
            if (begun && Files.size(file) == 0) {
                throw new StoreFailure(
                        StoreFailure.Kind.LOST, "the database file " + file + " is empty; put the right one there");
            }
            Connections found = Connections.open(file, durability, tuning);
            open = found;
            begun = true;
            fresh = true;
            distrusted = false;
            return found;
        } catch (IOException | SQLException | RuntimeException e) {
            StoreFailure failure = e instanceof IOException ? Failures.lost(file) : Failures.ofOpening(e, file);
            absence = failure;
            throw failure;
        } finally {
            use.writeLock().unlock();
        }
    }

    /** Lets go of a file without losing what only its journal holds. */
    private void leave(Connections known, FileKeys now) throws IOException {
        boolean complete = known.emptyJournal();
        boolean sameFile = now.main().equals(known.keys().main());
        boolean sameJournal = now.journal().equals(known.keys().journal());
        if (!complete && sameFile && !sameJournal) {
            throw new StoreFailure(
                    StoreFailure.Kind.LOST,
                    "the journal of the database file " + file + " is gone, and what it held cannot be saved yet");
        }
        open = null;
        known.close();
        if (sameFile) {
            return;
        }
        // SQLite would take what stayed behind for the journal of the file that is there now.
        if (sameJournal && !complete) {
            Path aside = Files.createTempFile(file.getParent(), file.getFileName() + "-wal.left-", "");
            Files.move(FileKeys.journal(file), aside, StandardCopyOption.REPLACE_EXISTING);
            LOG.warn("kept the journal of a database that was replaced as {}", aside);
        } else if (sameJournal) {
            Files.deleteIfExists(FileKeys.journal(file));
        }
        if (now.index().equals(known.keys().index())) {
            Files.deleteIfExists(FileKeys.index(file));
        }
    }

    <T> T read(Function<Handle, T> question) {
        use.readLock().lock();
        try {
            @Nullable Connections known = open;
            if (known == null) {
                throw absence;
            }
            return known.readers().ask(question);
        } catch (RuntimeException e) {
            throw Failures.of(e, file);
        } finally {
            use.readLock().unlock();
        }
    }

    Path file() {
        return file;
    }

    @Override
    public void close() {
        use.writeLock().lock();
        try {
            @Nullable Connections known = open;
            if (known != null) {
                open = null;
                known.emptyJournal();
                known.close();
            }
            absence = new StoreFailure(StoreFailure.Kind.CLOSED, "the server is stopping");
        } finally {
            use.writeLock().unlock();
            lock.close();
        }
    }
}
