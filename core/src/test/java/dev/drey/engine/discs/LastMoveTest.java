package dev.drey.engine.discs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.discs.DiscKernel;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LastMoveTest {
    @Test
    void countsTheFlipsOfTheRules() {
        Random random = new Random(1);
        for (int i = 0; i < 64_000; i++) {
            int cell = i & 63;
            long mine = someCells(random, i >>> 6 & 3) & ~(1L << cell);
            long theirs = ~mine & ~(1L << cell);
            int expected = Long.bitCount(DiscKernel.flips(mine, theirs, cell));

            assertThat(LastMove.flips(mine, cell)).as("%x at %d", mine, cell).isEqualTo(expected);
            assertThat(LastMove.flips(~theirs, cell))
                    .as("%x at %d, its own cell included", mine, cell)
                    .isEqualTo(expected);
        }
    }

    /** Few, half or most of the cells: long runs are rare on evenly filled boards. */
    private static long someCells(Random random, int kind) {
        long cells = random.nextLong();
        return switch (kind) {
            case 0 -> cells & random.nextLong() & random.nextLong();
            case 1 -> cells & random.nextLong();
            case 2 -> cells;
            default -> cells | random.nextLong();
        };
    }
}
