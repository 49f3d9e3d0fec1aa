package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;

/**
 * Normal form of a position, for tables: pure functions on sets of cells.
 *
 * <p>A taken cell is <em>unsettled</em> if it may still change hands; the owners of all others are left out. A cell changes hands
 * only while a neighbour is empty. Many taken cells have exactly one empty neighbour:
 *
 * <ul>
 *   <li>If both sides own such cells around an empty cell, that cell is <em>contested</em>: either side will raid there, and
 *       the side that takes it gets them all. The normal form records that it is contested, not the owners.
 *   <li>If all neighbours of an empty cell are such cells, of one side, none of them will ever change hands.
 * </ul>
 */
final class CanonicalPosition {
    static final int BOARD = (int) SquirrelKernel.BOARD;

    private static final int NOT_COLUMN_A = 0b11110_11110_11110_11110_11110;
    private static final int NOT_COLUMN_E = 0b01111_01111_01111_01111_01111;
    private static final int[] NEIGHBOURS = new int[SquirrelKernel.CELLS];

    static {
        for (int cell = 0; cell < NEIGHBOURS.length; cell++) {
            NEIGHBOURS[cell] = neighbours(1 << cell);
        }
    }

    private CanonicalPosition() {}

    static int empty(int mine, int theirs) {
        return BOARD & ~(mine | theirs);
    }

    /** Cells that the side to move conquers by taking a cell. */
    static int conquered(int mine, int theirs, int cell) {
        int neighbours = NEIGHBOURS[cell];
        return neighbours & theirs & maskIfAny(neighbours & mine);
    }

    /** All ones if the set has a cell, else zero: replaces branches that the processor could not predict. */
    static int maskIfAny(int cells) {
        return (cells | -cells) >> 31;
    }

    static int neighboursOf(int cell) {
        return NEIGHBOURS[cell];
    }

    static int neighbours(int cells) {
        return (cells << 5 | cells >>> 5 | (cells & NOT_COLUMN_E) << 1 | (cells & NOT_COLUMN_A) >>> 1) & BOARD;
    }

    /** Cells with two or more neighbours in the set. */
    static int withTwoNeighbours(int cells) {
        int above = cells >>> 5;
        int below = cells << 5 & BOARD;
        int left = (cells & NOT_COLUMN_A) >>> 1;
        int right = (cells & NOT_COLUMN_E) << 1;
        return above & below | left & right | (above | below) & (left | right);
    }

    /** Empty cells without an empty neighbour: the side that takes one keeps it. */
    static int isolated(int empty) {
        return empty & ~neighbours(empty);
    }

    /** Taken cells with exactly one empty neighbour: the side that gets them by taking that neighbour keeps them. */
    static int withOneEmptyNeighbour(int empty) {
        return neighbours(empty) & ~withTwoNeighbours(empty) & ~empty;
    }

    /** Empty cells around which both sides own cells with no other empty neighbour. */
    static int contested(int mine, int theirs) {
        int empty = empty(mine, theirs);
        int once = withOneEmptyNeighbour(empty);
        return neighbours(once & mine) & neighbours(once & theirs) & empty;
    }

    /**
     * The cells of a side next to an empty cell, in normal form: around a contested cell, of the cells with no other empty neighbour
     * only the first is in the result, whoever owns them. More owned cells always give a superset.
     */
    static int owned(int mine, int theirs, int empty, int touched) {
        int once = touched & ~withTwoNeighbours(empty);
        int contested = neighbours(once & mine) & neighbours(once & theirs) & empty;
        int owned = mine & touched;
        if (contested == 0) {
            return owned;
        }
        int above = contested >>> 5 & once;
        int rest = contested & ~(above << 5);
        int left = (rest & NOT_COLUMN_A) >>> 1 & once;
        rest &= ~(left << 1);
        int right = (rest & NOT_COLUMN_E) << 1 & once;
        return owned & ~(once & neighbours(contested)) | above | left | right;
    }

    /** The region of empty cells around one of them: moves in it do not affect moves outside of it. */
    static int region(int empty, int cell) {
        int region = cell;
        while (true) {
            int next = neighbours(region);
            int grown = (region | next | neighbours(next & ~empty)) & empty;
            if (grown == region) {
                return region;
            }
            region = grown;
        }
    }

    /** Taken cells that may still change hands. */
    static int unsettled(int mine, int theirs) {
        int empty = empty(mine, theirs);
        int touched = neighbours(empty);
        int alone = empty & ~touched & ~neighbours(withTwoNeighbours(empty) & ~empty);
        int uncontested = alone & ~contested(mine, theirs);
        return touched & ~empty & ~(withOneEmptyNeighbour(empty) & neighbours(uncontested));
    }
}
