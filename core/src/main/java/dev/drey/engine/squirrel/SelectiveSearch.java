package dev.drey.engine.squirrel;

import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.rules.squirrel.SquirrelKernel;
import java.util.List;

/**
 * Estimates values by null-window searches that try only the most promising moves of positions with many empty cells. All other
 * positions are searched by the solver, so the proven bounds that they leave serve the proof, too.
 */
final class SelectiveSearch extends ParallelAlphaBeta<SquirrelNode> {
    /** The rounds by number of empty cells; each searches positions with at most so many empty cells completely. */
    private static final int[][] ROUNDS = rounds();

    /** Maximum number of moves to try, by number of empty cells. */
    private static final int[] WIDTHS = widths();

    /** The first step from a guess; each further one in the same direction is twice as wide. */
    private static final int FIRST_STEP = 16;

    /** Maximum width of the range in which an estimate lies. */
    private static final int PRECISION = 2;

    private final SquirrelSolver solver;
    private final NutSums sums;
    private final List<DominanceTable> guesses;
    private final MoveHints hints;
    private final NodeCounter counter;
    private final SquirrelMoveOrdering ordering;
    private final SquirrelNode[] nodes;

    /** Positions with at most so many empty cells are searched completely. */
    private int completeEmpties;

    /** The bounds found in this round. */
    private DominanceTable found;

    SelectiveSearch(SquirrelSolver solver, ProofTables tables, NodeCounter counter, CurrentlySearching searching) {
        super(searching);
        this.solver = solver;
        this.sums = tables.sums();
        this.guesses = tables.guesses();
        this.found = guesses.get(0);
        this.hints = tables.hints();
        this.counter = counter;
        this.ordering = new SquirrelMoveOrdering(sums);
        this.nodes = SquirrelNode.newNodes(sums, tables.symmetries());
    }

    private static int[][] rounds() {
        int[][] rounds = new int[SquirrelKernel.CELLS + 1][];
        for (int empties = 0; empties < rounds.length; empties++) {
            rounds[empties] = empties < 18
                    ? new int[] {}
                    : empties < 22 ? new int[] {12} : empties < 24 ? new int[] {12, 14} : new int[] {12, 14, 16};
        }
        return rounds;
    }

    private static int[] widths() {
        int[] widths = new int[SquirrelKernel.CELLS + 1];
        for (int empties = 0; empties < widths.length; empties++) {
            widths[empties] = empties < 14 ? 3 : empties < 18 ? 4 : empties < 21 ? 5 : 8;
        }
        return widths;
    }

    /** {@return the number of rounds that pay off before a proof} */
    static int rounds(int empties) {
        return ROUNDS[empties].length;
    }

    /** {@return an estimate of the value of a position, found in steps from a guess} */
    int estimate(int mine, int theirs, int round, int guess) {
        int empties = Integer.bitCount(CanonicalPosition.empty(mine, theirs));
        completeEmpties = ROUNDS[empties][round];
        found = guesses.get(round);
        SquirrelNode root = nodes[empties];
        int lower = Integer.MIN_VALUE;
        int upper = Integer.MAX_VALUE;
        int step = FIRST_STEP;
        int bound = guess;
        while (true) {
            root.set(mine, theirs, sums.of(mine) - sums.of(theirs));
            int value = search(root, bound);
            if (value >= bound) {
                lower = value;
                bound = value + step;
            } else {
                upper = value;
                bound = value - step + 1;
            }
            step *= 2;
            if (lower != Integer.MIN_VALUE && upper != Integer.MAX_VALUE) {
                if (upper - lower <= PRECISION) {
                    return (lower + upper) / 2;
                }
                bound = Math.floorDiv(lower + upper + 1, 2);
            }
        }
    }

    private int search(SquirrelNode node, int beta) {
        counter.count();
        counter.charge();
        int known = found.bound(node, beta, true);
        if (known != DominanceTable.NONE) {
            return known;
        }
        ordering.listByReplies(node);
        MoveList moves = node.moves;
        long hash = SquirrelSolver.hash(node);
        int hint = hints.get(hash) & node.empty;
        if (hint != 0) {
            moves.promote(Integer.numberOfTrailingZeros(hint));
        }
        moves.truncate(WIDTHS[node.empties]);
        for (int i = 0; i < moves.size(); i++) {
            node.setChild(moves.move(i));
        }
        int best = searchMoves(node, moves, isParallel(), SquirrelNode.NO_VALUE, beta - 1, beta);
        found.store(node, best, beta);
        if (best >= beta) {
            hints.put(hash, moves.best());
        }
        return best;
    }

    @Override
    protected long childHash(SquirrelNode node, int cell) {
        return SquirrelSolver.hash(node.childEmpty(cell), node.childMine[cell]) | 1;
    }

    @Override
    protected int searchMove(SquirrelNode node, int cell, boolean isFirst, int alpha, int beta) {
        int empties = node.empties - 1;
        if (empties <= completeEmpties) {
            return -solver.test(node.childMine[cell], node.childTheirs[cell], 1 - beta);
        }
        SquirrelNode child = nodes[empties];
        child.set(node.childMine[cell], node.childTheirs[cell], node.childMargin[cell]);
        return -search(child, 1 - beta);
    }
}
