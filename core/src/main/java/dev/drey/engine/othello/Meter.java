package dev.drey.engine.othello;

import dev.drey.engine.Budget;

/** Counts the positions one thread visits, and pays for them. */
final class Meter {
    private Budget budget = Budget.unlimited();
    private long nodes;
    private long paid;

    void start(Budget spending) {
        budget = spending;
    }

    void count() {
        nodes++;
    }

    long nodes() {
        return nodes;
    }

    /** Pays for what was counted. The last plies only count: they are many, and soon over. */
    void pay() {
        while (nodes - paid >= Budget.STEP) {
            paid += Budget.STEP;
            budget.spend();
        }
    }
}
