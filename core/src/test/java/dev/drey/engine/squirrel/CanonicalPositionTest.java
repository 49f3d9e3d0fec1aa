package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class CanonicalPositionTest {
    @Test
    void moreOwnedCellsGiveASuperset() {
        Random random = new Random(1);
        for (int i = 0; i < 200_000; i++) {
            int empty = random.nextInt(CanonicalPosition.BOARD + 1) & ~random.nextInt(CanonicalPosition.BOARD + 1);
            int taken = CanonicalPosition.BOARD & ~empty;
            int more = taken & random.nextInt(CanonicalPosition.BOARD + 1);
            int fewer = more & random.nextInt(CanonicalPosition.BOARD + 1);
            int touched = CanonicalPosition.neighbours(empty) & taken;
            int owned = CanonicalPosition.owned(fewer, taken & ~fewer, empty, touched);
            assertThat(owned & ~CanonicalPosition.owned(more, taken & ~more, empty, touched))
                    .isZero();
        }
    }

    @Test
    void compressMovesTheBitsOfAMaskTogether() {
        Random random = new Random(2);
        for (int i = 0; i < 100_000; i++) {
            int mask = random.nextInt(CanonicalPosition.BOARD + 1);
            int cells = random.nextInt(CanonicalPosition.BOARD + 1);
            int expected = 0;
            int at = 0;
            for (int rest = mask; rest != 0; rest &= rest - 1) {
                expected |= (cells >>> Integer.numberOfTrailingZeros(rest) & 1) << at++;
            }
            assertThat(RowCompress.compress(cells, mask)).isEqualTo(expected);
        }
    }

    /** A region touches no other: no cell outside of it is beside it or beside the same taken cell. */
    @Test
    void regionsDoNotTouch() {
        Random random = new Random(3);
        for (int i = 0; i < 50_000; i++) {
            int empty = 1 | random.nextInt(CanonicalPosition.BOARD + 1) & ~random.nextInt(CanonicalPosition.BOARD + 1);
            int region = CanonicalPosition.region(empty, 1);
            int rest = empty & ~region;
            assertThat(region & 1).isOne();
            assertThat(CanonicalPosition.neighbours(region) & rest).isZero();
            assertThat(CanonicalPosition.neighbours(region) & CanonicalPosition.neighbours(rest) & ~empty)
                    .isZero();
        }
    }
}
