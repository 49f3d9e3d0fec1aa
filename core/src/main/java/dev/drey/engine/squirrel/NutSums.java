package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;

/** What cells are worth together, looked up: in three pieces small enough to stay in the nearest cache. */
final class NutSums {
    private static final int CELLS = SquirrelKernel.CELLS;
    private static final int LOW = 9;
    private static final int PIECE = 8;
    private static final int PIECE_MASK = (1 << PIECE) - 1;
    private static final int LOW_MASK = (1 << LOW) - 1;

    private final short[] low;
    private final short[] middle;
    private final short[] high;
    private final int[] values;

    /** Twice what the neighbours are worth, by cell and by which of them are meant, as {@link #besideIndex} says it. */
    private final short[] twiceBeside = new short[CELLS << 6];

    NutSums(NutMap nuts) {
        this.values = nuts.values();
        this.low = piece(0, LOW);
        this.middle = piece(LOW, PIECE);
        this.high = piece(LOW + PIECE, PIECE);
        for (int cell = 0; cell < CELLS; cell++) {
            int around =
                    (1 << cell >>> 5 | 1 << cell >>> 1 | 1 << cell + 1 | 1 << cell + 5) & (int) SquirrelKernel.BOARD;
            int beside = (int) SquirrelKernel.beside(1L << cell);
            for (int some = around; some != 0; some = some - 1 & around) {
                twiceBeside[besideIndex(some, cell)] = (short) (2 * of(some & beside));
            }
        }
    }

    private short[] piece(int from, int length) {
        short[] sums = new short[1 << length];
        for (int cells = 1; cells < sums.length; cells++) {
            sums[cells] = (short) (sums[cells & cells - 1] + values[from + Integer.numberOfTrailingZeros(cells)]);
        }
        return sums;
    }

    int at(int cell) {
        return values[cell];
    }

    /** What these cells are worth together. */
    int of(int cells) {
        return low[cells & LOW_MASK] + middle[cells >>> LOW & PIECE_MASK] + high[cells >>> LOW + PIECE];
    }

    /** By how much the margin of a side grows that takes this cell. */
    int gain(int mine, int theirs, int cell) {
        return values[cell] + (twiceBeside(theirs, cell) & Essence.ifAny(Essence.besideCell(cell) & mine));
    }

    /** Twice what those of the cells are worth that lie next to this one. */
    int twiceBeside(int cells, int cell) {
        return twiceBeside[besideIndex(cells, cell)];
    }

    /** Above, left, right and below are 0, 4, 6 and 10 places away once the cell is moved to place 5. */
    private static int besideIndex(int cells, int cell) {
        int around = cells << 5 >>> cell & 0b100_0101_0001;
        // Where a neighbour is off the board its bit means nothing, and nothing is what the sums of this cell count for
        // it.
        return cell << 6 | (around | around >>> 5) & 0b11_0011;
    }
}
