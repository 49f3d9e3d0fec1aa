package dev.drey.engine.shellos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Seeds;
import dev.drey.rules.shellos.ShellosPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class UnsettledDiscsTest {
    @Test
    void settledDiscsAffectOnlyTheDiscCount() {
        Seeds.each(1000, seed -> {
            Random random = new Random(seed);
            ShellosPosition position = ShellosBruteForce.setUp(random, 1 + random.nextInt(6));
            long discs = position.mine() | position.theirs();
            long exchanged = discs & ~UnsettledDiscs.cells(~discs) & random.nextLong();
            ShellosPosition other =
                    new ShellosPosition(position.mine() ^ exchanged, position.theirs() ^ exchanged, position.toMove());
            int gained = 2 * (Long.bitCount(other.mine()) - Long.bitCount(position.mine()));
            assertThat(ShellosBruteForce.value(other))
                    .as("%s", position)
                    .isEqualTo(ShellosBruteForce.value(position) + gained);
        });
    }

    @Test
    void aFullBoardIsSettled() {
        assertThat(UnsettledDiscs.cells(0)).isZero();
    }

    @Test
    void theLinesThroughAnEmptyCornerAreUnsettled() {
        assertThat(UnsettledDiscs.cells(1)).isEqualTo(0x81412111090503feL);
    }
}
