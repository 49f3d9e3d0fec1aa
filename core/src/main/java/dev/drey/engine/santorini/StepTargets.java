package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;

/** The cells that pieces of one type can step to on an empty board. */
final class StepTargets {
    private static final int LEFT = 0b00001_00001_00001_00001_00001;
    private static final int RIGHT = LEFT << SantoriniKernel.SIZE - 1;

    private final boolean diagonal;
    private final int[] targets = new int[SantoriniKernel.CELLS];

    StepTargets(boolean diagonal) {
        this.diagonal = diagonal;
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            targets[cell] = SantoriniKernel.steps(cell, diagonal, 0, 0, 0, 0, 0, 0);
        }
    }

    /** Cells one step from a cell. */
    int from(int cell) {
        return targets[cell];
    }

    /** Cells one step from any cell of a set, with bits beyond the board that the caller must mask out. */
    int fromAny(int cells) {
        int rightwards = cells & ~RIGHT;
        int leftwards = cells & ~LEFT;
        return diagonal
                ? rightwards << 6 | leftwards << 4 | rightwards >>> 4 | leftwards >>> 6
                : rightwards << 1 | cells << 5 | leftwards >>> 1 | cells >>> 5;
    }
}
