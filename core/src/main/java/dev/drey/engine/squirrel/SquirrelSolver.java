package dev.drey.engine.squirrel;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;

/**
 * Principal variation search to the end of the game. Before it searches any move it looks up the likeliest one, and then all
 * others together, so that it waits for memory once and not once per move (enhanced transposition cutoffs).
 *
 * <p>Table entries hold values without the settled margin.
 */
final class SquirrelSolver extends ParallelAlphaBeta<SquirrelNode> implements Solver {
    /** Minimum number of empty cells for using the table; searching fewer again is faster than reading memory. */
    private static final int TABLE_EMPTIES = SquirrelEndgame.MAX_EMPTIES + 1;

    /** Minimum number of empty cells at which bounds by sure gains are too weak to be worth computing. */
    private static final int UNBOUNDED_EMPTIES = 10;

    /** Minimum number of empty cells at which ordering moves by the best reply pays off. */
    private static final int REPLY_EMPTIES = 10;

    /** Minimum number of empty cells for deferring moves. */
    private static final int PARALLEL_EMPTIES = 10;

    private final NutSums sums;
    private final CompactTable table;
    private final NodeCounter counter = new NodeCounter();
    private final SquirrelMoveOrdering ordering;
    private final SquirrelEndgame endgame;
    private final SquirrelNode[] nodes = new SquirrelNode[SquirrelKernel.CELLS + 1];

    /** Keys of the positions that are looked up together, by index of the move: side by side, unlike those of the node. */
    private final long[] keysToPrefetch = new long[SquirrelKernel.CELLS];

    /** Keeps the compiler from removing prefetches. */
    @SuppressWarnings("unused")
    private long prefetched;

    SquirrelSolver(NutSums sums, CompactTable table, CurrentlySearching searching) {
        super(searching);
        this.sums = sums;
        this.table = table;
        this.ordering = new SquirrelMoveOrdering(sums);
        this.endgame = new SquirrelEndgame(sums, ordering, counter);
        for (int empties = 0; empties < nodes.length; empties++) {
            nodes[empties] = new SquirrelNode(empties, sums);
        }
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        SquirrelPosition board = (SquirrelPosition) position;
        counter.start(budget);
        if (budget.isSpent()) {
            budget.spend();
        }
        return solve((int) board.mine(), (int) board.theirs(), alpha, beta);
    }

