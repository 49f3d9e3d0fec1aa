package dev.drey.engine.shellos;

import dev.drey.engine.Evaluator;
import dev.drey.engine.Values;

/** Guesses the final margin of Shellos Shuffle. */
final class ShellosEvaluator implements Evaluator {
    @Override
    public int evaluate(long mine, long theirs) {
        return Values.POINT * (Long.bitCount(mine) - Long.bitCount(theirs));
    }
}
