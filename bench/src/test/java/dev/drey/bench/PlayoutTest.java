package dev.drey.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Bits;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playouts must be whole, legal games. */
final class PlayoutTest {
    private static final int GAMES = 500;

    static Stream<Playout> playouts() {
        return Stream.of(
                new OthelloPlayout(),
                new ShellosPlayout(),
                new ClaimPlayout(),
                new SquirrelPlayout(),
                new SantoriniPlayout());
    }

    @Test
    void everyGameHasAPlayout() {
        assertThat(playouts().map(p -> p.start().game().kind())).containsExactlyInAnyOrderElementsOf(Games.all());
    }

    @ParameterizedTest
    @MethodSource("playouts")
    void playsTheSameGameAsPositions(Playout playout) {
        FastRandom fast = new FastRandom(7);
        FastRandom slow = new FastRandom(7);
        for (int game = 0; game < GAMES; game++) {
            int result = playout.play(fast);
            Position position = playout.start();
            int plies = 0;
            for (; !position.isOver(); plies++) {
                position = position.play(choose(position.moves(), slow));
            }
            assertThat(playout.end()).isEqualTo(position);
            assertThat(playout.plies()).isEqualTo(plies);
            assertThat(position.outcome()).contains(Outcome.ofMargin(result));
        }
    }

    private static Move choose(List<Move> moves, FastRandom random) {
        return moves.get(0).isPass() ? moves.get(0) : moves.get(random.nextInt(moves.size()));
    }

    @Test
    void randomNumbersAreUniform() {
        FastRandom random = new FastRandom(1);
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) {
            counts[random.nextInt(7)]++;
        }
        assertThat(Arrays.stream(counts)).allMatch(times -> times > 9_500 && times < 10_500);
    }

    @Test
    void findsTheNthBit() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 10_000; i++) {
            long set = i == 0 ? -1 : random.nextLong() | 1L << i % 64;
            int n = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                assertThat(Bits.nth(set, n++)).isEqualTo(Long.numberOfTrailingZeros(rest));
            }
        }
    }
}
