package dev.drey.cli.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The games that wait to be gone on with: a folder with a record for each, and a lock beside it while it is played. Whoever
 * takes a place or gives one up holds the shelf's own lock for that moment, which is never deleted; so no two programs can
 * hold different locks for one game.
 */
public final class SavedGames {
    private static final String EXTENSION = ".drey";

    private final Path folder;

    public SavedGames(Path folder) {
        this.folder = folder;
    }

    /** The shelf of this user. */
    public static SavedGames ofUser() {
        return new SavedGames(StateFolder.find().resolve("games"));
    }

    /**
     * A game on the shelf.
     *
     * @param id how to call it
     * @param changed when it was last played
     */
    public record Entry(String id, Path file, FileTime changed) {}

    /** All games, the one played last first. */
    public List<Entry> entries() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                entry(file).ifPresent(entries::add);
            }
        }
        entries.sort(Comparator.comparing(Entry::changed).reversed().thenComparing(Entry::id));
        return entries;
    }

    private static Optional<Entry> entry(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(".") || !name.endsWith(EXTENSION) || Files.isDirectory(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Entry(id(file), file, Files.getLastModifiedTime(file)));
        } catch (NoSuchFileException e) {
            // Its game ended while we looked.
            return Optional.empty();
        }
    }

    public Optional<Entry> find(String id) throws IOException {
        return entries().stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** Takes a game off the shelf. @throws InUse if it is being played */
    public void delete(Entry entry) throws IOException {
        try (GameLock all = lockFolder()) {
            try (GameLock own = lockFolder(entry.file())) {
                Files.deleteIfExists(entry.file());
            }
            Files.deleteIfExists(lockFile(entry.file()));
        }
    }

    /** The shelf's own lock, for the moment in which something is taken from it or put onto it. */
    GameLock lockFolder() throws IOException {
        Files.createDirectories(folder);
        return GameLock.take(folder.resolve(".lock"));
    }

    /** The lock of a game. @throws InUse if it is being played */
    GameLock lockFolder(Path file) throws IOException {
        return GameLock.tryTake(lockFile(file)).orElseThrow(() -> new InUse(id(file)));
    }

    /** Where the game of that kind and number stands, if it is there. */
    Path file(String kind, int number) {
        return folder.resolve(kind + "-" + number + EXTENSION);
    }

    static Path lockFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".lock");
    }

    static String id(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - EXTENSION.length());
    }
}
