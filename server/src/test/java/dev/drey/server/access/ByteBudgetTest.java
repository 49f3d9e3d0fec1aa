package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ByteBudgetTest {
    private final ByteBudget budget = new ByteBudget(1_000, 1);
    private final ByteBudget.Share ann = budget.share("ann");

    @Test
    void oneAddressGetsHalf() {
        assertThat(ann.tryReserve(501)).isFalse();
        assertThat(ann.tryReserve(300)).isTrue();
        assertThat(budget.share("ann").tryReserve(201)).isFalse();
        assertThat(ann.tryReserve(200)).isTrue();
        assertThat(ann.tryReserve(1)).isFalse();
        assertThat(budget.held()).isEqualTo(500);
    }

    @Test
    void greedyAddressesLeaveSomethingToOthers() {
        ByteBudget fair = new ByteBudget(1_000_000, 1 / 8.0);
        for (int i = 0; i < 30; i++) {
            ByteBudget.Share greedy = fair.share("address " + i);
            while (greedy.tryReserve(100)) {
                assertThat(fair.held()).isLessThan(fair.capacity());
            }
        }

        assertThat(fair.held()).isGreaterThan(950_000);
        assertThat(fair.share("address 0").tryReserve(100)).isFalse();
        assertThat(fair.share("player").tryReserve(3_000)).isTrue();
    }

    @Test
    void releasedBytesCanBeReservedAgain() {
        assertThat(ann.tryReserve(500)).isTrue();
        ann.release(200);
        assertThat(ann.tryReserve(201)).isFalse();
        assertThat(ann.tryReserve(200)).isTrue();
        ann.release(500);

        assertThat(budget.held()).isZero();
        assertThat(ann.tryReserve(500)).isTrue();
    }
}
