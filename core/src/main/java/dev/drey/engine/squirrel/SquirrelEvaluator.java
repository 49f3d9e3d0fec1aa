package dev.drey.engine.squirrel;

import dev.drey.engine.Evaluator;

/**
 * Estimates the final margin of Squirrel War from the current margin, the gain of each side from taking each empty cell, and
 * the hottest cell: the one where the sum of both gains is largest, as the side to move may take it. The side that has the last
 * move of the game profits more from it.
 *
 * <p>The weights, in hundredths, fit the exact values of positions with 8 to 15 empty cells best. A lead counts for more than its
 * points, as the side with more cells has more raids.
 */
final class SquirrelEvaluator implements Evaluator {
    private static final int LEAD = 121;
    private static final int PROSPECTS = 34;
    private static final int HOTTEST = 23;
    private static final int HOTTEST_WITH_LAST_MOVE = 53;

    private final NutSums sums;

    SquirrelEvaluator(NutSums sums) {
        this.sums = sums;
    }

    @Override
    public int evaluate(long mine, long theirs) {
        int own = (int) mine;
        int others = (int) theirs;
        int empty = CanonicalPosition.empty(own, others);
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
                + (movesLast ? HOTTEST_WITH_LAST_MOVE : HOTTEST) * hottest;
    }
}
