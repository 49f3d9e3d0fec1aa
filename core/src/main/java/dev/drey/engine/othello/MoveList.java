package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/** The moves of one position and where they lead, brought into order as they are asked for. */
final class MoveList {
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;

    /** The rank of the move to be tried first. */
    static final int FIRST = Integer.MAX_VALUE;

    /** The ranks of {@link #fill} count these for each move of the other side. */
    private static final int REPLY = 16;

    private static final int ODD_QUADRANT = 6;

    /** An empty cell beside our discs may become a move of the other side. */
    private static final int LATER_REPLY = 4;

    private final long[] nextMine = new long[64];
    private final long[] nextTheirs = new long[64];
    private final int[] cells = new int[64];
    private final int[] ranks = new int[64];
    private int size;
    private int chosen;

    /** One list for each number of empty cells up to that: a line of play has one position with each. */
    static MoveList[] upTo(int empty) {
        MoveList[] lists = new MoveList[empty + 1];
        for (int i = 0; i <= empty; i++) {
            lists[i] = new MoveList();
        }
        return lists;
    }

    int size() {
        return size;
    }

    int cell(int i) {
        return cells[i];
    }

    /** The discs of the side to move after the move. */
    long nextMine(int i) {
        return nextMine[i];
    }

    long nextTheirs(int i) {
        return nextTheirs[i];
    }

    long nextHash(int i) {
        return BoardTable.hash(nextMine[i], nextTheirs[i]);
    }

    void choose(int i) {
        chosen = cells[i];
    }

    /** The cell of the move chosen last. */
    int chosen() {
        return chosen;
    }

    int rank(int i) {
        return ranks[i];
    }

    void rank(int i, int rank) {
        ranks[i] = rank;
    }

    /**
     * Lists the moves and ranks them: the remembered one first, then those that leave the other side few moves, with corners
     * counted twice. Such moves are often good, and quickly looked at.
     */
    void fill(long mine, long theirs, long moves, int remembered) {
        long odd = Quadrants.odd(~(mine | theirs));
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = DiscKernel.flips(mine, theirs, cell);
            long next = theirs ^ turned;
            long nextOther = mine | turned | 1L << cell;
            cells[count] = cell;
            nextMine[count] = next;
            nextTheirs[count] = nextOther;
            ranks[count] = cell == remembered ? FIRST : rank(next, nextOther, cell, odd);
            count++;
        }
        size = count;
    }

    private static int rank(long nextMine, long nextTheirs, int cell, long odd) {
        long empty = ~(nextMine | nextTheirs);
        long replies = OthelloKernel.moves(nextMine, nextTheirs);
        return ODD_QUADRANT * (int) (odd >>> cell & 1)
                - REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS))
                - LATER_REPLY * Long.bitCount(empty & DiscKernel.around(nextTheirs));
    }

    /** Brings the best of the moves from i on to i. @return its cell */
    int pick(int i) {
        int best = i;
        for (int j = i + 1; j < size; j++) {
            if (ranks[j] > ranks[best]) {
                best = j;
            }
        }
        if (best != i) {
            swap(i, best);
        }
        return cells[i];
    }

    private void swap(int i, int j) {
        int cell = cells[i];
        int rank = ranks[i];
        long mine = nextMine[i];
        long theirs = nextTheirs[i];
        cells[i] = cells[j];
        ranks[i] = ranks[j];
        nextMine[i] = nextMine[j];
        nextTheirs[i] = nextTheirs[j];
        cells[j] = cell;
        ranks[j] = rank;
        nextMine[j] = mine;
        nextTheirs[j] = theirs;
    }
}
