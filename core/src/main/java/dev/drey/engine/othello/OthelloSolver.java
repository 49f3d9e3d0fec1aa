package dev.drey.engine.othello;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.TableEntry;
import dev.drey.engine.TranspositionTable;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;

/**
 * Proves margins by null-window searches around a guess (MTD(f)). Margins are even, so few searches suffice if the guess is
 * good. Long proofs start with selective searches, each more careful than the one before: they improve the guess and leave good
 * moves in a table.
 */
final class OthelloSolver implements Solver {
    private static final int CELLS = 64;

    /** Minimum number of empty cells for selective searches. */
    private static final int SELECTIVE_EMPTIES = 16;

    /** Pruning margins of the selective searches in turn, in hundredths of a disc. */
    private static final int[] PRUNING_MARGINS = {600, 1100, 1600};

    private final TranspositionTable proofTable;
    private final NullWindowSearch search;

    OthelloSolver(
            OthelloEvaluator evaluator,
            TranspositionTable proofTable,
            TranspositionTable selectiveTable,
            CurrentlySearching searching) {
        this.proofTable = proofTable;
        this.search = new NullWindowSearch(evaluator, proofTable, selectiveTable, searching);
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        PlacementPosition board = (PlacementPosition) position;
        search.start(budget);
        int guess = search.guess(board.mine(), board.theirs());
        if (Long.bitCount(~(board.mine() | board.theirs())) >= SELECTIVE_EMPTIES) {
            for (int pruningMargin : PRUNING_MARGINS) {
                guess = value(board, alpha, beta, guess, pruningMargin);
            }
        }
        return value(board, alpha, beta, guess, NullWindowSearch.EXACT);
    }

    private int value(PlacementPosition board, int alpha, int beta, int guess, int pruningMargin) {
        int lower = -CELLS;
        int upper = CELLS;
        int next = guess;
        while (lower < upper && lower < beta && upper > alpha) {
            int bound = Math.min(Math.max(next, lower + 2), upper);
            bound = Math.min(Math.max(bound, alpha + 1), beta);
            next = search.solve(board.mine(), board.theirs(), bound - 1, pruningMargin);
            if (next >= bound) {
                lower = next;
            } else {
                upper = next;
            }
        }
        return lower >= beta ? lower : upper;
    }

    @Override
    public int bestMove(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long entry = proofTable.get(board.mine(), board.theirs());
        return entry == TranspositionTable.NONE ? Search.NO_MOVE : TableEntry.move(entry);
    }

    @Override
    public long nodes() {
        return search.nodes();
    }
}
