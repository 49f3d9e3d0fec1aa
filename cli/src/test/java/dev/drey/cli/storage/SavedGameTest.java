package dev.drey.cli.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.record.GameRecord;
import dev.drey.record.Transcript;
import dev.drey.rules.Games;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saved games: every move is saved, no game is overwritten, and two programs cannot play the same one. */
class SavedGameTest {
    @TempDir
    Path folder;

    private final List<String> warnings = new ArrayList<>();
    private final GameRecord one = othello("f5");
    private final GameRecord two = othello("f5d6");

    private static GameRecord othello(String transcript) {
        Position start = Games.game("othello").start();
        return GameRecord.of(start, Transcript.read(start, transcript));
    }

    private SavedGame begin(SavedGames games) {
        return SavedGame.begin(games, warnings::add);
    }

    @Test
    void createsNoFileBeforeTheFirstMove() throws IOException {
        SavedGames games = new SavedGames(folder.resolve("games"));
        try (SavedGame game = begin(games)) {
            assertThat(game.status()).isEmpty();
        }
        assertThat(games.entries()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void savesGamesSideBySide() throws IOException {
        SavedGames games = new SavedGames(folder.resolve("games"));
        try (SavedGame left = begin(games);
                SavedGame right = begin(games)) {
            left.save(one);
            right.save(two);
            assertThat(left.status()).contains(new SavedGame.Status("othello-1", 1, true));
            assertThat(right.status()).contains(new SavedGame.Status("othello-2", 2, true));
            left.delete();
            assertThat(left.status()).isEmpty();
        }
        assertThat(games.entries()).extracting(SavedGames.Entry::id).containsExactly("othello-2");
        assertThat(warnings).isEmpty();
    }

    @Test
    void rejectsResumingOrDeletingAGameInUse() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            game.save(one);
            SavedGames.Entry entry = games.find("othello-1").orElseThrow();
            assertThatThrownBy(() -> SavedGame.resume(games, entry, warnings::add))
                    .isInstanceOf(SavedGames.GameInUse.class)
                    .hasMessage("othello-1 is open in another terminal");
            assertThatThrownBy(() -> games.delete(entry)).isInstanceOf(SavedGames.GameInUse.class);
            game.save(two);
        }
        SavedGames.Entry entry = games.find("othello-1").orElseThrow();
        assertThat(SavedGame.read(entry)).isEqualTo(two);
        games.delete(entry);
        assertThat(games.entries()).isEmpty();
    }

    @Test
    void resumesInTheSameFile() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            game.save(one);
        }
        SavedGames.Entry entry = games.find("othello-1").orElseThrow();
        try (SavedGame game = SavedGame.resume(games, entry, warnings::add)) {
            game.save(two);
            assertThat(game.status()).contains(new SavedGame.Status("othello-1", 2, true));
        }
        assertThat(SavedGame.read(entry)).isEqualTo(two);
    }

    @Test
    void rejectsResumingADeletedGame() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            game.save(one);
        }
        SavedGames.Entry entry = games.find("othello-1").orElseThrow();
        games.delete(entry);
        assertThatThrownBy(() -> SavedGame.resume(games, entry, warnings::add)).isInstanceOf(IOException.class);
    }

    @Test
    void warnsOnceIfTheFolderCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        try (SavedGame game = begin(new SavedGames(file.resolve("games")))) {
            game.save(one);
            game.save(two);
            assertThat(game.status()).isEmpty();
        }
        assertThat(warnings).hasSize(1).first().asString().startsWith("the game is not being saved: ");
    }

    @Test
    void statusShowsAFailedSave() throws IOException {
        SavedGames games = new SavedGames(folder.resolve("games"));
        try (SavedGame game = begin(games)) {
            game.save(one);
            Path file = games.find("othello-1").orElseThrow().file();
            Files.delete(file);
            Files.createDirectory(file);
            game.save(two);
            assertThat(game.status()).contains(new SavedGame.Status("othello-1", 1, false));
        }
        assertThat(warnings).hasSize(1);
    }

    private static final List<String> MOVES = List.of("f5", "d6", "c3", "d3", "c4");

    /** The game after the first {@code moves} moves. */
    private static GameState after(int moves) {
        GameState state = GameState.of(Games.game("othello").start());
        for (String move : MOVES.subList(0, moves)) {
            state = state.play(((ParsedMove.Legal) state.position().read(move)).move());
        }
        return state;
    }

    private static GameRecord record(GameState state) {
        return GameRecords.of(state, Map.of("First", "person"));
    }

    private static void append(SavedGame game, int moves) {
        GameState state = after(moves);
        game.append(state, () -> record(state));
    }

    private Path file() {
        return folder.resolve("othello-1.drey");
    }

    @Test
    void appendsEachMoveToTheSameFile() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            append(game, 1);
            Object first =
                    Files.readAttributes(file(), BasicFileAttributes.class).fileKey();
            for (int moves = 2; moves <= MOVES.size(); moves++) {
                append(game, moves);
                assertThat(SavedGame.read(games.find("othello-1").orElseThrow()))
                        .isEqualTo(record(after(moves)));
                assertThat(game.status()).contains(new SavedGame.Status("othello-1", moves, true));
            }
            assertThat(Files.readAttributes(file(), BasicFileAttributes.class).fileKey())
                    .isEqualTo(first);
        }
        assertThat(Files.readString(file())).endsWith("1. f5 d6\n2. c3\nd3\n3. c4\n*\n");
        assertThat(warnings).isEmpty();
    }

    @Test
    void rewritesTheGameWhenMovesWereTakenBack() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            append(game, 1);
            append(game, 2);
            append(game, 3);
            game.save(record(after(1)));
            append(game, 2);
        }
        assertThat(SavedGame.read(games.find("othello-1").orElseThrow())).isEqualTo(record(after(2)));
    }

    @Test
    void rewritesAFileThatDoesNotEndAsExpected() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            append(game, 1);
            Files.writeString(file(), "something else");
            append(game, 2);
        }
        assertThat(SavedGame.read(games.find("othello-1").orElseThrow())).isEqualTo(record(after(2)));
    }

    @Test
    void recoversFromAnInterruptedAppend() throws IOException {
        SavedGames games = new SavedGames(folder);
        try (SavedGame game = begin(games)) {
            append(game, 1);
            append(game, 2);
        }
        String whole = Files.readString(file());
        for (String torn : List.of("2", "2. c", "2. c3", "2. c3\n")) {
            Files.writeString(file(), whole.substring(0, whole.length() - 2) + torn);
            GameRecord read = SavedGame.read(games.find("othello-1").orElseThrow());
            assertThat(read).isEqualTo(record(after(torn.endsWith("\n") ? 3 : 2)));
        }
    }
}
