package dev.drey.wire.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A client without knowledge of the rules shows the same game. */
final class PositionJsonTest {
    private static List<GameKind> kinds() {
        return Games.all();
    }

    /** Applying the announced changes to the board before a move gives the board after it. */
    @ParameterizedTest
    @MethodSource("kinds")
    void listsAllChangesOfAMove(GameKind kind) {
        Random random = new Random(17);
        Position start = kind.fresh(random).start();
        List<Move> played = new ArrayList<>();
        Position now = start;
        while (!now.isOver()) {
            PositionJson json = PositionJson.of(start, played);
            int chosen = random.nextInt(now.moves().size());
            PositionJson.LegalMoveJson legal = json.moves().get(chosen);
            Move move = now.moves().get(chosen);
            assertThat(legal.move()).isEqualTo(move.text());
            assertThat(json.mustPass()).isEqualTo(now.mustPass() ? true : null);
            played.add(move);
            now = now.play(move);
            BoardJson after =
                    change(json.grid(), json.steps().get(played.size() - 1).board(), legal.changes());
            assertThat(after).isEqualTo(BoardJson.of(now));
        }
        PositionJson over = PositionJson.of(start, played);
        assertThat(over.steps()).hasSize(played.size() + 1);
        assertThat(over.moves()).isEmpty();
        assertThat(over.result()).isEqualTo(now.outcome().orElseThrow().text());
        assertThat(over.ending()).isEqualTo(now.ending().orElseThrow().text());
    }

    private static BoardJson change(GridJson grid, BoardJson before, List<PositionJson.ChangeJson> changes) {
        StringBuilder owners = new StringBuilder(before.owners());
        List<Integer> none = java.util.Collections.nCopies(grid.cells().size(), 0);
        List<Integer> numbers = new ArrayList<>(before.numbers() == null ? none : before.numbers());
        for (PositionJson.ChangeJson change : changes) {
            int cell = grid.cells().indexOf(change.cell());
            owners.setCharAt(cell, change.owner() == null ? '-' : change.owner().charAt(0));
            numbers.set(cell, change.number() == null ? 0 : change.number());
        }
        return new BoardJson(owners.toString(), numbers.equals(none) ? null : numbers);
    }

    @Test
    void usesTheCoordinatesOfTheGame() {
        GridJson grid = GridJson.of(Games.game("adjacent-claim:3x4").grid());
        assertThat(grid.rowLabels()).containsExactly("A", "B", "C");
        assertThat(grid.colLabels()).containsExactly("1", "2", "3", "4");
        assertThat(grid.cells()).hasSize(12).startsWith("A1", "A2").endsWith("C4");
        assertThat(GridJson.of(Games.game("santorini").grid()).cells()).startsWith("00", "01");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void demoMovesAreLegal(GameKind kind) {
        DemoJson demo = DemoJson.of(kind);
        assertThat(demo).isEqualTo(DemoJson.of(kind));
        assertThat(demo.moves()).hasSizeBetween(8, 24);
        Position now = Games.position(demo.position());
        for (String text : demo.moves()) {
            now = now.play(now.moves().stream()
                    .filter(move -> move.text().equals(text))
                    .findFirst()
                    .orElseThrow());
        }
    }
}
