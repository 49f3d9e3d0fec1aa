package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class BudgetTest {
    private static int steps(Budget budget) {
        int steps = 0;
        try {
            while (steps < 100) {
                budget.spend();
                steps++;
            }
        } catch (SearchStopped stopped) {
            return steps;
        }
        return steps;
    }

    @Test
    void spendsNodesInSteps() {
        assertThat(steps(Budget.nodes(10L * Budget.STEP))).isEqualTo(9);
        assertThat(steps(Budget.nodes(1))).isZero();
        assertThat(steps(Budget.unlimited())).isEqualTo(100);
    }

    @Test
    void endsWhenTimeIsUp() {
        assertThat(steps(Budget.nanos(0))).isZero();
        assertThat(Budget.nanos(Long.MAX_VALUE / 4).isSpent()).isFalse();
    }

    @Test
    void stoppingStopsAllParts() {
        Budget budget = Budget.unlimited();
        Budget part = budget.part();
        budget.stop();
        assertThatThrownBy(budget::spend).isInstanceOf(SearchStopped.class);
        assertThatThrownBy(part::spend).isInstanceOf(SearchStopped.class);
    }

    @Test
    void partStopsAloneAndChargesTheWholeBudget() {
        Budget budget = Budget.nodes(10L * Budget.STEP);
        Budget stopped = budget.part();
        stopped.stop();
        assertThat(stopped.isSpent()).isTrue();
        assertThat(budget.isSpent()).isFalse();
        assertThat(steps(budget.part())).isEqualTo(9);
        assertThat(budget.isSpent()).isTrue();
    }

    @Test
    void estimatesTheNodesLeft() {
        assertThat(Budget.nodes(5000).nodesLeft(1)).isEqualTo(5000);
        assertThat(Budget.nanos(2_000_000_000_000L).nodesLeft(1)).isBetween(1000L, 2000L);
        assertThat(Budget.unlimited().nodesLeft(1)).isEqualTo(Long.MAX_VALUE);
    }
}
