package dev.drey.engine.squirrel;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;

/**
 * Guesses how a game of Squirrel War ends: the margin now, and then both sides take in turn what is hottest, that is, where
 * what one side would gain and what the other would gain are most together; each gets half of that more than the other.
 */
final class SquirrelEvaluator implements Evaluator {
    private final NutSums sums;

    SquirrelEvaluator(NutSums sums) {
        this.sums = sums;
    }

    @Override
    public int evaluate(long mine, long theirs) {
        int own = (int) mine;
        int others = (int) theirs;
        int guess = 2 * (sums.of(own) - sums.of(others));
        int first = 0;
        int second = 0;
        int third = 0;
        for (int rest = Essence.empty(own, others); rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int gain = sums.gain(own, others, cell);
            int loss = sums.gain(others, own, cell);
            guess += gain - loss;
            int heat = gain + loss;
            int less = Math.min(first, heat);
            first = Math.max(first, heat);
            third = Math.max(third, Math.min(second, less));
            second = Math.max(second, less);
        }
        return (guess + first - second + third) * Values.POINT / 2;
    }
}
