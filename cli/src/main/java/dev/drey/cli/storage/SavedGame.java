package dev.drey.cli.storage;

import dev.drey.play.GameState;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordEntry;
import dev.drey.record.RecordReader;
import dev.drey.record.RecordWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The saved copy of a game that is being played. Every move is appended to its file at once, so that it survives any
 * end of the program. The file is locked, so that two programs cannot continue the same game.
 */
public final class SavedGame implements AutoCloseable {
    /** The end of every unfinished record; an appended move takes its place, with the same end after it. */
    private static final String OPEN_END = "*\n";

    private final SavedGames games;
    private final Consumer<String> warnings;
    private @Nullable Path file;
    private @Nullable GameLock lock;
    private int moves;
    private boolean complete = true;

    private SavedGame(SavedGames games, Consumer<String> warnings) {
        this.games = games;
        this.warnings = warnings;
    }

    /** Returns the copy of a new game; its file is created when the game is first saved. */
    public static SavedGame begin(SavedGames games, Consumer<String> warnings) {
        return new SavedGame(games, warnings);
    }

    /**
     * Returns the copy of a game that is continued. It is locked before it is read.
     *
     * @throws SavedGames.GameInUse if another program is playing the game
     */
    public static SavedGame resume(SavedGames games, SavedGames.Entry entry, Consumer<String> warnings)
            throws IOException {
        SavedGame game = new SavedGame(games, warnings);
        try (GameLock folderLock = games.lockFolder()) {
            game.lock = games.lockGame(entry.file());
            game.file = entry.file();
            if (!Files.exists(entry.file())) {
                throw new NoSuchFileException(entry.file().toString());
            }
        }
        return game;
    }

    /**
     * Returns the copy of the first game that no other program is playing.
     *
     * @param entries at least one game
     * @throws SavedGames.GameInUse if other programs are playing all of them
     */
    public static SavedGame resumeFirstFree(SavedGames games, List<SavedGames.Entry> entries, Consumer<String> warnings)
            throws IOException {
        for (SavedGames.Entry entry : entries.subList(0, entries.size() - 1)) {
            try {
                return resume(games, entry, warnings);
            } catch (SavedGames.GameInUse e) {
                // Another program is playing it; the next one may be free.
            }
        }
        return resume(games, entries.get(entries.size() - 1), warnings);
    }

    /** Reads the game that is continued. @throws IOException with a message that says why it cannot be */
    public GameRecord read() throws IOException {
        if (file == null) {
            throw new IllegalStateException("a new game has no record yet");
        }
        return read(file);
    }

    /** Reads a saved game. @throws IOException with a message that says why it cannot be continued */
    public static GameRecord read(SavedGames.Entry entry) throws IOException {
        return read(entry.file());
    }

    private static GameRecord read(Path file) throws IOException {
        String text = TextFile.decode(Files.readAllBytes(file));
        return parse(text)
                .or(() -> parse(withoutTornEnd(text)))
                .orElseThrow(() -> new IOException(
                        SavedGames.id(file) + " cannot be read; 'drey record check " + file + "' explains why"));
    }

    private static Optional<GameRecord> parse(String text) {
        List<RecordEntry> entries = RecordReader.read(text);
        return entries.size() == 1 && entries.get(0) instanceof RecordEntry.Valid one
                ? Optional.of(one.record())
                : Optional.empty();
    }

    /** Removes a move at the end that is incomplete because of a power failure. */
    private static String withoutTornEnd(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1) + OPEN_END;
    }

    /** Saves the whole game. A failure is reported once and does not interrupt the game. */
    public void save(GameRecord game) {
        try {
            Path place = file;
            if (place == null) {
                place = createFile(game.game().kind().id());
            }
            AtomicFiles.write(place, RecordWriter.write(game));
            moves = game.moves().size();
            complete = true;
        } catch (IOException e) {
            if (complete) {
                warnings.accept("the game is not being saved: " + TextFile.describe(e));
            }
            complete = false;
        }
    }

    /**
     * Saves the last move of a game whose earlier moves are already saved.
     *
     * @param whole the whole game, for when the move cannot be appended
     */
    public void append(GameState state, Supplier<GameRecord> whole) {
        Path place = file;
        boolean appendable = place != null && complete && !state.isOver() && state.ply() == moves + 1;
        if (place != null && appendable && append(place, RecordWriter.move(state.start(), state.moves()))) {
            moves++;
        } else {
            save(whole.get());
        }
    }

    /** Overwrites the end of the record by a move and a new end. @return whether it was possible */
    private static boolean append(Path file, String move) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer end = ByteBuffer.allocate(OPEN_END.length());
            long at = channel.size() - OPEN_END.length();
            if (at < 0 || channel.read(end, at) < OPEN_END.length()) {
                return false;
            }
            if (!StandardCharsets.UTF_8.decode(end.flip()).toString().equals(OPEN_END)) {
                return false;
            }
            ByteBuffer text = ByteBuffer.wrap((move + "\n" + OPEN_END).getBytes(StandardCharsets.UTF_8));
            while (text.hasRemaining()) {
                at += channel.write(text, at);
            }
            channel.force(false);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Creates the file with the lowest free number for that kind of game, and locks it. */
    private Path createFile(String kind) throws IOException {
        try (GameLock folderLock = games.lockFolder()) {
            for (int number = 1; ; number++) {
                Path place = games.file(kind, number);
                Optional<GameLock> own =
                        Files.exists(place) ? Optional.empty() : GameLock.tryTake(SavedGames.lockFile(place));
                if (own.isPresent()) {
                    lock = own.get();
                    file = place;
                    return place;
                }
            }
        }
    }

    /** Deletes the saved copy, because the game is over. */
    public void delete() {
        Path place = file;
        if (place == null) {
            return;
        }
        file = null;
        try (GameLock folderLock = games.lockFolder()) {
            Files.deleteIfExists(place);
            release();
            Files.deleteIfExists(SavedGames.lockFile(place));
        } catch (IOException e) {
            warnings.accept("the finished game stays in the list of saved games: " + TextFile.describe(e));
        }
    }

    /**
     * The saved part of a game.
     *
     * @param id the name under which the game can be resumed
     * @param moves the number of saved moves
     * @param complete false if the last moves could not be written
     */
    public record Status(String id, int moves, boolean complete) {}

    /** Returns what has been saved; empty if nothing has. */
    public Optional<Status> status() {
        Path place = file;
        return place == null || !Files.exists(place)
                ? Optional.empty()
                : Optional.of(new Status(SavedGames.id(place), moves, complete));
    }

    @Override
    public void close() {
        try {
            release();
        } catch (IOException e) {
            warnings.accept("the game stays locked: " + TextFile.describe(e));
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
