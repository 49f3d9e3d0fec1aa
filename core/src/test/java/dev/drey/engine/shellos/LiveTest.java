package dev.drey.engine.shellos;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Seeds;
import dev.drey.rules.shellos.ShellosPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LiveTest {
    @Test
    void otherDiscsOnlyCount() {
        Seeds.each(1000, seed -> {
            Random random = new Random(seed);
            ShellosPosition position = Boards.setUp(random, 1 + random.nextInt(6));
            long discs = position.mine() | position.theirs();
            long exchanged = discs & ~Live.among(~discs) & random.nextLong();
            ShellosPosition other =
                    new ShellosPosition(position.mine() ^ exchanged, position.theirs() ^ exchanged, position.toMove());
            int gained = 2 * (Long.bitCount(other.mine()) - Long.bitCount(position.mine()));
            assertThat(EveryLine.value(other)).as("%s", position).isEqualTo(EveryLine.value(position) + gained);
        });
    }

    @Test
    void nothingMattersOnAFullBoard() {
        assertThat(Live.among(0)).isZero();
    }

    @Test
    void theRowTheColumnAndTheDiagonalOfAnEmptyCornerMatter() {
        assertThat(Live.among(1)).isEqualTo(0x81412111090503feL);
    }
}
