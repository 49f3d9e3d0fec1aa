package dev.drey.engine.othello;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.engine.Search;
import dev.drey.engine.TableEntry;
import dev.drey.engine.TranspositionTable;
import dev.drey.engine.Values;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Search to the end of the game with a null window, for one thread. A result above alpha is a lower bound of the value, any
 * other an upper bound.
 *
 * <p>With a pruning margin the search is selective: it takes the result of a {@link ShallowSearch} that misses alpha by that
 * margin (ProbCut). Its results are likely, not proven; they are stored in a table of their own, from which a proof takes moves
 * but no bounds.
 */
final class NullWindowSearch extends ParallelAlphaBeta<OthelloNode> {
    /** Pruning margin of a proof. */
    static final int EXACT = 0;

    private static final int CELLS = 64;

    /** Unit of pruning margins in the selective table, where the margin is the weight of an entry. */
    private static final int MARGIN_UNIT = 50;

    /** Minimum number of empty cells for selective pruning. */
    private static final int SELECTIVE_EMPTIES = 14;

    /** Minimum number of empty cells for ordering moves by a shallow search and for enhanced transposition cutoffs. */
    private static final int EVALUATED_EMPTIES = 14;

    /** Weight of the opponent's mobility beside the result of the shallow search. */
    private static final int MOBILITY_WEIGHT = 8;

    /** Minimum number of empty cells for deferring moves. */
    private static final int PARALLEL_EMPTIES = 15;

    private final OthelloEvaluator evaluator;
    private final TranspositionTable proofTable;
    private final TranspositionTable selectiveTable;
    private final NodeCounter counter = new NodeCounter();
    private final EndgameSearch endgame = new EndgameSearch(counter);
    private final ShallowSearch shallow;
    private final OthelloNode[] nodes = OthelloNode.upTo(CELLS);
    private int pruningMargin = EXACT;

    NullWindowSearch(
            OthelloEvaluator evaluator,
            TranspositionTable proofTable,
            TranspositionTable selectiveTable,
            CurrentlySearching searching) {
        super(searching);
        this.evaluator = evaluator;
        this.proofTable = proofTable;
        this.selectiveTable = selectiveTable;
        this.shallow = new ShallowSearch(evaluator, counter);
    }

    void start(Budget budget) {
        counter.start(budget);
    }

    long nodes() {
        return counter.nodes();
    }

    /** A first guess of the value. */
    int guess(long mine, long theirs) {
        return shallow.margin(mine, theirs) & ~1;
    }

    /** @param margin pruning margin in hundredths of a disc, or {@link #EXACT} */
    int solve(long mine, long theirs, int alpha, int margin) {
        pruningMargin = margin;
        return search(mine, theirs, Long.bitCount(~(mine | theirs)), alpha);
    }

    private int search(long mine, long theirs, int empties, int alpha) {
        if (empties <= EndgameSearch.MAX_EMPTIES) {
            return endgame.solve(mine, theirs, alpha, empties);
        }
        counter.count();
        counter.charge();
        long cells = OthelloKernel.moves(mine, theirs);
        if (cells == 0) {
            return OthelloKernel.moves(theirs, mine) == 0
                    ? OthelloEngine.margin(mine, theirs)
                    : -search(theirs, mine, empties, ~alpha);
        }
        if (StableDiscs.mayBound(alpha, empties)) {
            int upper = StableDiscs.maxMargin(mine, theirs);
            if (upper <= alpha) {
                return upper;
            }
        }
        int lower = -CELLS;
        int upper = CELLS;
        int tableMove = Search.NO_MOVE;
        long hash = TranspositionTable.hash(mine, theirs);
        long proven = proofTable.get(mine, theirs, hash);
        if (proven != TranspositionTable.NONE) {
            lower = TableEntry.lower(proven);
            upper = TableEntry.upper(proven);
            tableMove = TableEntry.move(proven);
        }
        if (pruningMargin != EXACT || tableMove == Search.NO_MOVE) {
            long likely = selectiveTable.get(mine, theirs, hash);
            if (likely != TranspositionTable.NONE) {
                tableMove = TableEntry.move(likely);
                if (pruningMargin != EXACT && TableEntry.weight(likely) == pruningMargin / MARGIN_UNIT) {
                    lower = Math.max(lower, TableEntry.lower(likely));
                    upper = Math.min(upper, TableEntry.upper(likely));
                }
            }
        }
        if (lower > alpha) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        if (pruningMargin != EXACT && empties >= SELECTIVE_EMPTIES) {
            if (evaluator.evaluate(mine, theirs) > alpha * Values.POINT) {
                if (shallow.exceeds(mine, theirs, empties, alpha, pruningMargin)) {
                    return evenAbove(alpha);
                }
            } else if (shallow.fallsShort(mine, theirs, empties, alpha, pruningMargin)) {
                return evenAbove(alpha) - 2;
            }
        }
        OthelloNode node = nodes[empties];
        node.list(mine, theirs, cells, tableMove);
        int best = empties >= EVALUATED_EMPTIES ? cutByTable(node, alpha) : -CELLS;
        if (best <= alpha) {
            if (empties >= EVALUATED_EMPTIES) {
                rankByShallowSearch(node);
            }
            boolean parallel = empties >= PARALLEL_EMPTIES && isParallel();
            best = searchMoves(node, node.moves, parallel, -Values.INFINITE, alpha, alpha + 1);
        }
        store(mine, theirs, hash, empties, best > alpha ? best : lower, best > alpha ? upper : best, node.moves.best());
        return best;
    }

    private static int evenAbove(int alpha) {
        return (alpha & ~1) + 2;
    }

    /** Enhanced transposition cutoff: the value of a move proven to exceed alpha, or the least margin if there is none. */
    private int cutByTable(OthelloNode node, int alpha) {
        MoveList moves = node.moves;
        for (int i = 0; i < moves.size(); i++) {
            int cell = moves.move(i);
            long entry = proofTable.get(node.nextMine(cell), node.nextTheirs(cell));
            if (entry != TranspositionTable.NONE && -TableEntry.upper(entry) > alpha) {
                moves.setBest(cell);
                return -TableEntry.upper(entry);
            }
        }
        return -CELLS;
    }

    private void rankByShallowSearch(OthelloNode node) {
        MoveList moves = node.moves;
        for (int i = 0; i < moves.size(); i++) {
            int rank = moves.rank(i);
            if (rank != MoveList.FIRST) {
                int cell = moves.move(i);
                int value = shallow.afterMove(node.nextMine(cell), node.nextTheirs(cell), node.empties() - 1);
                moves.setRank(i, MOBILITY_WEIGHT * rank - value);
            }
        }
    }

    @Override
    protected long childHash(OthelloNode node, int cell) {
        return TranspositionTable.hash(node.nextMine(cell), node.nextTheirs(cell));
    }

    @Override
    protected int searchMove(OthelloNode node, int cell, boolean isFirst, int alpha, int beta) {
        return -search(node.nextMine(cell), node.nextTheirs(cell), node.empties() - 1, -beta);
    }

    private void store(long mine, long theirs, long hash, int empties, int lower, int upper, int cell) {
        if (pruningMargin == EXACT) {
            proofTable.put(mine, theirs, hash, TableEntry.of(empties, lower, upper, cell));
        } else {
            selectiveTable.put(mine, theirs, hash, TableEntry.of(pruningMargin / MARGIN_UNIT, lower, upper, cell));
        }
    }
}
