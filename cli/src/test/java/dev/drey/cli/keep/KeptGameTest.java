package dev.drey.cli.keep;

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
class KeptGameTest {
    @TempDir
    Path folder;

    private final List<String> warnings = new ArrayList<>();
    private final GameRecord one = othello("f5");
    private final GameRecord two = othello("f5d6");

    private static GameRecord othello(String transcript) {
        Position start = Games.game("othello").start();
        return GameRecord.of(start, Transcript.read(start, transcript));
    }

    private KeptGame begin(Shelf shelf) {
        return KeptGame.begin(shelf, warnings::add);
    }

    @Test
    void aGameWithoutAMoveTakesNoPlace() throws IOException {
        Shelf shelf = new Shelf(folder.resolve("games"));
        try (KeptGame game = begin(shelf)) {
            assertThat(game.kept()).isEmpty();
        }
        assertThat(shelf.entries()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void gamesSideBySideHavePlacesOfTheirOwn() throws IOException {
        Shelf shelf = new Shelf(folder.resolve("games"));
        try (KeptGame left = begin(shelf);
                KeptGame right = begin(shelf)) {
            left.keep(one);
            right.keep(two);
            assertThat(left.kept()).contains(new Keeper.Kept("othello-1", 1, true));
            assertThat(right.kept()).contains(new Keeper.Kept("othello-2", 2, true));
            left.forget();
            assertThat(left.kept()).isEmpty();
        }
        assertThat(shelf.entries()).extracting(Shelf.Entry::id).containsExactly("othello-2");
        assertThat(warnings).isEmpty();
    }

    @Test
    void aGameBeingPlayedCannotBeGoneOnWithNorDeleted() throws IOException {
        Shelf shelf = new Shelf(folder);
        try (KeptGame game = begin(shelf)) {
            game.keep(one);
            Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
            assertThatThrownBy(() -> KeptGame.resume(shelf, entry, warnings::add))
                    .isInstanceOf(InUse.class)
                    .hasMessage("othello-1 is being played already, in another terminal");
            assertThatThrownBy(() -> shelf.delete(entry)).isInstanceOf(InUse.class);
            game.keep(two);
        }
        Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
        assertThat(KeptGame.read(entry)).isEqualTo(two);
        shelf.delete(entry);
        assertThat(shelf.entries()).isEmpty();
    }

    @Test
    void goingOnKeepsTheSamePlace() throws IOException {
        Shelf shelf = new Shelf(folder);
        try (KeptGame game = begin(shelf)) {
            game.keep(one);
        }
        Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
        try (KeptGame game = KeptGame.resume(shelf, entry, warnings::add)) {
            game.keep(two);
            assertThat(game.kept()).contains(new Keeper.Kept("othello-1", 2, true));
        }
        assertThat(KeptGame.read(entry)).isEqualTo(two);
    }

    @Test
    void aGameThatIsGoneCannotBeGoneOnWith() throws IOException {
        Shelf shelf = new Shelf(folder);
        try (KeptGame game = begin(shelf)) {
            game.keep(one);
        }
        Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
        shelf.delete(entry);
        assertThatThrownBy(() -> KeptGame.resume(shelf, entry, warnings::add)).isInstanceOf(IOException.class);
    }

    @Test
    void aShelfThatCannotBeWrittenIsSaidOnceAndPlayGoesOn() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        try (KeptGame game = begin(new Shelf(file.resolve("games")))) {
            game.keep(one);
            game.keep(two);
            assertThat(game.kept()).isEmpty();
        }
        assertThat(warnings).hasSize(1).first().asString().startsWith("the game is not being kept: ");
    }

    @Test
    void whatCouldNotBeWrittenIsNotSaidToBeKept() throws IOException {
        Shelf shelf = new Shelf(folder.resolve("games"));
        try (KeptGame game = begin(shelf)) {
            game.keep(one);
            Path file = shelf.find("othello-1").orElseThrow().file();
            Files.delete(file);
            Files.createDirectory(file);
            game.keep(two);
            assertThat(game.kept()).contains(new Keeper.Kept("othello-1", 1, false));
        }
        assertThat(warnings).hasSize(1);
    }
}
