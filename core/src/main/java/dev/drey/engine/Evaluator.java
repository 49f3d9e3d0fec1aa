package dev.drey.engine;

/**
 * Guesses the final margin of a placement game from the board alone, without looking ahead. One serves all threads, so it
 * keeps nothing between calls.
 */
public interface Evaluator {
    /** The final margin the side to move can expect, in hundredths of a point (see {@link Values}). */
    int evaluate(long mine, long theirs);
}
