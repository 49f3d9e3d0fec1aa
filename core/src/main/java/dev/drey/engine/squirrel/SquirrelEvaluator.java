package dev.drey.engine.squirrel;

import dev.drey.engine.Evaluator;

/**
 * Guesses how a game of Squirrel War ends from the margin now, from what either side would gain by taking each empty cell, and
 * from the hottest of these: where both gains together are largest, as the side to move may go there first. Who moves first
 * where the number of empty cells is odd also moves last, and has more of that.
 *
 * <p>The weights, hundredths, fit the exact values of positions with 8 to 15 empty cells best; leading now is worth more than
 * its points, as whoever has more cells has more raids.
 */
final class SquirrelEvaluator implements Evaluator {
    private static final int LEAD = 121;
    private static final int PROSPECTS = 34;
    private static final int HOTTEST = 23;
    private static final int HOTTEST_WITH_THE_LAST_MOVE = 53;

    private final NutSums sums;

    SquirrelEvaluator(NutSums sums) {
        this.sums = sums;
    }

    @Override
    public int evaluate(long mine, long theirs) {
        int own = (int) mine;
        int others = (int) theirs;
        int empty = Essence.empty(own, others);
        int prospects = 0;
        int hottest = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int gain = sums.gain(own, others, cell);
            int loss = sums.gain(others, own, cell);
            prospects += gain - loss;
            hottest = Math.max(hottest, gain + loss);
        }
        boolean movesLast = (Integer.bitCount(empty) & 1) != 0;
        return LEAD * (sums.of(own) - sums.of(others))
                + PROSPECTS * prospects
                + (movesLast ? HOTTEST_WITH_THE_LAST_MOVE : HOTTEST) * hottest;
    }
}
