package dev.drey.cli.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The names of the people who play at this computer, remembered in a file. Each line is the name of a seat at the
 * keyboard; an empty line means that the person prefers to have no name and is not asked again.
 */
public final class PlayerNames {
    private final Path file;
    private final List<String> names;

    private PlayerNames(Path file, List<String> names) {
        this.file = file;
        this.names = names;
    }

    /** Reads the names of the current user; there are none if the file cannot be read. */
    public static PlayerNames ofUser() {
        Path file = UserFolders.state().resolve("names");
        try {
            return new PlayerNames(file, new ArrayList<>(Files.readAllLines(file)));
        } catch (IOException e) {
            return new PlayerNames(file, new ArrayList<>());
        }
    }

    /** Returns the name of a person, from 0; an empty name if the person prefers none, nothing if not yet known. */
    public Optional<String> of(int person) {
        return person < names.size() ? Optional.of(names.get(person)) : Optional.empty();
    }

    /** Remembers a name. */
    public void remember(int person, String name) throws IOException {
        while (names.size() <= person) {
            names.add("");
        }
        names.set(person, name);
        Files.createDirectories(file.toAbsolutePath().getParent());
        AtomicFiles.write(file, String.join("\n", names) + "\n");
    }
}
