package dev.drey.engine.othello;

import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/** The moves of one position with what they turn, brought into order as they are asked for. */
final class MoveList {
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;

    private final long[] turned = new long[64];
    private final int[] cells = new int[64];
    private final int[] ranks = new int[64];
    private int size;

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

    long turned(int i) {
        return turned[i];
    }

    int cell(int i) {
        return cells[i];
    }

    void rank(int i, int rank) {
        ranks[i] = rank;
    }

    /** Lists the moves: the remembered one first, then by how few moves they leave the other side, corners counted twice. */
    void fill(long mine, long theirs, long moves, int remembered) {
        long odd = Quadrants.odd(~(mine | theirs));
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            cells[count] = cell;
            turned[count] = flips;
            if (cell == remembered) {
                ranks[count] = Integer.MAX_VALUE;
            } else {
                long replies = OthelloKernel.moves(theirs ^ flips, mine | flips | 1L << cell);
                int rank = -(Long.bitCount(replies) + Long.bitCount(replies & CORNERS)) * 16;
                rank += (int) (odd >>> cell & 1) * 8;
                rank += (int) (CORNERS >>> cell & 1) * 16;
                ranks[count] = rank;
            }
            count++;
        }
        size = count;
    }

    /** Brings the best of the moves from i on to i. @return its cell */
    int pick(int i) {
        int best = i;
        for (int j = i + 1; j < size; j++) {
            if (ranks[j] > ranks[best]) {
                best = j;
            }
        }
        int cell = cells[best];
        if (best != i) {
            int rank = ranks[best];
            long flips = turned[best];
            cells[best] = cells[i];
            ranks[best] = ranks[i];
            turned[best] = turned[i];
            cells[i] = cell;
            ranks[i] = rank;
            turned[i] = flips;
        }
        return cell;
    }
}
