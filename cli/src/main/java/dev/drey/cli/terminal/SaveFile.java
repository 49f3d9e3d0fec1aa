package dev.drey.cli.terminal;

import dev.drey.cli.keep.WholeFile;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Game records saved where a player says. A file that was there before is never written over. */
public final class SaveFile {
    private final Set<Path> written = new HashSet<>();

    public void write(Path file, List<GameRecord> games) throws IOException {
        Path place = file.toAbsolutePath().normalize();
        if (Files.exists(place) && !written.contains(place)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        WholeFile.write(place, RecordWriter.write(games));
        written.add(place);
    }
}
