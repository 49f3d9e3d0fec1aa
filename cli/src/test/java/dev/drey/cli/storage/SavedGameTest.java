package dev.drey.cli.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.record.GameRecord;
import dev.drey.record.Transcript;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shelf: every move is on it, nobody's game is written over, two programs do not share one. */
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

    private SavedGame begin(SavedGames shelf) {
        return SavedGame.begin(shelf, warnings::add);
    }

    @Test
    void aGameWithoutAMoveTakesNoPlace() throws IOException {
        SavedGames shelf = new SavedGames(folder.resolve("games"));
        try (SavedGame game = begin(shelf)) {
            assertThat(game.kept()).isEmpty();
        }
        assertThat(shelf.entries()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void gamesSideBySideHavePlacesOfTheirOwn() throws IOException {
        SavedGames shelf = new SavedGames(folder.resolve("games"));
        try (SavedGame left = begin(shelf);
                SavedGame right = begin(shelf)) {
            left.keep(one);
            right.keep(two);
            assertThat(left.kept()).contains(new GameSaver.Kept("othello-1", 1, true));
            assertThat(right.kept()).contains(new GameSaver.Kept("othello-2", 2, true));
            left.forget();
            assertThat(left.kept()).isEmpty();
        }
        assertThat(shelf.entries()).extracting(SavedGames.Entry::id).containsExactly("othello-2");
        assertThat(warnings).isEmpty();
    }

    @Test
    void aGameBeingPlayedCannotBeGoneOnWithNorDeleted() throws IOException {
        SavedGames shelf = new SavedGames(folder);
        try (SavedGame game = begin(shelf)) {
            game.keep(one);
            SavedGames.Entry entry = shelf.find("othello-1").orElseThrow();
            assertThatThrownBy(() -> SavedGame.resume(shelf, entry, warnings::add))
                    .isInstanceOf(InUse.class)
                    .hasMessage("othello-1 is being played already, in another terminal");
            assertThatThrownBy(() -> shelf.delete(entry)).isInstanceOf(InUse.class);
            game.keep(two);
        }
        SavedGames.Entry entry = shelf.find("othello-1").orElseThrow();
        assertThat(SavedGame.read(entry)).isEqualTo(two);
        shelf.delete(entry);
        assertThat(shelf.entries()).isEmpty();
    }

    @Test
    void goingOnKeepsTheSamePlace() throws IOException {
        SavedGames shelf = new SavedGames(folder);
        try (SavedGame game = begin(shelf)) {
            game.keep(one);
        }
        SavedGames.Entry entry = shelf.find("othello-1").orElseThrow();
        try (SavedGame game = SavedGame.resume(shelf, entry, warnings::add)) {
            game.keep(two);
            assertThat(game.kept()).contains(new GameSaver.Kept("othello-1", 2, true));
        }
        assertThat(SavedGame.read(entry)).isEqualTo(two);
    }

    @Test
    void aGameThatIsGoneCannotBeGoneOnWith() throws IOException {
        SavedGames shelf = new SavedGames(folder);
        try (SavedGame game = begin(shelf)) {
            game.keep(one);
        }
        SavedGames.Entry entry = shelf.find("othello-1").orElseThrow();
        shelf.delete(entry);
        assertThatThrownBy(() -> SavedGame.resume(shelf, entry, warnings::add)).isInstanceOf(IOException.class);
    }

    @Test
    void aShelfThatCannotBeWrittenIsSaidOnceAndPlayGoesOn() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        try (SavedGame game = begin(new SavedGames(file.resolve("games")))) {
            game.keep(one);
            game.keep(two);
            assertThat(game.kept()).isEmpty();
        }
        assertThat(warnings).hasSize(1).first().asString().startsWith("the game is not being kept: ");
    }

    @Test
    void whatCouldNotBeWrittenIsNotSaidToBeKept() throws IOException {
        SavedGames shelf = new SavedGames(folder.resolve("games"));
        try (SavedGame game = begin(shelf)) {
            game.keep(one);
            Path file = shelf.find("othello-1").orElseThrow().file();
            Files.delete(file);
            Files.createDirectory(file);
            game.keep(two);
            assertThat(game.kept()).contains(new GameSaver.Kept("othello-1", 1, false));
        }
        assertThat(warnings).hasSize(1);
    }
}
