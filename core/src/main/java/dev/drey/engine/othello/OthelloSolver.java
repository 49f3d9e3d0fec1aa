package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;

/**
 * Proves margins by asking yes-or-no questions: does the side to move get more than alpha? All margins are even, so few
 * questions are enough if the first are asked near the value. Where a proof takes long, quick rounds of likely answers say where
 * that is, each more careful than the one before; they also leave behind which moves to try first.
 */
final class OthelloSolver implements Solver {
    private static final int WIDEST = 64;

    /** From so many empty cells on likely answers come first. */
    private static final int GUESSED = 16;

    /** By how much a value must seem to miss alpha to be believed, in hundredths of a disc, round by round. */
    private static final int[] MEASURES = {600, 1100, 1600};

    private final BoardTable proofs;
    private final Tree tree;

    OthelloSolver(OthelloEvaluator evaluator, Shared shared) {
        this.proofs = shared.proofs();
        this.tree = new Tree(evaluator, shared);
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        PlacementPosition board = (PlacementPosition) position;
        tree.start(budget);
        int guess = tree.guess(board.mine(), board.theirs());
        if (Long.bitCount(~(board.mine() | board.theirs())) >= GUESSED) {
            for (int measure : MEASURES) {
                guess = value(board, alpha, beta, guess, measure);
            }
        }
        return value(board, alpha, beta, guess, Tree.PROVE);
    }

    private int value(PlacementPosition board, int alpha, int beta, int guess, int measure) {
        int lower = -WIDEST;
        int upper = WIDEST;
        int next = guess;
        while (lower < upper && lower < beta && upper > alpha) {
            int asked = Math.min(Math.max(next, lower + 2), upper);
            asked = Math.min(Math.max(asked, alpha + 1), beta);
            next = tree.answer(board.mine(), board.theirs(), asked - 1, measure);
            if (next >= asked) {
                lower = next;
            } else {
                upper = next;
            }
        }
        return lower >= beta ? lower : upper;
    }

    @Override
    public int best(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long known = proofs.get(board.mine(), board.theirs());
        return known == BoardTable.NOTHING ? Search.NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return tree.nodes();
    }
}
