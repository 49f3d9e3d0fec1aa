package dev.drey.engine.othello;

import dev.drey.engine.Evaluator;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Guesses the final margin from what each side can do next, what it can no longer lose, and who is likely to move last. The
 * features are the usual ones; what each counts was fitted to exact values of some thousand positions with 12 to 15 empty cells.
 */
public final class OthelloEvaluator implements Evaluator {
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;

    private static final int LAST_MOVE = 230;
    private static final int MOVE = 100;
    private static final int CORNER_MOVE = 440;
    private static final int CORNER_NOW = 80;
    private static final int OPEN_DISC = -75;
    private static final int CORNER = 420;
    private static final int STABLE_DISC = 103;

    @Override
    public int evaluate(long mine, long theirs) {
        long empty = ~(mine | theirs);
        long myMoves = OthelloKernel.moves(mine, theirs);
        long theirMoves = OthelloKernel.moves(theirs, mine);
        long beside = DiscKernel.around(empty);
        return LAST_MOVE * (Long.bitCount(empty) & 1)
                + MOVE * more(myMoves, theirMoves)
                + CORNER_MOVE * more(myMoves & CORNERS, theirMoves & CORNERS)
                + CORNER_NOW * Long.bitCount(myMoves & CORNERS)
                + OPEN_DISC * more(mine & beside, theirs & beside)
                + CORNER * more(mine & CORNERS, theirs & CORNERS)
                + STABLE_DISC * (StableDiscs.count(mine, theirs) - StableDiscs.count(theirs, mine));
    }

    private static int more(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }
}
