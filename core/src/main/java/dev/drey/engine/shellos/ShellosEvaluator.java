package dev.drey.engine.shellos;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;

/**
 * Guesses the final margin of Shellos Shuffle, mostly by what can be turned over. A run of discs along a line has two ends. With
 * an enemy at one and an empty cell at the other, it turns as soon as the enemy likes; with an empty cell at both, it turns
 * when the enemy gets both; with anything else, it is safe for now.
 *
 * <p>The weights come from fits to the exact values of 46,000 positions with 7 to 15 empty cells, rounded and then moved a
 * little towards fewer nodes in proofs. They explain nine tenths of the variance of those values (the discs alone: half). How
 * many cells are empty hardly changes them, but for the corners.
 */
final class ShellosEvaluator implements Evaluator {
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_ROWS = 0x00ffffffffffff00L;
    private static final long CORNERS = 0x8100000000000081L;

    /** Having the last move of the game, or not. */
    private static final int LAST_MOVE = 340;

    /** A corner is safe and outflanks in three directions, for each cell yet to be filled. */
    private static final int CORNER = 20;

    private static final int MOST_CORNER = 600;

    private static final int I_TURN_NOW = 130;
    private static final int I_TURN_LATER = 95;
    private static final int THEY_TURN_NOW = 92;
    private static final int THEY_TURN_LATER = 75;

    @Override
    public int evaluate(long mine, long theirs) {
        return guess(mine, theirs);
    }

    static int guess(long mine, long theirs) {
        long empty = ~(mine | theirs);
        int empties = Long.bitCount(empty);
        return ((empties & 1) == 0 ? -LAST_MOVE : LAST_MOVE)
                + Values.POINT * (Long.bitCount(mine) - Long.bitCount(theirs))
                + Math.min(MOST_CORNER, CORNER * empties)
                        * (Long.bitCount(mine & CORNERS) - Long.bitCount(theirs & CORNERS))
                + exposed(theirs, mine, empty, I_TURN_NOW, I_TURN_LATER)
                - exposed(mine, theirs, empty, THEY_TURN_NOW, THEY_TURN_LATER);
    }

    /** What it is worth to the enemy that discs can be turned. */
    private static int exposed(long discs, long enemy, long empty, int now, int later) {
        long ofRows = discs & INNER_COLUMNS;
        long ofColumns = discs & INNER_ROWS;
        long ofDiagonals = ofRows & INNER_ROWS;
        long turning = turning(ofRows, enemy, empty, 1)
                | turning(ofColumns, enemy, empty, 8)
                | turning(ofDiagonals, enemy, empty, 7)
                | turning(ofDiagonals, enemy, empty, 9);
        long open = between(ofRows, empty, 1)
                | between(ofColumns, empty, 8)
                | between(ofDiagonals, empty, 7)
                | between(ofDiagonals, empty, 9);
        return now * Long.bitCount(turning) + later * Long.bitCount(open & ~turning);
    }

    /** Discs in runs with an enemy at one end and an empty cell at the other. */
    private static long turning(long discs, long enemy, long empty, int step) {
        return up(enemy, discs, step) & down(empty, discs, step) | down(enemy, discs, step) & up(empty, discs, step);
    }

    /** Discs in runs with an empty cell at both ends. */
    private static long between(long discs, long empty, int step) {
        return up(empty, discs, step) & down(empty, discs, step);
    }

    /** The runs of discs that begin next to one of these cells, towards higher bits; none is longer than six. */
    private static long up(long from, long discs, int step) {
        long pairs = discs & discs << step;
        long reached = discs & from << step;
        reached |= discs & reached << step;
        reached |= pairs & reached << 2 * step;
        return reached | pairs & reached << 2 * step;
    }

    private static long down(long from, long discs, int step) {
        long pairs = discs & discs >>> step;
        long reached = discs & from >>> step;
        reached |= discs & reached >>> step;
        reached |= pairs & reached >>> 2 * step;
        return reached | pairs & reached >>> 2 * step;
    }
}
