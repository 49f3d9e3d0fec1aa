package dev.drey.engine.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.othello.OthelloPosition;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class StableDiscsTest {
    private final Random random = new Random(3);

    @Test
    void stableDiscsAreNeverFlipped() {
        for (int i = 0; i < 3_000; i++) {
            OthelloPosition position =
                    i % 2 == 0 ? OthelloBruteForce.played(random, i % 40) : OthelloBruteForce.setUp(random, i % 40);
            Side side = position.toMove();
            int stable = StableDiscs.count(position.mine(), position.theirs());
            Position end = position;
            while (!end.isOver()) {
                var moves = end.moves();
                end = end.play(moves.get(random.nextInt(moves.size())));
                assertThat(end.score(side)).as("%s then %s", position, end).isGreaterThanOrEqualTo(stable);
            }
        }
    }

    @Test
    void fullBoardsAndFilledCornersAreStable() {
        assertThat(StableDiscs.count(0x5555555555555555L, 0xaaaaaaaaaaaaaaaaL)).isEqualTo(32);
        assertThat(StableDiscs.count(0x0000000000010307L, 0)).isEqualTo(6);
        assertThat(StableDiscs.count(1L << 27, 1L << 28)).isZero();
        for (int corner : List.of(0, 7, 56, 63)) {
            assertThat(StableDiscs.count(1L << corner, 0)).isEqualTo(1);
        }
    }
}
