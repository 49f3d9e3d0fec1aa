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
 * The folder of unfinished games: one record file per game, with a lock file beside it while the game is being played. A game
 * lock is taken or deleted only under the lock of the folder, which is never deleted; so two programs cannot hold different
 * locks for the same game.
 */
public final class SavedGames {
    private static final String EXTENSION = ".drey";

    private final Path folder;

    public SavedGames(Path folder) {
        this.folder = folder;
    }

    /** Returns the games of the current user. */
    public static SavedGames ofUser() {
        return new SavedGames(UserFolders.state().resolve("games"));
    }

    /**
     * A saved game.
     *
     * @param id the name under which the game can be resumed
     * @param changed when the game was last played
     */
    public record Entry(String id, Path file, FileTime changed) {}

    /** Thrown because another program is playing the game. */
    public static final class GameInUse extends IOException {
        GameInUse(String id) {
            super(id + " is open in another terminal");
        }
    }

    /** Returns all games, the most recently played first. */
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
            // The game ended in the meantime.
            return Optional.empty();
        }
    }

    public Optional<Entry> find(String id) throws IOException {
        return entries().stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** Deletes a game. @throws GameInUse if it is being played */
    public void delete(Entry entry) throws IOException {
        try (GameLock folderLock = lockFolder()) {
            try (GameLock own = lockGame(entry.file())) {
                Files.deleteIfExists(entry.file());
            }
            Files.deleteIfExists(lockFile(entry.file()));
        }
    }

    /** Waits for the lock of the folder, which is held only while files are created or deleted. */
    GameLock lockFolder() throws IOException {
        Files.createDirectories(folder);
        return GameLock.take(folder.resolve(".lock"));
    }

    /** Takes the lock of a game. @throws GameInUse if it is being played */
    GameLock lockGame(Path file) throws IOException {
        return GameLock.tryTake(lockFile(file)).orElseThrow(() -> new GameInUse(id(file)));
    }

    /** The file of the game of that kind with that number, whether it exists or not. */
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
