package dev.drey.cli.terminal;

import dev.drey.cli.storage.AtomicFiles;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Saves game records to files that the player names. It overwrites only files that it has written itself. */
public final class RecordSaver {
    private final Set<Path> written = new HashSet<>();

    /** Checks before the game that a new file can be created there. */
    public static void requireFree(Path file) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new NoSuchFileException(String.valueOf(folder));
        }
        if (!Files.isWritable(folder)) {
            throw new AccessDeniedException(folder.toString());
        }
    }

    public void write(Path file, List<GameRecord> games) throws IOException {
        Path place = file.toAbsolutePath().normalize();
        if (!written.contains(place)) {
            requireFree(file);
        }
        AtomicFiles.write(place, RecordWriter.write(games));
        written.add(place);
    }
}
