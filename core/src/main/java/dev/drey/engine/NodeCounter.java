package dev.drey.engine;

/** Counts the nodes that one thread visits and charges them to a {@link Budget}. */
public final class NodeCounter {
    private Budget budget = Budget.unlimited();
    private long nodes;
    private long charged;

    /** Creates a counter with an unlimited budget. */
    public NodeCounter() {}

    /**
     * Charges nodes to this budget from now on.
     *
     * @param newBudget the budget
     */
    public void start(Budget newBudget) {
        budget = newBudget;
    }

    /** Counts one node, without charging it yet. */
    public void count() {
        nodes++;
    }

    /**
     * Counts several nodes, without charging them yet.
     *
     * @param more number of nodes
     */
    public void count(int more) {
        nodes += more;
    }

    /** {@return the number of nodes counted since the counter was created} */
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
