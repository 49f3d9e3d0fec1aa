package dev.drey.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A file that one server at a time can lock; it holds the id of the process. The system releases the lock when the process ends. */
final class LockFile implements AutoCloseable {
    /** The files this process has locked. Opening and closing one of them again would drop the lock (POSIX). */
    private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final String guarded;
    private final FileChannel channel;
    private final Object key;

    private LockFile(Path file, String guarded, FileChannel channel, Object key) {
        this.file = file;
        this.guarded = guarded;
        this.channel = channel;
        this.key = key;
    }

    /**
     * Locks a file, and creates it if needed.
     *
     * @param guarded what the lock guards, for the message if another server holds it
     */
    static LockFile take(Path file, String guarded) {
        try {
            if (!Files.exists(file)) {
                Files.createFile(file);
            }
            return takeExisting(file, guarded);
        } catch (IOException e) {
            throw StoreException.ofFileAccess("cannot write the lock file " + file, e);
        }
    }

    private static LockFile takeExisting(Path file, String guarded) throws IOException {
        Object key = FileKeys.key(file).orElseThrow(() -> new NoSuchFileException(file.toString()));
        if (!HELD.add(key)) {
            throw inUse(guarded, "this process");
        }
        @Nullable FileChannel channel = null;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            @Nullable FileLock lock = channel.tryLock();
            if (lock == null) {
                throw inUse(guarded, "process " + Files.readString(file).strip());
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)));
            return new LockFile(file, guarded, channel, key);
        } catch (IOException | RuntimeException e) {
            HELD.remove(key);
            if (channel != null) {
                channel.close();
            }
            throw e;
        }
    }

    private static StoreException inUse(String guarded, String owner) {
        return new StoreException(
                StoreException.Kind.IN_USE,
                "another Drey server (" + owner + ") uses " + guarded
                        + "; stop it, or choose another folder with --data");
    }

    /** Returns this lock; a new one if the locked file is no longer the one at the path. */
    LockFile renewed() {
        if (FileKeys.key(file).equals(Optional.of(key))) {
            return this;
        }
        LockFile fresh = take(file, guarded);
        close();
        return fresh;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // The system releases the lock when the process ends.
        } finally {
            HELD.remove(key);
        }
    }
}
