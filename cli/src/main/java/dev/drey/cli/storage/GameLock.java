package dev.drey.cli.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file lock, which the operating system releases when the program ends for any reason. */
final class GameLock implements AutoCloseable {
    private final FileChannel channel;

    private GameLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Takes the lock if it is free; returns empty if it is held. */
    static Optional<GameLock> tryTake(Path file) throws IOException {
        FileChannel channel = open(file);
        try {
            @Nullable FileLock held = channel.tryLock();
            if (held != null) {
                return Optional.of(new GameLock(channel));
            }
        } catch (OverlappingFileLockException e) {
            // Another part of this program holds it.
        }
        channel.close();
        return Optional.empty();
    }

    /** Waits until the lock is free and takes it. */
    static GameLock take(Path file) throws IOException {
        FileChannel channel = open(file);
        channel.lock();
        return new GameLock(channel);
    }

    private static FileChannel open(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
