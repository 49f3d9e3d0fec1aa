package dev.drey.engine.shellos;

import dev.drey.rules.discs.DiscKernel;

/**
 * The moves at each ply of a line being looked at, the most promising first. A ply is known by how many cells are empty
 * there.
 */
final class MoveOrder {
    private static final int CELLS = 64;

    /** With so few empty cells, counting what a move turns is enough: guessing costs more than what lies below. */
    private static final int COUNTED = 7;

    /** With so many, it pays to guess after the reply to a move; with too many that is endless. */
    private static final int REPLIED = 14;

    private static final int TOO_MANY = 26;

    private static final int FIRST = Integer.MAX_VALUE;

    // Room for every move twice: those put off come again behind the others.
    private final int[][] cells = new int[CELLS][2 * CELLS];
    private final long[][] turned = new long[CELLS][2 * CELLS];
    private final int[][] ranks = new int[CELLS][CELLS];
    private long guesses;

    /** How many positions were guessed at for the sake of order alone, two plies ahead. */
    long guesses() {
        return guesses;
    }

    int cell(int ply, int i) {
        return cells[ply][i];
    }

    /** The discs the i-th move turns. */
    long turned(int ply, int i) {
        return turned[ply][i];
    }

    /** Puts a move at the end, behind those that were put there before. */
    void putOff(int ply, int i, int end) {
        cells[ply][end] = cells[ply][i];
        turned[ply][end] = turned[ply][i];
    }

    /** Lists the moves, unsorted but ranked. @return how many there are */
    int list(long mine, long theirs, int ply, int remembered) {
        int[] cellsHere = cells[ply];
        long[] turnedHere = turned[ply];
        int[] ranksHere = ranks[ply];
        long discs = mine | theirs;
        int count = 0;
        for (long rest = DiscKernel.around(discs) & ~discs; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            cellsHere[count] = cell;
            turnedHere[count] = flips;
            ranksHere[count++] = cell == remembered
                    ? FIRST
                    : ply <= COUNTED ? Long.bitCount(flips) : -rank(theirs ^ flips, mine | flips | 1L << cell, ply);
        }
        return count;
    }

    private int rank(long mine, long theirs, int ply) {
        if (ply < REPLIED || ply > TOO_MANY) {
            return ShellosEvaluator.guess(mine, theirs);
        }
        guesses += ply;
        return afterReply(mine, theirs);
    }

    /** What the position seems to be worth to the side to move, one ply ahead. */
    static int afterReply(long mine, long theirs) {
        long discs = mine | theirs;
        int best = Integer.MIN_VALUE;
        for (long rest = DiscKernel.around(discs) & ~discs; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            best = Math.max(best, -ShellosEvaluator.guess(theirs ^ flips, mine | flips | 1L << cell));
        }
        return best;
    }

    /** Brings the most promising of the moves from i on to i. */
    void pick(int ply, int i, int count) {
        int[] ranksHere = ranks[ply];
        int best = i;
        for (int j = i + 1; j < count; j++) {
            if (ranksHere[j] > ranksHere[best]) {
                best = j;
            }
        }
        if (best == i) {
            return;
        }
        int[] cellsHere = cells[ply];
        long[] turnedHere = turned[ply];
        int cell = cellsHere[best];
        long flips = turnedHere[best];
        cellsHere[best] = cellsHere[i];
        turnedHere[best] = turnedHere[i];
        ranksHere[best] = ranksHere[i];
        cellsHere[i] = cell;
        turnedHere[i] = flips;
    }
}
