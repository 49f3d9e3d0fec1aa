package dev.drey.engine.othello;

import dev.drey.engine.Evaluator;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Estimates the final margin from mobility, corners, frontier discs, stable discs and parity. The weights were fitted to the
 * exact values of some thousand positions with 12 to 15 empty cells.
 */
public final class OthelloEvaluator implements Evaluator {
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;

    private static final int LAST_MOVE = 230;
    private static final int MOBILITY = 100;
    private static final int CORNER_MOBILITY = 440;
    private static final int CORNER_NOW = 80;
    private static final int FRONTIER_DISC = -75;
    private static final int CORNER = 420;
    private static final int STABLE_DISC = 103;

    /** Creates the evaluator, which has no state. */
    public OthelloEvaluator() {}

    @Override
    public int evaluate(long mine, long theirs) {
        long empty = ~(mine | theirs);
        long myMoves = OthelloKernel.moves(mine, theirs);
        long theirMoves = OthelloKernel.moves(theirs, mine);
        long frontier = DiscKernel.around(empty);
        return LAST_MOVE * (Long.bitCount(empty) & 1)
                + MOBILITY * difference(myMoves, theirMoves)
                + CORNER_MOBILITY * difference(myMoves & CORNERS, theirMoves & CORNERS)
                + CORNER_NOW * Long.bitCount(myMoves & CORNERS)
                + FRONTIER_DISC * difference(mine & frontier, theirs & frontier)
                + CORNER * difference(mine & CORNERS, theirs & CORNERS)
                + STABLE_DISC * (StableDiscs.count(mine, theirs) - StableDiscs.count(theirs, mine));
    }

    private static int difference(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }
}
