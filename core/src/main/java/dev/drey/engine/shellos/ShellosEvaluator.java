package dev.drey.engine.shellos;

import dev.drey.engine.Evaluator;

/** Guesses the final margin of Shellos Shuffle. */
final class ShellosEvaluator implements Evaluator {
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long INNER_ROWS = 0x00ffffffffffff00L;
    private static final long CORNERS = 0x8100000000000081L;

    @Override
    public int evaluate(long mine, long theirs) {
        return guess(mine, theirs);
    }

    static int guess(long mine, long theirs) {
        long empty = ~(mine | theirs);
        return 340
                + 100 * (Long.bitCount(mine) - Long.bitCount(theirs))
                + 130 * (Long.bitCount(mine & CORNERS) - Long.bitCount(theirs & CORNERS))
                + exposed(mine, theirs, empty, 125, 75)
                - exposed(theirs, mine, empty, 87, 65);
    }

    private static int exposed(long mine, long theirs, long empty, int now, int later) {
        long turning = 0;
        long open = 0;
        {
            long through = theirs & INNER_COLUMNS;
            long runs = through & through << 1;
            long e = up(empty, through, runs, 1);
            long d = down(empty, through, runs, 1);
            turning |= up(mine, through, runs, 1) & d | down(mine, through, runs, 1) & e;
            open |= e & d;
        }
        {
            long through = theirs & INNER_ROWS;
            long runs = through & through << 8;
            long e = up(empty, through, runs, 8);
            long d = down(empty, through, runs, 8);
            turning |= up(mine, through, runs, 8) & d | down(mine, through, runs, 8) & e;
            open |= e & d;
        }
        long through = theirs & INNER_COLUMNS & INNER_ROWS;
        {
            long runs = through & through << 9;
            long e = up(empty, through, runs, 9);
            long d = down(empty, through, runs, 9);
            turning |= up(mine, through, runs, 9) & d | down(mine, through, runs, 9) & e;
            open |= e & d;
        }
        {
            long runs = through & through << 7;
            long e = up(empty, through, runs, 7);
            long d = down(empty, through, runs, 7);
            turning |= up(mine, through, runs, 7) & d | down(mine, through, runs, 7) & e;
            open |= e & d;
        }
        return now * Long.bitCount(turning) + later * Long.bitCount(open & ~turning);
    }

    private static long up(long from, long through, long runs, int step) {
        long reached = through & from << step;
        reached |= through & reached << step;
        reached |= runs & reached << 2 * step;
        return reached | runs & reached << 2 * step;
    }

    private static long down(long from, long through, long runs, int step) {
        long pairs = runs >>> step;
        long reached = through & from >>> step;
        reached |= through & reached >>> step;
        reached |= pairs & reached >>> 2 * step;
        return reached | pairs & reached >>> 2 * step;
    }
}
