package dev.drey.engine.othello;

import dev.drey.engine.Evaluator;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/** Guesses the final margin from what each side can do next, and from corners and what lies beside them. */
public final class OthelloEvaluator implements Evaluator {
    private static final long CORNERS = 1L | 1L << 7 | 1L << 56 | 1L << 63;
    private static final long DIAGONAL_STEPS = 1L << 9 | 1L << 14 | 1L << 49 | 1L << 54;

    @Override
    public int evaluate(long mine, long theirs) {
        long empty = ~(mine | theirs);
        long myMoves = OthelloKernel.moves(mine, theirs);
        long theirMoves = OthelloKernel.moves(theirs, mine);
        int mobility = Long.bitCount(myMoves)
                + Long.bitCount(myMoves & CORNERS)
                - Long.bitCount(theirMoves)
                - Long.bitCount(theirMoves & CORNERS);
        int potential =
                Long.bitCount(empty & DiscKernel.around(theirs)) - Long.bitCount(empty & DiscKernel.around(mine));
        int corners = Long.bitCount(mine & CORNERS) - Long.bitCount(theirs & CORNERS);
        long exposed = DiscKernel.around(empty & CORNERS) & DIAGONAL_STEPS;
        int steps = Long.bitCount(mine & exposed) - Long.bitCount(theirs & exposed);
        return 150 * mobility + 50 * potential + 1000 * corners - 400 * steps;
    }
}
