package dev.drey.engine.othello;

import dev.drey.engine.PlacementRules;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/** The rules of Othello as a search asks for them. */
final class OthelloRules implements PlacementRules {
    @Override
    public long moves(long mine, long theirs) {
        return OthelloKernel.moves(mine, theirs);
    }

    @Override
    public long turned(long mine, long theirs, int cell) {
        return DiscKernel.flips(mine, theirs, cell);
    }

    @Override
    public boolean isOver(long mine, long theirs) {
        return OthelloKernel.isOver(mine, theirs);
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return margin(mine, theirs);
    }

    /** The margin of a game that is over: the empty cells count for the winner. */
    static int margin(long mine, long theirs) {
        int discs = Long.bitCount(mine) - Long.bitCount(theirs);
        int empty = Long.bitCount(~(mine | theirs));
        return discs + Integer.signum(discs) * empty;
    }
}
