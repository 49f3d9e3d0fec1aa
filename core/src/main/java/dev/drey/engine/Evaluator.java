package dev.drey.engine;

/** Static evaluation of a placement game. One instance serves all threads, so it must be stateless. */
public interface Evaluator {
    /** Expected final margin of the side to move, in hundredths of a point (see {@link Values}). */
    int evaluate(long mine, long theirs);
}
