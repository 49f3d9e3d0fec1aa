package dev.drey.engine.squirrel;

import dev.drey.engine.MoveList;
import dev.drey.rules.squirrel.SquirrelKernel;

/**
 * A position whose moves are being searched. There is one node for each number of empty cells.
 *
 * <p>The margin is that of the side to move now. Touched cells are taken cells next to an empty one; no others change hands.
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

    // Bounds of the value by sure gains; set when moves are listed with bounds.
    int lower;
    int upper;

    int touched;

    /** The margin without the touched cells. */
    int untouchedMargin;

    /** Written so that the compiler keeps reads that only bring memory into the cache. */
    int read;

    /** Whether other threads may be searching the same moves. */
    boolean parallel;

    // By cell, the position after that move, for the side to move then, and its place in the exact table.
    final int[] childMine = new int[CELLS];
    final int[] childTheirs = new int[CELLS];
    final int[] childMargin = new int[CELLS];
    final long[] places = new long[CELLS];

    /** Minimum number of empty cells for which comparing all images of a position pays off. */
    private static final int MIN_SYMMETRIC_EMPTIES = 10;

    private final NutSums sums;
    private final MapSymmetries symmetries;

    private SquirrelNode(int empties, NutSums sums, MapSymmetries symmetries) {
        this.empties = empties;
        this.sums = sums;
        this.symmetries = symmetries;
    }

    /** {@return one node for each number of empty cells} */
    static SquirrelNode[] newNodes(NutSums sums, MapSymmetries symmetries) {
        SquirrelNode[] nodes = new SquirrelNode[CELLS + 1];
        for (int empties = 0; empties < nodes.length; empties++) {
            nodes[empties] = new SquirrelNode(empties, sums, symmetries);
        }
        return nodes;
    }

    void set(int newMine, int newTheirs, int newMargin) {
        mine = newMine;
        theirs = newTheirs;
        margin = newMargin;
        empty = CanonicalPosition.empty(newMine, newTheirs);
        touched = CanonicalPosition.neighbours(empty) & ~empty;
        untouchedMargin = newMargin - sums.of(newMine & touched) + sums.of(newTheirs & touched);
    }

    /** The touched cells of the side to move in normal form, compressed. */
    int ownedByMover() {
        return RowCompress.compress(CanonicalPosition.owned(mine, theirs, empty, touched), touched);
    }

    /** The touched cells of the other side in normal form, compressed. */
    int ownedByOpponent() {
        return RowCompress.compress(CanonicalPosition.owned(theirs, mine, empty, touched), touched);
    }

    /** Sets the position after a move, or on a symmetric map its canonical image. */
    void setChild(int cell) {
        int conquered = CanonicalPosition.conquered(mine, theirs, cell);
        childMine[cell] = theirs & ~conquered;
        childTheirs[cell] = mine | conquered | 1 << cell;
        childMargin[cell] = -margin - sums.gain(mine, theirs, cell);
        if (empties > MIN_SYMMETRIC_EMPTIES && symmetries.exist()) {
            long canonical = symmetries.canonical(childMine[cell], childTheirs[cell]);
            childMine[cell] = MapSymmetries.mine(canonical);
            childTheirs[cell] = MapSymmetries.theirs(canonical);
        }
    }

    /** {@return the empty cells of the position after a move} */
    int childEmpty(int cell) {
        return CanonicalPosition.empty(childMine[cell], childTheirs[cell]);
    }
}
