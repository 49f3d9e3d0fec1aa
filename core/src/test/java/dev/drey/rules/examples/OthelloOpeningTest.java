package dev.drey.rules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import org.junit.jupiter.api.Test;

final class OthelloOpeningTest {
    private static final Position START = Games.game("othello").start();

    @Test
    void hasFourFirstMoves() {
        assertThat(START.moves()).extracting(Move::text).containsExactly("d3", "c4", "f5", "e6");
    }

    /** Letters are columns: c4 is to the left of the start, not above it. */
    @Test
    void c4TurnsD4() {
        assertThat(TypedMoves.play(START, "c4").board())
                .isEqualTo("--------/--------/--------/--XXX---/---XO---/--------/--------/--------");
    }
}
