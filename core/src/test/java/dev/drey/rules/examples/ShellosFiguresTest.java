package dev.drey.rules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The figures in the description of Shellos Shuffle, set up from the text. The discs that end a run are only in the
 * pictures and are added.
 */
final class ShellosFiguresTest {
    @Test
    void figure1BlackRunsFromNorthEastToSouthWest() {
        Position start = Games.game("shellos-shuffle").start();
        assertThat(start.toMove()).isEqualTo(Side.FIRST);
        assertThat(discs(start, Side.FIRST)).containsExactly("D5", "E4");
        assertThat(discs(start, Side.SECOND)).containsExactly("D4", "E5");
    }

    @Test
    void figure2TwelveCellsAreOpenAtTheStart() {
        assertThat(Games.game("shellos-shuffle").start().moves())
                .extracting(Move::text)
                .containsExactly("C3", "C4", "C5", "C6", "D3", "D6", "E3", "E6", "F3", "F4", "F5", "F6");
    }

    @Test
    void figures3And4BlackAtD7OutflanksARow() {
        Position figure3 = position(List.of("D3"), List.of("D4", "D5", "D6"), Side.FIRST);
        Position figure4 = TypedMoves.play(figure3, "D7");
        assertThat(discs(figure4, Side.FIRST)).containsExactly("D3", "D4", "D5", "D6", "D7");
        assertThat(discs(figure4, Side.SECOND)).isEmpty();
    }

    @Test
    void figures5And6WhiteAtG3OutflanksThreeWays() {
        List<String> outflanked = List.of("D3", "D6", "E3", "E5", "F3", "F4", "G4");
        Position figure5 = position(outflanked, List.of("C3", "C7", "G5"), Side.SECOND);
        Position figure6 = TypedMoves.play(figure5, "G3");
        assertThat(taken(figure5, "G3")).isEqualTo(outflanked);
        assertThat(discs(figure6, Side.FIRST)).isEmpty();
    }

    @Test
    void figure7BlackAtG1DoesNotSkipOverItsOwn() {
        Position figure7 = position(List.of("G3", "G5"), List.of("G2", "G4"), Side.FIRST);
        assertThat(taken(figure7, "G1")).containsExactly("G2");
        assertThat(discs(TypedMoves.play(figure7, "G1"), Side.SECOND)).containsExactly("G4");
    }

    @Test
    void figures8And9TurnedDiscsDoNotTurnOthers() {
        Position figure8 = position(List.of("D4", "E1"), List.of("C1", "D1", "D2", "D3"), Side.FIRST);
        Position figure9 = TypedMoves.play(figure8, "B1");
        assertThat(taken(figure8, "B1")).containsExactly("C1", "D1");
        assertThat(discs(figure9, Side.FIRST)).containsExactly("B1", "C1", "D1", "D4", "E1");
        assertThat(discs(figure9, Side.SECOND)).containsExactly("D2", "D3");
    }

    private static Position position(List<String> black, List<String> white, Side toMove) {
        StringBuilder board = new StringBuilder();
        for (char row = 'A'; row <= 'H'; row++) {
            board.append(row == 'A' ? "" : "/");
            for (char col = '1'; col <= '8'; col++) {
                String cell = "" + row + col;
                board.append(black.contains(cell) ? 'X' : white.contains(cell) ? 'O' : '-');
            }
        }
        return Games.position("shellos-shuffle:" + board + ":" + toMove.letter());
    }

    private static List<String> discs(Position position, Side side) {
        return position.game().grid().cells().stream()
                .filter(cell -> position.at(cell).equals(new Square(Optional.of(side), 0)))
                .map(position.game().grid()::name)
                .toList();
    }

    private static List<String> taken(Position position, String text) {
        Move move = position.moves().stream()
                .filter(m -> m.text().equals(text))
                .findFirst()
                .orElseThrow();
        return position.effect(move).taken().stream()
                .map(position.game().grid()::name)
                .toList();
    }
}
