package dev.drey.engine.othello;

import dev.drey.engine.MoveList;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/** A position whose moves are being searched: the moves, ordered by mobility and parity, and the boards after them. */
final class OthelloNode {
    private static final int CELLS = 64;
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;

    /** Weight of each reply of the opponent, and again of each into a corner. */
    private static final int REPLY = 16;

    private static final int ODD_QUADRANT = 6;

    /** Weight of an empty cell beside our discs, which may become a move of the opponent. */
    private static final int POTENTIAL_REPLY = 4;

    final MoveList moves = new MoveList(CELLS);
    private final int empties;
    private final long[] nextMine = new long[CELLS];
    private final long[] nextTheirs = new long[CELLS];

    private OthelloNode(int empties) {
        this.empties = empties;
    }

    /** A node for each number of empty cells, or each depth, up to the given one: a line of play has one of each. */
    static OthelloNode[] upTo(int last) {
        OthelloNode[] nodes = new OthelloNode[last + 1];
        for (int i = 0; i <= last; i++) {
            nodes[i] = new OthelloNode(i);
        }
        return nodes;
    }

    int empties() {
        return empties;
    }

    /** Discs of the side to move after a move. */
    long nextMine(int cell) {
        return nextMine[cell];
    }

    /** Discs of the side that made a move. */
    long nextTheirs(int cell) {
        return nextTheirs[cell];
    }

    /**
     * Lists the moves: the table's move first, then those that leave the opponent few moves ("fastest first"), which are often
     * good and quickly searched.
     */
    void list(long mine, long theirs, long cells, int tableMove) {
        long odd = ParityQuadrants.odd(~(mine | theirs));
        moves.clear();
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            long next = theirs ^ flips;
            long nextOther = mine | flips | 1L << cell;
            nextMine[cell] = next;
            nextTheirs[cell] = nextOther;
            moves.add(cell, cell == tableMove ? MoveList.FIRST : rank(next, nextOther, cell, odd));
        }
    }

    private static int rank(long nextMine, long nextTheirs, int cell, long odd) {
        long empty = ~(nextMine | nextTheirs);
        long replies = OthelloKernel.moves(nextMine, nextTheirs);
        return ODD_QUADRANT * (int) (odd >>> cell & 1)
                - REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS))
                - POTENTIAL_REPLY * Long.bitCount(empty & DiscKernel.around(nextTheirs));
    }
}
