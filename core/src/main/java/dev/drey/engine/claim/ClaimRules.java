package dev.drey.engine.claim;

import dev.drey.engine.PlacementRules;
import dev.drey.rules.claim.ClaimKernel;

/** The rules of Adjacent Claim on one board. */
record ClaimRules(long board) implements PlacementRules {
    @Override
    public long moves(long mine, long theirs) {
        return ClaimKernel.claims(mine, theirs, board);
    }

    @Override
    public long turned(long mine, long theirs, int cell) {
        return 0;
    }

    @Override
    public boolean isOver(long mine, long theirs) {
        return (mine | theirs) == board;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }
}