    private int solve(int mine, int theirs, int alpha, int beta) {
        int margin = sums.of(mine) - sums.of(theirs);
        int empties = Integer.bitCount(CanonicalPosition.empty(mine, theirs));
        if (empties < TABLE_EMPTIES) {
            counter.count();
            return endgame.solve(mine, theirs, empties, margin, alpha, beta);
        }
        SquirrelNode node = nodes[empties];
        node.set(mine, theirs, margin);
        node.key = CompactTable.mix(CanonicalPosition.key(mine, theirs));
        node.entry = table.get(node.key);
        if (node.entry != CompactTable.NONE) {
            int lower = node.settled + CompactTable.lower(node.entry);
            int upper = node.settled + CompactTable.upper(node.entry);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        return search(node, alpha, beta);
    }

    @Override
    public int bestMove(Position position) {
        SquirrelPosition board = (SquirrelPosition) position;
        int mine = (int) board.mine();
        int theirs = (int) board.theirs();
        if (Long.bitCount(board.legalCells()) >= TABLE_EMPTIES) {
            long entry = table.get(CompactTable.mix(CanonicalPosition.key(mine, theirs)));
            return entry == CompactTable.NONE ? Search.NO_MOVE : CompactTable.move(entry);
        }
        int best = SquirrelNode.NO_VALUE;
        int bestCell = Search.NO_MOVE;
        for (int rest = CanonicalPosition.empty(mine, theirs); rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int conquered = CanonicalPosition.conquered(mine, theirs, cell);
            int value = -solve(theirs & ~conquered, mine | conquered | 1 << cell, SquirrelNode.NO_VALUE, -best);
            if (value > best) {
                best = value;
                bestCell = cell;
            }
        }
        return bestCell;
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    /** Searches a node whose position, key and entry are set; the entry does not decide it. */
    private int search(SquirrelNode node, int alpha, int beta) {
        counter.count();
        counter.charge();
        int settled = node.settled;
        int tableMove = Search.NO_MOVE;
        // The stored move reaches the stored lower bound, so that an exact value always comes with a move.
        int reached = CompactTable.MIN_BOUND;
        int upper = settled + CompactTable.MAX_BOUND;
        if (node.entry != CompactTable.NONE) {
            tableMove = CompactTable.move(node.entry);
            if (node.empties > TABLE_EMPTIES) {
                // It is looked up first; meanwhile the moves are listed.
                prefetched = table.prefetch(node.childKey(tableMove));
            }
            reached = CompactTable.lower(node.entry);
            upper = settled + CompactTable.upper(node.entry);
        }
        if (node.empties < UNBOUNDED_EMPTIES) {
            ordering.listAndBound(node, tableMove);
            if (node.lower >= beta) {
                return node.lower;
            }
            upper = Math.min(upper, node.upper);
            if (upper <= alpha) {
                return upper;
            }
        } else {
            ordering.list(node, tableMove);
        }
        int best = node.empties == TABLE_EMPTIES
                ? endgame.searchMoves(node, alpha, beta)
                : searchAfterLookup(node, alpha, beta);
        int move = node.moves.best();
        if (best > alpha) {
            reached = best - settled;
        } else if (reached != CompactTable.MIN_BOUND) {
            move = tableMove;
        }
        table.put(node.key, reached, (best < beta ? Math.min(upper, best) : upper) - settled, move);
        return best;
    }

    private int searchAfterLookup(SquirrelNode node, int alpha, int beta) {
        MoveList moves = node.moves;
        int likeliest = moves.select(0);
        node.childKeys[likeliest] = node.childKey(likeliest);
        int known = node.lookUp(likeliest, table);
        if (known >= beta) {
            moves.setBest(likeliest);
            return known;
        }
        int first = 1;
        if (node.empties >= REPLY_EMPTIES) {
            ordering.rankByReplies(node);
            first = 0;
        }
        known = lookUp(node, first, beta);
        if (known >= beta) {
            return known;
        }
        node.parallel = node.empties >= PARALLEL_EMPTIES && isParallel();
        return searchMoves(node, moves, node.parallel, SquirrelNode.NO_VALUE, alpha, beta);
    }

    /**
     * Looks up the positions after the moves from an index on, best first.
     *
     * @return the value of a move that is known to reach beta, or less than any value
     */
    private int lookUp(SquirrelNode node, int from, int beta) {
        MoveList moves = node.moves;
        int size = moves.size();
        for (int i = from; i < size; i++) {
            int cell = moves.move(i);
            node.childKeys[cell] = keysToPrefetch[i] = node.childKey(cell);
        }
        prefetched = table.prefetch(keysToPrefetch, from, size);
        for (int i = from; i < size; i++) {
            int cell = moves.select(i);
            int lower = node.lookUp(cell, table);
            if (lower >= beta) {
                moves.setBest(cell);
                return lower;
            }
        }
        return SquirrelNode.NO_VALUE;
    }

    @Override
    protected long childHash(SquirrelNode node, int cell) {
        return node.childKeys[cell];
    }

    @Override
    protected int searchMove(SquirrelNode node, int cell, boolean isFirst, int alpha, int beta) {
        if (isFirst) {
            return searchChild(node, cell, alpha, beta);
        }
        if (node.parallel) {
            // Another thread may have stored its result by now.
            node.lookUp(cell, table);
        }
        int value = searchChild(node, cell, alpha, alpha + 1);
        if (value <= alpha || value >= beta) {
            return value;
        }
        node.lookUp(cell, table);
        return searchChild(node, cell, value, beta);
    }

    private int searchChild(SquirrelNode node, int cell, int alpha, int beta) {
        long entry = node.childEntry(cell);
        if (entry != CompactTable.NONE) {
            int lower = node.childLower(cell);
            int upper = node.childUpper(cell);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        SquirrelNode child = nodes[node.empties - 1];
        child.set(node.nextMine(cell), node.nextTheirs(cell), node.nextMargin(cell));
        child.key = node.childKeys[cell];
        child.entry = entry;
        return -search(child, -beta, -alpha);
    }
}
