package dev.drey.engine.squirrel;

import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;

/** Sums of nuts of sets of cells, from three lookup tables small enough for the first-level cache. */
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

    /** Twice the nuts of neighbours, by {@link #neighbourIndex}. */
    private final short[] twiceNeighbours = new short[CELLS << 6];

    NutSums(NutMap nuts) {
        if (nuts.total() > NutMap.MAX_TOTAL) {
            throw new IllegalArgumentException("the nuts add up to more than " + NutMap.MAX_TOTAL);
        }
        this.values = nuts.values();
        this.low = piece(0, LOW);
        this.middle = piece(LOW, PIECE);
        this.high = piece(LOW + PIECE, PIECE);
        for (int cell = 0; cell < CELLS; cell++) {
            int around =
                    (1 << cell >>> 5 | 1 << cell >>> 1 | 1 << cell + 1 | 1 << cell + 5) & (int) SquirrelKernel.BOARD;
            int beside = (int) SquirrelKernel.neighbours(1L << cell);
            for (int some = around; some != 0; some = some - 1 & around) {
                twiceNeighbours[neighbourIndex(some, cell)] = (short) (2 * of(some & beside));
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

    /** Nuts of one cell. */
    int at(int cell) {
        return values[cell];
    }

    /** Sum of the nuts of these cells. */
    int of(int cells) {
        return low[cells & LOW_MASK] + middle[cells >>> LOW & PIECE_MASK] + high[cells >>> LOW + PIECE];
    }

    /** Growth of the margin of a side that takes a cell. */
    int gain(int mine, int theirs, int cell) {
        return values[cell]
                + (twiceNeighbours(theirs, cell)
                        & CanonicalPosition.maskIfAny(CanonicalPosition.neighboursOf(cell) & mine));
    }

    /** Twice the sum of those cells that are neighbours of a cell. */
    int twiceNeighbours(int cells, int cell) {
        return twiceNeighbours[neighbourIndex(cells, cell)];
    }

    /** With the cell shifted to bit 5, the neighbours above, left, right and below are bits 0, 4, 6 and 10. */
    private static int neighbourIndex(int cells, int cell) {
        int around = cells << 5 >>> cell & 0b100_0101_0001;
        // The bit of a neighbour that is off the board is arbitrary; the sums of this cell ignore it.
        return cell << 6 | (around | around >>> 5) & 0b11_0011;
    }
}
