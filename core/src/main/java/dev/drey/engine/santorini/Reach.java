package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;

/** Which cells a piece gets to on an empty board: sets of cells by the cell it stands on. */
final class Reach {
    private static final int[][] STEPS = new int[2][SantoriniKernel.CELLS];

    static {
        for (int type = 0; type < 2; type++) {
            for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
                STEPS[type][cell] = SantoriniKernel.steps(cell, type == 1, 0, 0, 0, 0, 0, 0);
            }
        }
    }

    private Reach() {}

    /** By cell, where a piece of that type steps to. */
    static int[] steps(boolean diagonal) {
        return STEPS[diagonal ? 1 : 0];
    }

    /** Where one step leads from any of those cells. */
    static int from(int cells, int[] steps) {
        int reached = 0;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            reached |= steps[Integer.numberOfTrailingZeros(rest)];
        }
        return reached;
    }
}
