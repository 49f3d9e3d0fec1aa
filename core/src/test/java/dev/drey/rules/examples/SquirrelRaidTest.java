package dev.drey.rules.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The example in the squirrel homework: X to move in the middle of a game. */
final class SquirrelRaidTest {
    private static final Position BOARD = Games.position("squirrel-war:"
            + "20,16,1,32,30/20,12,2,11,8/28,48,9,1,1/20,12,10,6,2/25,30,23,21,10:"
            + "**XX*/**XOX/***O*/**OO*/*****:X");

    @Test
    void raidingC3ConquersC4AndD3() {
        assertThat(TypedMoves.play(BOARD, "C3").board()).isEqualTo("--XX-/--XOX/--XX-/--XO-/-----");
        assertThat(effect("C3").verb()).isEqualTo("raid");
    }

    @Test
    void moveAwayFromOwnSquirrelsIsASneak() {
        assertThat(TypedMoves.play(BOARD, "D5").board()).isEqualTo("--XX-/--XOX/---O-/--OO-/---X-");
        assertThat(effect("D5")).isEqualTo(MoveEffect.of("sneak"));
    }

    @Test
    void computesTheLeadAfterEachMove() {
        Map<String, Integer> leads = new LinkedHashMap<>();
        for (Move move : BOARD.moves()) {
            leads.put(move.text(), BOARD.play(move).margin(Side.FIRST));
        }
        assertThat(leads).containsEntry("A1", 35).containsEntry("B1", 31);
        assertThat(leads.values()).contains(63).allMatch(lead -> lead <= 63);
    }

    private static MoveEffect effect(String text) {
        return BOARD.moves().stream()
                .filter(move -> move.text().equals(text))
                .map(BOARD::effect)
                .findFirst()
                .orElseThrow();
    }
}
