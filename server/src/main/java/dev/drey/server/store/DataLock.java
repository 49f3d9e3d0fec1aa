package dev.drey.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second server out of a data folder and its database file. Three locks do so:
 *
 * <ul>
 *   <li>a lock file in the folder;
 *   <li>a lock file beside the real database file, if the file in the folder is a link;
 *   <li>a lock on the database file itself, which belongs to the file and not to its name: it also finds hard links and mounts.
 * </ul>
 *
 * <p>On POSIX systems, closing a file drops all locks of the process on it. Therefore the database file is unlocked only while SQLite does not
 * have it open, and it is locked again whenever SQLite is about to open it. SQLite keeps its own files open as long as one of its
 * connections needs them.
 */
final class DataLock implements AutoCloseable {
    /** The locked byte of the database file: far behind the bytes that SQLite locks (1 GiB) and behind the end of any file. */
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    /** The database files that this process has locked. */
    private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

    private final List<LockFile> files = new ArrayList<>();
    private @Nullable FileChannel database;
    private Optional<Object> key = Optional.empty();

    private DataLock() {}

    /** Locks a folder. */
    static DataLock take(DataFolder folder) {
        DataLock lock = new DataLock();
        lock.files.add(
                LockFile.take(folder.lock(), "the folder " + folder.lock().getParent()));
        return lock;
    }

    /** Locks the lock file beside the real database file, if the file in the folder is a link to it. */
    void addLinked(Path link, Path real) {
        Path lock = real.resolveSibling(real.getFileName().toString().replaceFirst("(\\.db)?$", "") + ".lock");
        boolean isLocked = lock.equals(link.resolveSibling(DataFolder.LOCK_FILE));
        if (!link.equals(real) && !isLocked) {
            files.add(LockFile.take(lock, "the database file " + real + ", to which " + link + " is a link"));
        }
    }

    /** Locks the lock files again if they were replaced. */
    void renew() {
        files.replaceAll(LockFile::renewed);
    }

    /** Locks the database file, which this process must not have open. */
    void lockDatabase(Path file) {
        unlockDatabase();
        Optional<Object> newKey = FileKeys.key(file);
        if (newKey.isPresent() && !HELD.add(newKey.get())) {
            throw inUse(file);
        }
        key = newKey;
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            database = channel;
            @Nullable FileLock lock = channel.tryLock(LOCKED_BYTE, 1, false);
            if (lock == null) {
                unlockDatabase();
                throw inUse(file);
            }
        } catch (IOException e) {
            // The file is read-only, as SQLite will report, or its file system has no such locks; then the lock files
            // must do.
            unlockDatabase();
        }
    }

    private static StoreException inUse(Path file) {
        return new StoreException(
                StoreException.Kind.IN_USE,
                "another Drey server uses the database file " + file
                        + " under another name, by a hard link or a mount; stop it, or choose another folder with --data");
    }

    private void unlockDatabase() {
        @Nullable FileChannel channel = database;
        database = null;
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The system releases the lock when the process ends.
        } finally {
            key.ifPresent(HELD::remove);
            key = Optional.empty();
        }
    }

    /** Releases all locks; the database must be closed. */
    @Override
    public void close() {
        unlockDatabase();
        files.forEach(LockFile::close);
    }
}
