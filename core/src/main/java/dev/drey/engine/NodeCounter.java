package dev.drey.engine;

/** Counts the nodes that one thread visits and charges them to a {@link Budget}. */
public final class NodeCounter {
    private Budget budget = Budget.unlimited();
    private long nodes;
    private long charged;

    /** Charges nodes to this budget from now on. */
    public void start(Budget newBudget) {
        budget = newBudget;
    }

    public void count() {
        nodes++;
    }

    public void count(int more) {
        nodes += more;
    }

    /** Nodes counted since the counter was made. */
    public long nodes() {
        return nodes;
    }

    /**
     * Charges the nodes counted so far. A search of the last plies counts without charging, because its nodes are many and
     * quickly searched.
     *
     * @throws SearchStopped if the budget is spent
     */
    public void charge() {
        while (nodes - charged >= Budget.STEP) {
            charged += Budget.STEP;
            budget.spend();
        }
    }
}
