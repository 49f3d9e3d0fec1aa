package dev.drey.server.room;

/** The number of positions whose moves may be tried for one request. Not thread-safe. */
final class NodeBudget {
    private final int nodes;
    private int used;

    NodeBudget(int nodes) {
        this.nodes = nodes;
    }

    /** Uses one node. @return whether there was one left */
    boolean tryUse() {
        if (used == nodes) {
            return false;
        }
        used++;
        return true;
    }

    int used() {
        return used;
    }
}
