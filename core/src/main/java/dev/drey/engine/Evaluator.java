package dev.drey.engine;

/** Static evaluation of a placement game. One instance serves all threads, so it must be stateless. */
public interface Evaluator {
    /**
     * {@return the expected final margin of the side to move, in hundredths of a point (see {@link Values})}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     */
    int evaluate(long mine, long theirs);
}
