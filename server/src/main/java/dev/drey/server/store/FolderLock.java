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

/** A lock that keeps a second server out of the data folder. The system releases it when the process ends. */
final class FolderLock implements AutoCloseable {
    /** The files this process has locked. Opening and closing one of them again would drop the lock (POSIX). */
    private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;
    private final Object key;

    private FolderLock(Path file, FileChannel channel, Object key) {
        this.file = file;
        this.channel = channel;
        this.key = key;
    }

    static FolderLock take(Path file) {
        try {
            if (!Files.exists(file)) {
                Files.createFile(file);
            }
            return takeExisting(file);
        } catch (IOException e) {
            throw StoreException.ofFileAccess("cannot write the lock file " + file, e);
        }
    }

    private static FolderLock takeExisting(Path file) throws IOException {
        Object key = FileKeys.key(file).orElseThrow(() -> new NoSuchFileException(file.toString()));
        if (!HELD.add(key)) {
            throw inUse(file, "this process");
        }
        @Nullable FileChannel channel = null;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            @Nullable FileLock lock = channel.tryLock();
            if (lock == null) {
                throw inUse(file, "process " + Files.readString(file).strip());
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)));
            return new FolderLock(file, channel, key);
        } catch (IOException | RuntimeException e) {
            HELD.remove(key);
            if (channel != null) {
                channel.close();
            }
            throw e;
        }
    }

    private static StoreException inUse(Path file, String owner) {
        return new StoreException(
                StoreException.Kind.IN_USE,
                "another Drey server (" + owner + ") uses the folder "
                        + file.toAbsolutePath().getParent() + "; stop it, or choose another folder with --data");
    }

    /** Whether the locked file is still the one at the path. */
    boolean isHeld() {
        return FileKeys.key(file).equals(Optional.of(key));
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
