package dev.drey.rules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import org.junit.jupiter.api.Test;

/** The examples in the description of Adjacent Claim. */
final class AdjacentClaimExampleTest {
    private static final Position START = Games.game("adjacent-claim").start();

    @Test
    void claimsFillTheBoard() {
        Position position = START;
        assertThat(position.board()).isEqualTo("-----/-----/-----/-----/-----");
        position = TypedMoves.play(position, "claim C3");
        assertThat(position.board()).isEqualTo("-----/-----/--X--/-----/-----");
        position = TypedMoves.play(position, "claim C4");
        assertThat(position.board()).isEqualTo("-----/-----/--XO-/-----/-----");
        position = TypedMoves.play(position, "claim C2");
        assertThat(position.board()).isEqualTo("-----/-----/-XXO-/-----/-----");
        position = TypedMoves.play(position, "claim C5");
        assertThat(position.board()).isEqualTo("-----/-----/-XXOO/-----/-----");
        position = TypedMoves.play(position, "claim B2");
        assertThat(position.board()).isEqualTo("-----/-X---/-XXOO/-----/-----");
    }

    @Test
    void claimsAreNextToC3() {
        Position third = TypedMoves.play(START, "C3", "A1");
        assertThat(third.moves()).extracting(Move::text).containsExactly("B3", "C2", "C4", "D3");
    }

    @Test
    void rejectsClaimsThatAreNotAdjacent() {
        Position position = TypedMoves.play(START, "C3", "C4", "C2", "C5", "B2");
        assertThat(position.read("A1"))
                .isEqualTo(new Rejection(Reason.ILLEGAL, "You must claim a cell adjacent to your existing cells."));
        assertThat(position.moves()).extracting(Move::text).containsExactly("B4", "B5", "D4", "D5");
        assertThat(TypedMoves.play(position, "D4").board()).isEqualTo("-----/-X---/-XXOO/---O-/-----");
    }
}
