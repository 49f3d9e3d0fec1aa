package dev.drey.cli.keep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The games that wait to be gone on with: a folder with a record for each. */
public final class Shelf {
    static final String ENDING = ".drey";

    private final Path folder;

    public Shelf(Path folder) {
        this.folder = folder;
    }

    /** The shelf of this user. */
    public static Shelf own() {
        return new Shelf(StateFolder.find().resolve("games"));
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
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(ENDING)) {
                    String id = name.substring(0, name.length() - ENDING.length());
                    entries.add(new Entry(id, file, Files.getLastModifiedTime(file)));
                }
            }
        }
        entries.sort(Comparator.comparing(Entry::changed).reversed().thenComparing(Entry::id));
        return entries;
    }

    public Optional<Entry> find(String id) throws IOException {
        return entries().stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    public void delete(Entry entry) throws IOException {
        Files.deleteIfExists(entry.file());
        Files.deleteIfExists(lockOf(entry.file()));
    }

    /** Where the game of that kind and number stands, if it is there. */
    Path place(String kind, int number) {
        return folder.resolve(kind + "-" + number + ENDING);
    }

    /** Makes sure that there is a folder to put games into. */
    void open() throws IOException {
        Files.createDirectories(folder);
    }

    static Path lockOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".lock");
    }
}
