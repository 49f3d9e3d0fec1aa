package dev.drey.engine.claim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Seeds;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;
import dev.drey.rules.claim.ClaimPosition;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ReachabilityTest {
    @Test
    void noSideGetsMoreThanTheBound() {
        AdjacentClaim game = AdjacentClaim.of(5, 5);
        long board = ClaimKernel.board(5, 5);
        Seeds.each(1000, seed -> {
            ClaimPosition position = ClaimBruteForce.setUp(game, new Random(seed), 10);
            if (position.mine() == 0 || position.theirs() == 0) {
                return;
            }
            Region region = Region.of(position, board);
            int all = Long.bitCount(region.free());
            int share = (new ClaimBruteForce(game).value(position) - region.settled() + all) / 2;
            assertThat(share)
                    .as(position.text())
                    .isLessThanOrEqualTo(Reachability.maxCells(region.free(), region.own(), region.other()));
            assertThat(all - share)
                    .as(position.text())
                    .isLessThanOrEqualTo(Reachability.maxCells(region.free(), region.other(), region.own()));
        });
    }

    @Test
    void aWallKeepsTheCellsBehindIt() {
        // The mover borders the left of two rows, the holder the right: the holder can keep its column.
        long free = 0b11_1111L | 0b11_1111L << 8;
        long left = 0b1L | 0b1L << 8;
        long right = 0b10_0000L | 0b10_0000L << 8;
        assertThat(Reachability.maxCells(free, left, right)).isEqualTo(10);
    }
}
