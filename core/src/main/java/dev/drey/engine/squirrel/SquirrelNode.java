package dev.drey.engine.squirrel;

import dev.drey.engine.MoveList;
import dev.drey.rules.squirrel.SquirrelKernel;

/**
 * A position whose moves are being searched. There is one node for each number of empty cells.
 *
 * <p>The margin is that of the side to move now; the settled margin is the part of it that can no longer change.
 */
final class SquirrelNode {
    /** Less than any value. */
    static final int NO_VALUE = -9999;

    private static final int CELLS = SquirrelKernel.CELLS;

    final int empties;
    final MoveList moves = new MoveList(CELLS);

    int mine;
    int theirs;
    int margin;
    int empty;
    int unsettled;
    int settled;

    /** Sum of all nuts whose owner may still change. */
    int atStake;

    // Bounds of the value by sure gains; set when moves are listed with bounds.
    int lower;
    int upper;

    /** The position's key in the table, mixed. */
    long key;

    /** The position's entry in the table. */
    long entry;

    /** Whether other threads may be searching the same moves. */
    boolean parallel;

    /** By cell, the mixed key of the position after that move. */
    final long[] childKeys = new long[CELLS];

    /** By cell, the table's entry of the position after that move. */
    private final long[] childEntries = new long[CELLS];

    /** By cell, the settled margin after that move, for the other side; set if there is an entry. */
    private final int[] childSettled = new int[CELLS];

    private final NutSums sums;

    SquirrelNode(int empties, NutSums sums) {
        this.empties = empties;
        this.sums = sums;
    }

    void set(int newMine, int newTheirs, int newMargin) {
        mine = newMine;
        theirs = newTheirs;
        margin = newMargin;
        empty = CanonicalPosition.empty(newMine, newTheirs);
        unsettled = CanonicalPosition.unsettled(newMine, newTheirs);
        int unsettledMine = sums.of(newMine & unsettled);
        int unsettledTheirs = sums.of(newTheirs & unsettled);
        settled = newMargin - unsettledMine + unsettledTheirs;
        atStake = unsettledMine + unsettledTheirs + sums.of(empty);
    }

    /** Cells of the side to move after a move. */
    int nextMine(int cell) {
        return theirs & ~CanonicalPosition.conquered(mine, theirs, cell);
    }

    /** Cells of the side that made a move. */
    int nextTheirs(int cell) {
        return mine | CanonicalPosition.conquered(mine, theirs, cell) | 1 << cell;
    }

    /** Margin after a move, for the other side. */
    int nextMargin(int cell) {
        return -margin - sums.gain(mine, theirs, cell);
    }

    long childEntry(int cell) {
        return childEntries[cell];
    }

    /** The mixed key of the position after a move. */
    long childKey(int cell) {
        return CompactTable.mix(CanonicalPosition.key(nextMine(cell), nextTheirs(cell)));
    }

    /** Looks up the position after a move, whose key is set. @return a lower bound of the move, or less than any value */
    int lookUp(int cell, CompactTable table) {
        long found = table.get(childKeys[cell]);
        childEntries[cell] = found;
        if (found == CompactTable.NONE) {
            return NO_VALUE;
        }
        int nextMine = nextMine(cell);
        int nextTheirs = nextTheirs(cell);
        int nextUnsettled = CanonicalPosition.unsettled(nextMine, nextTheirs);
        childSettled[cell] = nextMargin(cell) - sums.of(nextMine & nextUnsettled) + sums.of(nextTheirs & nextUnsettled);
        return childLower(cell);
    }

    /** Lower bound of a move that has an entry, for the side to move. */
    int childLower(int cell) {
        return -childSettled[cell] - CompactTable.upper(childEntries[cell]);
    }

    /** Upper bound of a move that has an entry, for the side to move. */
    int childUpper(int cell) {
        return -childSettled[cell] - CompactTable.lower(childEntries[cell]);
    }
}
