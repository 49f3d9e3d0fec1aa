package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.SquirrelKernel;

/**
 * What still matters of a board: pure functions on sets of cells.
 *
 * <p>A taken cell can change hands only while a cell next to it is empty; who has the others is left out. Of those left, many
 * touch one empty cell only. If both sides have such cells around an empty cell, then both will raid there, whatever else
 * happens, and whoever takes it gets them all: that they are mixed matters, and not who has which. And if all neighbours of an
 * empty cell touch it alone and are of one side, nothing around it will ever change hands.
 */
final class Essence {
    static final int BOARD = (int) SquirrelKernel.BOARD;

    private static final int NOT_COLUMN_A = 0b11110_11110_11110_11110_11110;
    private static final int NOT_COLUMN_E = 0b01111_01111_01111_01111_01111;
    private static final int[] BESIDE = new int[SquirrelKernel.CELLS];

    static {
        for (int cell = 0; cell < BESIDE.length; cell++) {
            BESIDE[cell] = beside(1 << cell);
        }
    }

    private Essence() {}

    static int empty(int mine, int theirs) {
        return BOARD & ~(mine | theirs);
    }

    /** What the side to move conquers by taking this cell. */
    static int conquered(int mine, int theirs, int cell) {
        int beside = BESIDE[cell];
        return beside & theirs & ifAny(beside & mine);
    }

    /** All ones if there is any cell in the set, else zero: for choices that the processor could not guess. */
    static int ifAny(int cells) {
        return (cells | -cells) >> 31;
    }

    static int besideCell(int cell) {
        return BESIDE[cell];
    }

    private static int beside(int cells) {
        return (cells << 5 | cells >>> 5 | (cells & NOT_COLUMN_E) << 1 | (cells & NOT_COLUMN_A) >>> 1) & BOARD;
    }

    /** The cells next to two or more of these. */
    private static int besideSeveral(int cells) {
        int above = cells >>> 5;
        int below = cells << 5 & BOARD;
        int left = (cells & NOT_COLUMN_A) >>> 1;
        int right = (cells & NOT_COLUMN_E) << 1;
        return above & below | left & right | (above | below) & (left | right);
    }

    /** The empty cells that no empty cell touches: whoever takes one keeps it. */
    static int lone(int empty) {
        return empty & ~beside(empty);
    }

    /** The taken cells that touch exactly one empty cell: whoever gets them by taking that cell keeps them. */
    static int once(int empty) {
        return beside(empty) & ~besideSeveral(empty) & ~empty;
    }

    /** The empty cells around which both sides have cells that touch no other empty cell. */
    private static int mixed(int mine, int theirs) {
        int empty = empty(mine, theirs);
        int once = once(empty);
        return beside(once & mine) & beside(once & theirs) & empty;
    }

    /** The taken cells that may still change hands. */
    static int live(int mine, int theirs) {
        int empty = empty(mine, theirs);
        int touched = beside(empty);
        int alone = empty & ~touched & ~beside(besideSeveral(empty) & ~empty);
        int calm = alone & ~mixed(mine, theirs);
        return touched & ~empty & ~(once(empty) & beside(calm));
    }

    /**
     * 50 bits that two boards share only if each final margin, less what is settled by now, is the same on both: the empty
     * cells, and who has the live ones. Of live cells around a mixed one nothing is said but that it is mixed, in its own place.
     */
    static long key(int mine, int theirs) {
        int empty = empty(mine, theirs);
        int touched = beside(empty);
        int several = besideSeveral(empty);
        int once = touched & ~several & ~empty;
        int mixed = beside(once & mine) & beside(once & theirs) & empty;
        int alone = empty & ~touched & ~beside(several & ~empty);
        // Around an empty cell that is alone but not mixed nothing is live, around a mixed one nothing is told.
        int told = touched & ~empty & ~(once & beside(alone | mixed));
        return (long) empty << SquirrelKernel.CELLS | mine & told | mixed;
    }
}
