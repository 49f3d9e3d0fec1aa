package dev.drey.cli.keep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.play.Match;
import dev.drey.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shelf: every move is on it, nobody's game is written over, two programs do not share one. */
class KeptGameTest {
    @TempDir
    Path folder;

    private final List<String> warnings = new ArrayList<>();
    private final Match start = Match.of(Games.game("othello").start());
    private final Match afterOne = start.play(start.position().moves().get(0));

    private KeptGame begin(Shelf shelf) {
        return KeptGame.begin(shelf, "othello", Map.of(), warnings::add);
    }

    @Test
    void aGameWithoutAMoveTakesNoPlace() throws IOException {
        Shelf shelf = new Shelf(folder.resolve("games"));
        try (KeptGame game = begin(shelf)) {
            assertThat(game.id()).isEmpty();
        }
        assertThat(shelf.entries()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void gamesSideBySideHavePlacesOfTheirOwn() throws IOException {
        Shelf shelf = new Shelf(folder.resolve("games"));
        try (KeptGame one = begin(shelf);
                KeptGame two = begin(shelf)) {
            one.keep(afterOne);
            two.keep(afterOne);
            assertThat(one.id()).contains("othello-1");
            assertThat(two.id()).contains("othello-2");
            one.forget();
            assertThat(one.id()).isEmpty();
        }
        assertThat(shelf.entries()).extracting(Shelf.Entry::id).containsExactly("othello-2");
        assertThat(warnings).isEmpty();
    }

    @Test
    void aGameBeingPlayedCannotBeGoneOnWith() throws IOException {
        Shelf shelf = new Shelf(folder);
        try (KeptGame game = begin(shelf)) {
            game.keep(afterOne);
            Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
            assertThatThrownBy(() -> KeptGame.resume(shelf, entry, "othello", Map.of(), warnings::add))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("is being played already");
        }
        Shelf.Entry entry = shelf.find("othello-1").orElseThrow();
        try (KeptGame game = KeptGame.resume(shelf, entry, "othello", Map.of(), warnings::add)) {
            game.keep(afterOne.play(afterOne.position().moves().get(0)));
        }
        assertThat(Files.readString(entry.file())).contains("1. d3 c3");
    }

    @Test
    void aShelfThatCannotBeWrittenIsSaidOnceAndPlayGoesOn() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        try (KeptGame game = begin(new Shelf(file.resolve("games")))) {
            game.keep(afterOne);
            game.keep(afterOne);
            assertThat(game.id()).isEmpty();
        }
        assertThat(warnings).hasSize(1).first().asString().startsWith("the game is not being kept: ");
    }
}
