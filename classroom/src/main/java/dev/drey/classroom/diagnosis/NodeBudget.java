package dev.drey.classroom.diagnosis;

/** Limits the nodes that trial searches may visit: a mistake can make a short search very long. */
final class NodeBudget {
    /** Thrown when the budget is exhausted. */
    static final class ExhaustedException extends RuntimeException {
        ExhaustedException() {
            super("the search visits too many nodes");
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    private final long maxNodes;
    private long used;

    NodeBudget(long maxNodes) {
        this.maxNodes = maxNodes;
    }

    /**
     * Counts one node.
     *
     * @throws ExhaustedException if the budget is exhausted
     */
    void countNode() {
        if (++used > maxNodes) {
            throw new ExhaustedException();
        }
    }

    /** The number of nodes counted. */
    long used() {
        return used;
    }
}
