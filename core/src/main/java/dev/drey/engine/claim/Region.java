package dev.drey.engine.claim;

import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.claim.ClaimKernel;

/**
 * The undecided part of a position: the cells that both sides may still get, which of them each side borders, and the margin of
 * the rest. A side that borders none has no cell yet and may claim any.
 *
 * @param free the contested cells; while a side has no cell, all free ones
 * @param own those next to cells of the side to move
 * @param other those next to cells of the other side
 * @param settled the margin for the side to move outside of {@code free}
 */
record Region(long free, long own, long other, int settled) {
    static Region of(Position position, long board) {
        PlacementPosition placed = (PlacementPosition) position;
        long mine = placed.mine();
        long theirs = placed.theirs();
        long free = board & ~(mine | theirs);
        long own = ClaimKernel.neighbours(mine) & free;
        long other = ClaimKernel.neighbours(theirs) & free;
        int settled = Long.bitCount(mine) - Long.bitCount(theirs);
        if (mine == 0 || theirs == 0) {
            return new Region(free, own, other, settled);
        }
        long myReach = Reachability.flood(own, free);
        long theirReach = Reachability.flood(other, free);
        long contested = myReach & theirReach;
        int reserved = Long.bitCount(myReach & ~contested) - Long.bitCount(theirReach & ~contested);
        return new Region(contested, own & contested, other & contested, settled + reserved);
    }
}
