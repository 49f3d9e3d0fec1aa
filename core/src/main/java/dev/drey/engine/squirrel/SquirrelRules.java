package dev.drey.engine.squirrel;

import dev.drey.engine.PlacementRules;
import dev.drey.rules.squirrel.SquirrelKernel;

/** The rules of Squirrel War with one nut map, for a search. */
final class SquirrelRules implements PlacementRules {
    private final NutSums sums;

    SquirrelRules(NutSums sums) {
        this.sums = sums;
    }

    @Override
    public long moves(long mine, long theirs) {
        return SquirrelKernel.BOARD & ~(mine | theirs);
    }

    @Override
    public long turned(long mine, long theirs, int cell) {
        return SquirrelKernel.conquered(mine, theirs, cell);
    }

    /** There is no pass: without a move the board is full. */
    @Override
    public boolean isOver(long mine, long theirs) {
        return true;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return sums.of((int) mine) - sums.of((int) theirs);
    }
}
