package dev.drey.cli.keep;

import dev.drey.play.Match;
import dev.drey.record.RecordWriter;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game's place on the shelf while it is played. It is written after every move, so that nothing that ends the program can
 * lose it; and it is locked, so that two programs do not go on with the same game.
 */
public final class KeptGame implements Keeper, AutoCloseable {
    private final Shelf shelf;
    private final String kind;
    private final Map<String, String> tags;
    private final Consumer<String> warnings;
    private @Nullable Path file;
    private @Nullable FileChannel lock;
    private boolean warned;

    private KeptGame(Shelf shelf, String kind, Map<String, String> tags, Consumer<String> warnings) {
        this.shelf = shelf;
        this.kind = kind;
        this.tags = tags;
        this.warnings = warnings;
    }

    /** A new game; it takes its place with its first move. */
    public static KeptGame begin(Shelf shelf, String kind, Map<String, String> tags, Consumer<String> warnings) {
        return new KeptGame(shelf, kind, tags, warnings);
    }

    /** A game gone on with. @throws IOException if it is being played by another program */
    public static KeptGame resume(
            Shelf shelf, Shelf.Entry entry, String kind, Map<String, String> tags, Consumer<String> warnings)
            throws IOException {
        KeptGame game = new KeptGame(shelf, kind, tags, warnings);
        game.take(entry.file());
        return game;
    }

    @Override
    public void keep(Match match) {
        try {
            Path place = file;
            if (place == null) {
                place = takeFreePlace();
            }
            WholeFile.write(place, RecordWriter.write(Records.of(match, tags)));
        } catch (IOException e) {
            if (!warned) {
                warned = true;
                warnings.accept("the game is not being kept: " + WholeFile.reason(e));
            }
        }
    }

    /** The first number behind the game's name that nobody has. */
    private Path takeFreePlace() throws IOException {
        shelf.open();
        for (int number = 1; ; number++) {
            Path place = shelf.place(kind, number);
            if (!Files.exists(place) && tryTake(place)) {
                return place;
            }
        }
    }

    private boolean tryTake(Path place) throws IOException {
        try {
            take(place);
            return true;
        } catch (InUse another) {
            return false;
        }
    }

    private static final class InUse extends IOException {
        InUse(String message) {
            super(message);
        }
    }

    private void take(Path place) throws IOException {
        FileChannel channel =
                FileChannel.open(Shelf.lockOf(place), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        @Nullable FileLock held = tryLock(channel);
        if (held == null) {
            channel.close();
            throw new InUse("that game is being played already, in another terminal");
        }
        lock = channel;
        file = place;
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    @Override
    public void forget() {
        Path place = file;
        if (place != null) {
            try {
                Files.deleteIfExists(place);
                Files.deleteIfExists(Shelf.lockOf(place));
            } catch (IOException e) {
                warnings.accept("the finished game stays on the shelf: " + WholeFile.reason(e));
            }
            file = null;
        }
    }

    @Override
    public Optional<String> id() {
        Path place = file;
        if (place == null || !Files.exists(place)) {
            return Optional.empty();
        }
        String name = String.valueOf(place.getFileName());
        return Optional.of(name.substring(0, name.length() - Shelf.ENDING.length()));
    }

    @Override
    public void close() {
        FileChannel held = lock;
        if (held != null) {
            try {
                held.close();
            } catch (IOException e) {
                warnings.accept("the game stays locked: " + WholeFile.reason(e));
            }
        }
    }
}
