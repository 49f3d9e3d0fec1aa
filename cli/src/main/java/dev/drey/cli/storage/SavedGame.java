package dev.drey.cli.storage;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.record.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game's place on the shelf while it is played. It is written after every move, so that nothing that ends the program can
 * lose it; and it is locked, so that two programs do not go on with the same game.
 */
public final class SavedGame implements GameSaver, AutoCloseable {
    private final SavedGames shelf;
    private final Consumer<String> warnings;
    private @Nullable Path file;
    private @Nullable GameLock lock;
    private int moves;
    private boolean whole = true;

    private SavedGame(SavedGames shelf, Consumer<String> warnings) {
        this.shelf = shelf;
        this.warnings = warnings;
    }

    /** A new game; it takes its place when it is first kept. */
    public static SavedGame begin(SavedGames shelf, Consumer<String> warnings) {
        return new SavedGame(shelf, warnings);
    }

    /**
     * A game gone on with. It is locked before anybody reads it, so that what is read is what it is.
     *
     * @throws InUse if it is being played by another program
     */
    public static SavedGame resume(SavedGames shelf, SavedGames.Entry entry, Consumer<String> warnings)
            throws IOException {
        SavedGame game = new SavedGame(shelf, warnings);
        try (GameLock all = shelf.lock()) {
            game.lock = shelf.lock(entry.file());
            game.file = entry.file();
            if (!Files.exists(entry.file())) {
                throw new NoSuchFileException(entry.file().toString());
            }
        }
        return game;
    }

    /** What the shelf has of a game. @throws IOException with a message that says why it cannot be gone on with */
    public static GameRecord read(SavedGames.Entry entry) throws IOException {
        List<RecordEntry> games = RecordReader.read(WholeFile.decode(Files.readAllBytes(entry.file())));
        if (games.size() == 1 && games.get(0) instanceof RecordEntry.Whole one) {
            return one.record();
        }
        throw new IOException(
                entry.id() + " cannot be read: 'drey record check " + entry.file() + "' says what is wrong with it");
    }

    @Override
    public void keep(GameRecord game) {
        try {
            Path place = file;
            if (place == null) {
                place = takeFreePlace(game.game().kind().id());
            }
            WholeFile.write(place, RecordWriter.write(game));
            moves = game.moves().size();
            whole = true;
        } catch (IOException e) {
            if (whole) {
                warnings.accept("the game is not being kept: " + WholeFile.reason(e));
            }
            whole = false;
        }
    }

    /** The first number behind the game's name that nobody has. */
    private Path takeFreePlace(String kind) throws IOException {
        try (GameLock all = shelf.lock()) {
            for (int number = 1; ; number++) {
                Path place = shelf.place(kind, number);
                Optional<GameLock> own =
                        Files.exists(place) ? Optional.empty() : GameLock.tryTake(SavedGames.lockOf(place));
                if (own.isPresent()) {
                    lock = own.get();
                    file = place;
                    return place;
                }
            }
        }
    }

    /** Takes the game off the shelf: it is over. */
    public void forget() {
        Path place = file;
        if (place == null) {
            return;
        }
        file = null;
        try (GameLock all = shelf.lock()) {
            Files.deleteIfExists(place);
            release();
            Files.deleteIfExists(SavedGames.lockOf(place));
        } catch (IOException e) {
            warnings.accept("the finished game stays on the shelf: " + WholeFile.reason(e));
        }
    }

    @Override
    public Optional<Kept> kept() {
        Path place = file;
        return place == null || !Files.exists(place)
                ? Optional.empty()
                : Optional.of(new Kept(SavedGames.id(place), moves, whole));
    }

    @Override
    public void close() {
        try {
            release();
        } catch (IOException e) {
            warnings.accept("the game stays locked: " + WholeFile.reason(e));
        }
    }

    private void release() throws IOException {
        GameLock held = lock;
        if (held != null) {
            lock = null;
            held.close();
        }
    }
}
