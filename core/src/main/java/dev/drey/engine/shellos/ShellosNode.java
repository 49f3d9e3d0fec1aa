package dev.drey.engine.shellos;

import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.rules.discs.DiscKernel;

/** A position whose moves are being searched: the moves, ranked, and the discs that each flips. */
final class ShellosNode {
    private static final int CELLS = 64;

    /** Maximum number of empty cells at which moves are ranked by the discs they flip: evaluating would cost more than it saves. */
    private static final int COUNTED_EMPTIES = 7;

    /** Range of numbers of empty cells at which evaluating after the best reply pays off. */
    private static final int MIN_REPLY_EMPTIES = 14;

    private static final int MAX_REPLY_EMPTIES = 26;

    final MoveList moves = new MoveList(CELLS);
    private final int empties;
    private final long[] flips = new long[CELLS];
    private long mine;
    private long theirs;

    ShellosNode(int empties) {
        this.empties = empties;
    }

    int empties() {
        return empties;
    }

    /** Discs of the side to move after a move. */
    long nextMine(int cell) {
        return theirs ^ flips[cell];
    }

    /** Discs of the side that made a move. */
    long nextTheirs(int cell) {
        return mine | flips[cell] | 1L << cell;
    }

    /** Discs that a move flips. */
    long flips(int cell) {
        return flips[cell];
    }

    /**
     * Sets the position and lists its moves, the table's move first.
     *
     * @param counter counts the positions evaluated two plies ahead
     */
    void list(long newMine, long newTheirs, int tableMove, NodeCounter counter) {
        mine = newMine;
        theirs = newTheirs;
        moves.clear();
        long discs = newMine | newTheirs;
        for (long rest = DiscKernel.around(discs) & ~discs; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flipped = DiscKernel.flips(newMine, newTheirs, cell);
            flips[cell] = flipped;
            moves.add(cell, cell == tableMove ? MoveList.FIRST : rank(cell, flipped, counter));
        }
    }

    private int rank(int cell, long flipped, NodeCounter counter) {
        if (empties <= COUNTED_EMPTIES) {
            return Long.bitCount(flipped);
        }
        long nextMine = theirs ^ flipped;
        long nextTheirs = mine | flipped | 1L << cell;
        if (empties < MIN_REPLY_EMPTIES || empties > MAX_REPLY_EMPTIES) {
            return -ShellosEvaluator.estimate(nextMine, nextTheirs);
        }
        counter.count(empties);
        return -ShellosEvaluator.estimateAfterReply(nextMine, nextTheirs);
    }
}
