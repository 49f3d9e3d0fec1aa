package dev.drey.engine.claim;

import dev.drey.rules.claim.ClaimKernel;

/** The claims worth trying at one ply, and the regions they lead to, as the other side will see them. */
final class Ply {
    /** Nothing is decided by listing the claims. */
    static final int UNDECIDED = -1;

    private static final int CELLS = 64;
    private static final int SPARE = CELLS;

    private static final int FIRST = 1000;

    final Key key;
    final int[] cell = new int[CELLS + 1];
    final long[] free = new long[CELLS + 1];
    final long[] own = new long[CELLS + 1];
    final long[] other = new long[CELLS + 1];

    /** Cells that are the other side's for certain, besides its share of the region. */
    final int[] extra = new int[CELLS + 1];

    final long[] hash = new long[CELLS + 1];
    final int[] deferred = new int[CELLS + 1];
    int count;

    private final Turning turning;
    private final int[] rank = new int[CELLS + 1];

    Ply(Turning turning) {
        this.turning = turning;
        this.key = new Key(turning);
    }

    /**
     * Lists the claims of a contested region.
     *
     * @param first the cell to try first, if it is one
     * @return what the side to move gets at least, if that is seen to be enough; otherwise {@link #UNDECIDED}
     */
    int list(long region, long mine, long theirs, int enough, int first) {
        count = 0;
        int all = Long.bitCount(region);
        long secured = 0;
        for (long rest = worthClaiming(region, mine, theirs); rest != 0; ) {
            long claim = Long.lowestOneBit(rest);
            rest ^= claim;
            long nextOwn = theirs & ~claim;
            long nextFree = Reach.flood(nextOwn, region & ~claim);
            if (nextFree == 0) {
                return all;
            }
            // A claim that secures another cell as well is better than claiming that cell.
            rest &= nextFree;
            secured |= region & ~nextFree & ~claim;
            long paired = pairs(nextFree);
            int newExtra = Long.bitCount(paired) / 2;
            nextFree &= ~paired;
            nextOwn &= nextFree;
            long nextOther = (mine | ClaimKernel.beside(claim)) & nextFree;
            int theirMost = newExtra + Reach.most(nextFree, nextOwn, nextOther);
            if (all - theirMost >= enough) {
                return all - theirMost;
            }
            int newRank = -Spread.lead(nextFree, nextOwn, nextOther);
            add(claim, nextFree, nextOwn, nextOther, newExtra, newRank, first);
        }
        if ((secured & mine) != 0) {
            drop(secured);
        }
        return UNDECIDED;
    }

    /** Lone cells, but for an odd one: each side gets half of them, as whoever claims one is answered by another. */
    private static long pairs(long region) {
        long lone = region & ~ClaimKernel.beside(region);
        return (Long.bitCount(lone) & 1) == 0 ? lone : lone & lone - 1;
    }

    /** A lone cell that both sides border is worth no more than any other such cell: it has nothing behind it. */
    private static long worthClaiming(long region, long mine, long theirs) {
        long lone = region & ~ClaimKernel.beside(region);
        if (lone == 0) {
            return mine;
        }
        return (mine & theirs & ~lone) != 0 ? mine & ~lone : mine & ~lone | Long.lowestOneBit(lone);
    }

    /** Lists the claims where a side has no cell yet, one of those that are the same by symmetry. */
    void listOpening(long region, long mine, long theirs, int first) {
        count = 0;
        for (long rest = mine == 0 ? region : mine; rest != 0; rest &= rest - 1) {
            long claim = Long.lowestOneBit(rest);
            if (isTurnedEarlier(region, mine, theirs, claim)) {
                continue;
            }
            long left = region & ~claim;
            long nextOwn = theirs & left;
            long nextOther = (mine | ClaimKernel.beside(claim)) & left;
            if (theirs == 0) {
                int near = Long.bitCount(ClaimKernel.beside(nextOther) & left);
                add(claim, left, 0, nextOther, 0, near, first);
                continue;
            }
            long theirReach = Reach.flood(nextOwn, left);
            long contested = theirReach & Reach.flood(nextOther, left);
            nextOwn &= contested;
            nextOther &= contested;
            int reserved = Long.bitCount(theirReach & ~contested);
            int lead = reserved - Long.bitCount(left & ~theirReach) + Spread.lead(contested, nextOwn, nextOther);
            add(claim, contested, nextOwn, nextOther, reserved, -lead, first);
        }
    }

    private boolean isTurnedEarlier(long region, long mine, long theirs, long claim) {
        for (int way = 1; way < turning.ways(); way++) {
            if (Long.compareUnsigned(turning.turn(way, claim), claim) < 0
                    && turning.turn(way, region) == region
                    && turning.turn(way, mine) == mine
                    && turning.turn(way, theirs) == theirs) {
                return true;
            }
        }
        return false;
    }

    private void add(long claim, long newFree, long newOwn, long newOther, int newExtra, int newRank, int first) {
        cell[count] = Long.numberOfTrailingZeros(claim);
        free[count] = newFree;
        own[count] = newOwn;
        other[count] = newOther;
        extra[count] = newExtra;
        rank[count] = cell[count] == first ? FIRST : newRank;
        count++;
    }

    private void drop(long cells) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if ((cells >>> cell[i] & 1) == 0) {
                copy(i, kept++);
            }
        }
        count = kept;
    }

    /** Brings the best ranked of the claims from i on to i. */
    void pick(int i) {
        int best = i;
        for (int j = i + 1; j < count; j++) {
            if (rank[j] > rank[best]) {
                best = j;
            }
        }
        if (best != i) {
            copy(i, SPARE);
            copy(best, i);
            copy(SPARE, best);
        }
    }

    private void copy(int from, int to) {
        cell[to] = cell[from];
        free[to] = free[from];
        own[to] = own[from];
        other[to] = other[from];
        extra[to] = extra[from];
        hash[to] = hash[from];
        rank[to] = rank[from];
    }
}
