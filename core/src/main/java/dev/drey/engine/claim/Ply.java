package dev.drey.engine.claim;

/** The claims worth trying at one ply, and the regions they lead to, as the other side will see them. */
final class Ply {
    private static final int CELLS = 64;

    final int[] cell = new int[CELLS];
    final int[] rank = new int[CELLS];
    final long[] free = new long[CELLS];
    final long[] own = new long[CELLS];
    final long[] other = new long[CELLS];
    final Key key;
    int count;

    Ply(Turning turning) {
        key = new Key(turning);
    }

    void add(int newCell, long newFree, long newOwn, long newOther, int newRank) {
        cell[count] = newCell;
        free[count] = newFree;
        own[count] = newOwn;
        other[count] = newOther;
        rank[count++] = newRank;
    }

    /** Takes the claims of these cells out. */
    void drop(long cells) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if ((cells >>> cell[i] & 1) == 0) {
                cell[kept] = cell[i];
                rank[kept] = rank[i];
                free[kept] = free[i];
                own[kept] = own[i];
                other[kept++] = other[i];
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
            swap(i, best);
        }
    }

    private void swap(int i, int j) {
        int cellI = cell[i];
        int rankI = rank[i];
        long freeI = free[i];
        long ownI = own[i];
        long otherI = other[i];
        cell[i] = cell[j];
        rank[i] = rank[j];
        free[i] = free[j];
        own[i] = own[j];
        other[i] = other[j];
        cell[j] = cellI;
        rank[j] = rankI;
        free[j] = freeI;
        own[j] = ownI;
        other[j] = otherI;
    }
}
