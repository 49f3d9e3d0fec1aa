package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;

/** Where pieces of one type get to on an empty board. */
final class Reach {
    private static final int LEFT = 0b00001_00001_00001_00001_00001;
    private static final int RIGHT = LEFT << SantoriniKernel.SIZE - 1;

    private final boolean diagonal;
    private final int[] steps = new int[SantoriniKernel.CELLS];

    Reach(boolean diagonal) {
        this.diagonal = diagonal;
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            steps[cell] = SantoriniKernel.steps(cell, diagonal, 0, 0, 0, 0, 0, 0);
        }
    }

    /** Where one step leads from a cell. */
    int step(int cell) {
        return steps[cell];
    }

    /** Where one step leads from any of those cells; what lies beyond the board is for the caller to leave out. */
    int steps(int cells) {
        int rightwards = cells & ~RIGHT;
        int leftwards = cells & ~LEFT;
        return diagonal
                ? rightwards << 6 | leftwards << 4 | rightwards >>> 4 | leftwards >>> 6
                : rightwards << 1 | cells << 5 | leftwards >>> 1 | cells >>> 5;
    }
}
