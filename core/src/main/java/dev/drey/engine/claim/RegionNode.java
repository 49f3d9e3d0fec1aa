package dev.drey.engine.claim;

import dev.drey.engine.MoveList;
import dev.drey.rules.claim.ClaimKernel;

/** A region whose claims are being searched: the claims worth trying and the regions after them, as the other side sees them. */
final class RegionNode {
    /** Listing the claims decided nothing. */
    static final int UNDECIDED = -1;

    private static final int CELLS = 64;

    /** Number of cells of the region. */
    final int cells;

    final RegionKey key;
    final MoveList moves = new MoveList(CELLS);

    // The region after each claim, by the claimed cell.
    final long[] nextFree = new long[CELLS];
    final long[] nextOwn = new long[CELLS];
    final long[] nextOther = new long[CELLS];

    /** Cells that the other side gets for certain after a claim, besides its share of the region. */
    final int[] reserved = new int[CELLS];

    /** Hash of the key of the region after a claim; set where claims are looked up. */
    final long[] nextHash = new long[CELLS];

    private final BoardSymmetries symmetries;

    RegionNode(int cells, BoardSymmetries symmetries) {
        this.cells = cells;
        this.key = new RegionKey(symmetries);
        this.symmetries = symmetries;
    }

    /**
     * Lists the claims of a contested region.
     *
     * @param enough the value of a claim that makes searching superfluous
     * @param tableMove the claim to try first
     * @return a value of at least {@code enough} that a claim is seen to reach, or {@link #UNDECIDED}
     */
    int list(long region, long mine, long theirs, int enough, int tableMove) {
        moves.clear();
        long secured = 0;
        for (long rest = worthClaiming(region, mine, theirs); rest != 0; ) {
            long claim = Long.lowestOneBit(rest);
            rest ^= claim;
            long own = theirs & ~claim;
            long free = Reachability.flood(own, region & ~claim);
            if (free == 0) {
                return cells;
            }
            // A claim that secures another cell as well is better than claiming that cell.
            rest &= free;
            secured |= region & ~free & ~claim;
            long paired = pairs(free);
            int theirPairs = Long.bitCount(paired) / 2;
            free &= ~paired;
            own &= free;
            long other = (mine | ClaimKernel.neighbours(claim)) & free;
            int theirMax = theirPairs + Reachability.maxCells(free, own, other);
            if (cells - theirMax >= enough) {
                return cells - theirMax;
            }
            add(claim, free, own, other, theirPairs, -TerritoryEstimate.lead(free, own, other), tableMove);
        }
        if ((secured & mine) != 0) {
            moves.removeCells(secured);
        }
        return UNDECIDED;
    }

    /** Isolated cells in pairs: each side gets one of a pair, as a claim of one is answered by a claim of the other. */
    private static long pairs(long region) {
        long isolated = region & ~ClaimKernel.neighbours(region);
        return (Long.bitCount(isolated) & 1) == 0 ? isolated : isolated & isolated - 1;
    }

    /** All claims except isolated cells. One isolated cell stands for all, if no other claim is bordered by both sides. */
    private static long worthClaiming(long region, long mine, long theirs) {
        long isolated = region & ~ClaimKernel.neighbours(region);
        if (isolated == 0) {
            return mine;
        }
        return (mine & theirs & ~isolated) != 0 ? mine & ~isolated : mine & ~isolated | Long.lowestOneBit(isolated);
    }

    /** Lists the claims while a side has no cell, one of each symmetry class. */
    void listOpening(long region, long mine, long theirs, int tableMove) {
        moves.clear();
        for (long rest = mine == 0 ? region : mine; rest != 0; rest &= rest - 1) {
            long claim = Long.lowestOneBit(rest);
            if (hasSmallerImage(region, mine, theirs, claim)) {
                continue;
            }
            long left = region & ~claim;
            long own = theirs & left;
            long other = (mine | ClaimKernel.neighbours(claim)) & left;
            if (theirs == 0) {
                int near = Long.bitCount(ClaimKernel.neighbours(other) & left);
                add(claim, left, 0, other, 0, near, tableMove);
                continue;
            }
            long theirReach = Reachability.flood(own, left);
            long contested = theirReach & Reachability.flood(other, left);
            own &= contested;
            other &= contested;
            int theirOwn = Long.bitCount(theirReach & ~contested);
            int lead = theirOwn - Long.bitCount(left & ~theirReach) + TerritoryEstimate.lead(contested, own, other);
            add(claim, contested, own, other, theirOwn, -lead, tableMove);
        }
    }

    /** Whether a symmetry of the region maps a claim to one that is listed earlier. */
    private boolean hasSmallerImage(long region, long mine, long theirs, long claim) {
        for (int i = 1; i < symmetries.count(); i++) {
            if (Long.compareUnsigned(symmetries.image(i, claim), claim) < 0
                    && symmetries.image(i, region) == region
                    && symmetries.image(i, mine) == mine
                    && symmetries.image(i, theirs) == theirs) {
                return true;
            }
        }
        return false;
    }

    private void add(long claim, long free, long own, long other, int theirReserved, int rank, int tableMove) {
        int cell = Long.numberOfTrailingZeros(claim);
        nextFree[cell] = free;
        nextOwn[cell] = own;
        nextOther[cell] = other;
        reserved[cell] = theirReserved;
        moves.add(cell, cell == tableMove ? MoveList.FIRST : rank);
    }
}
