package dev.drey.engine.squirrel;

/**
 * Bounds of a value from regions of empty cells that do not affect each other. The parts are the regions of even size, and all
 * regions of odd size together; the values of small parts are in the exact table.
 *
 * <p>With an odd number of empty cells, the side to move can move in the odd part first, and from then on answer every move of the
 * opponent in the same part. So it gets at least the value of moving first there and second everywhere else: a lower bound. With an
 * even number of empty cells all parts are even, and the opponent can answer every move in the same part: an upper bound.
 */
final class RegionBounds {
    /** Maximum number of empty cells for which the bounds decide enough nodes. */
    private static final int MAX_EMPTIES = 10;

    private static final int EXACT_EMPTIES = ExactTable.MAX_EMPTIES;

    private final ExactTable.Reader exact;

    RegionBounds(ExactTable.Reader exact) {
        this.exact = exact;
    }

    /** Whether the bound of a node is a lower one. */
    static boolean isLower(SquirrelNode node) {
        return (node.empties & 1) != 0;
    }

    /** The bound of a node, or {@link DominanceTable#NONE}. */
    int bound(SquirrelNode node) {
        if (node.empties > MAX_EMPTIES) {
            return DominanceTable.NONE;
        }
        int region = CanonicalPosition.region(node.empty, node.empty & -node.empty);
        int rest = node.empty & ~region;
        if (rest == 0) {
            return DominanceTable.NONE;
        }
        boolean isLower = isLower(node);
        int value = node.margin;
        int odd = 0;
        while (true) {
            int size = Integer.bitCount(region);
            if ((size & 1) != 0) {
                odd |= region;
            } else if (size > EXACT_EMPTIES) {
                return DominanceTable.NONE;
            } else if (isLower) {
                value -= exact.value(node.theirs, node.mine, region, size, 0);
            } else {
                value += exact.value(node.mine, node.theirs, region, size, 0);
            }
            if (rest == 0) {
                break;
            }
            region = CanonicalPosition.region(rest, rest & -rest);
            rest &= ~region;
        }
        int size = Integer.bitCount(odd);
        if (size > EXACT_EMPTIES) {
            return DominanceTable.NONE;
        }
        return value + exact.value(node.mine, node.theirs, odd, size, 0);
    }
}
