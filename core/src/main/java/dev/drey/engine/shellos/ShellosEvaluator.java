package dev.drey.engine.shellos;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;
import dev.drey.rules.discs.DiscKernel;

/**
 * Estimates the final margin of Shellos Shuffle, mainly by the discs that can be flipped. A run of discs along a line has two
 * ends. With an enemy disc at one and an empty cell at the other, the enemy can flip it at once; with an empty cell at both, it
 * is flipped if the enemy gets both; otherwise it is safe for now.
 *
 * <p>The weights come from fits to the exact values of 46,000 positions with 7 to 15 empty cells, rounded and then tuned towards
 * fewer nodes in proofs. They explain nine tenths of the variance of those values (the discs alone: half). Except for the
 * corners, they hardly depend on the number of empty cells.
 */
final class ShellosEvaluator implements Evaluator {
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_ROWS = 0x00ffffffffffff00L;
    private static final long CORNERS = 0x8100000000000081L;

    /** Bonus for having the last move of the game, or penalty for not having it. */
    private static final int LAST_MOVE = 340;

    /** Bonus for a corner per empty cell: it is safe and outflanks in three directions. */
    private static final int CORNER = 20;

    private static final int MAX_CORNER = 600;

    private static final int FLIPPABLE_THEIRS = 130;
    private static final int EXPOSED_THEIRS = 95;
    private static final int FLIPPABLE_MINE = 92;
    private static final int EXPOSED_MINE = 75;

    @Override
    public int evaluate(long mine, long theirs) {
        return estimate(mine, theirs);
    }

    static int estimate(long mine, long theirs) {
        long empty = ~(mine | theirs);
        int empties = Long.bitCount(empty);
        return ((empties & 1) == 0 ? -LAST_MOVE : LAST_MOVE)
                + Values.POINT * (Long.bitCount(mine) - Long.bitCount(theirs))
                + Math.min(MAX_CORNER, CORNER * empties)
                        * (Long.bitCount(mine & CORNERS) - Long.bitCount(theirs & CORNERS))
                + exposed(theirs, mine, empty, FLIPPABLE_THEIRS, EXPOSED_THEIRS)
                - exposed(mine, theirs, empty, FLIPPABLE_MINE, EXPOSED_MINE);
    }

    /** Estimate one ply ahead, for the side to move. */
    static int estimateAfterReply(long mine, long theirs) {
        long discs = mine | theirs;
        int best = Integer.MIN_VALUE;
        for (long rest = DiscKernel.around(discs) & ~discs; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            best = Math.max(best, -estimate(theirs ^ flips, mine | flips | 1L << cell));
        }
        return best;
    }

    /** Value to the enemy of the discs that it can flip, now or later. */
    private static int exposed(long discs, long enemy, long empty, int now, int later) {
        long ofRows = discs & INNER_COLUMNS;
        long ofColumns = discs & INNER_ROWS;
        long ofDiagonals = ofRows & INNER_ROWS;
        long flippable = flippable(ofRows, enemy, empty, 1)
                | flippable(ofColumns, enemy, empty, 8)
                | flippable(ofDiagonals, enemy, empty, 7)
                | flippable(ofDiagonals, enemy, empty, 9);
        long open = between(ofRows, empty, 1)
                | between(ofColumns, empty, 8)
                | between(ofDiagonals, empty, 7)
                | between(ofDiagonals, empty, 9);
        return now * Long.bitCount(flippable) + later * Long.bitCount(open & ~flippable);
    }

    /** Discs in runs with an enemy at one end and an empty cell at the other. */
    private static long flippable(long discs, long enemy, long empty, int step) {
        return up(enemy, discs, step) & down(empty, discs, step) | down(enemy, discs, step) & up(empty, discs, step);
    }

    /** Discs in runs with an empty cell at both ends. */
    private static long between(long discs, long empty, int step) {
        return up(empty, discs, step) & down(empty, discs, step);
    }

    /** The runs of up to six discs that begin next to one of these cells, towards higher bits. */
    private static long up(long from, long discs, int step) {
        long pairs = discs & discs << step;
        long reached = discs & from << step;
        reached |= discs & reached << step;
        reached |= pairs & reached << 2 * step;
        return reached | pairs & reached << 2 * step;
    }

    /** The runs of up to six discs that begin next to one of these cells, towards lower bits. */
    private static long down(long from, long discs, int step) {
        long pairs = discs & discs >>> step;
        long reached = discs & from >>> step;
        reached |= discs & reached >>> step;
        reached |= pairs & reached >>> 2 * step;
        return reached | pairs & reached >>> 2 * step;
    }
}
