package dev.drey.engine.shellos;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.TableEntry;
import dev.drey.engine.TranspositionTable;
import dev.drey.engine.Values;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import java.util.Arrays;

/**
 * Principal variation search to the end of the game. Every game fills the board, so margins are even; internally a value is half
 * the margin: the final number of discs of the side to move minus {@link #EVEN}.
 *
 * <p>Table entries do not depend on settled discs (see {@link UnsettledDiscs}): these are not part of the key, and stored bounds
 * count only the other cells.
 */
final class ShellosSolver extends ParallelAlphaBeta<ShellosNode> implements Solver {
    /** Number of discs of each side in a draw. */
    static final int EVEN = 32;

    private static final int CELLS = 64;

    /** Minimum number of empty cells for using the table; searching fewer again is faster than reading memory. */
    private static final int TABLE_EMPTIES = 6;

    /** Minimum number of empty cells for enhanced transposition cutoffs. */
    private static final int CUTOFF_EMPTIES = 8;

    /** Minimum number of empty cells for deferring moves. */
    private static final int PARALLEL_EMPTIES = 9;

    /** Half-width of the aspiration window. */
    private static final int ASPIRATION = 4;

    private final TranspositionTable table;
    private final NodeCounter counter = new NodeCounter();
    private final LastFiveEmpties lastEmpties = new LastFiveEmpties(counter);
    private final ShellosNode[] nodes = new ShellosNode[CELLS];

    ShellosSolver(TranspositionTable table, CurrentlySearching searching) {
        super(searching);
        this.table = table;
        Arrays.setAll(nodes, ShellosNode::new);
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        PlacementPosition board = (PlacementPosition) position;
        long mine = board.mine();
        long theirs = board.theirs();
        counter.start(budget);
        int empties = CELLS - Long.bitCount(mine | theirs);
        if (empties == 0) {
            return 2 * (Long.bitCount(mine) - EVEN);
        }
        return 2 * aspirate(mine, theirs, empties, alpha >> 1, beta + 1 >> 1);
    }

    /** Searches a window around an estimate first and moves it to the side where the value turns out to be. */
    private int aspirate(long mine, long theirs, int empties, int alpha, int beta) {
        int estimate = Math.round(ShellosEvaluator.estimateAfterReply(mine, theirs) / (2f * Values.POINT));
        int low = Math.max(alpha, Math.min(estimate, beta) - ASPIRATION);
        int high = Math.min(beta, Math.max(estimate, alpha) + ASPIRATION);
        while (true) {
            int value = search(mine, theirs, empties, low, high);
            if (value <= low && low > alpha) {
                high = value + 1;
                low = Math.max(alpha, value - ASPIRATION);
            } else if (value >= high && high < beta) {
                low = value - 1;
                high = Math.min(beta, value + ASPIRATION);
            } else {
                return value;
            }
        }
    }

    @Override
    public int bestMove(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long empty = ~(board.mine() | board.theirs());
        long entry = table.get(empty, board.mine() & UnsettledDiscs.cells(empty));
        return entry == TranspositionTable.NONE ? Search.NO_MOVE : TableEntry.move(entry);
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    private int search(long mine, long theirs, int empties, int alpha, int beta) {
        counter.count();
        counter.charge();
        long empty = ~(mine | theirs);
        long unsettled = UnsettledDiscs.cells(empty);
        int settled = Long.bitCount(mine & ~unsettled) - EVEN;
        int lower = settled;
        int upper = EVEN - Long.bitCount(theirs & ~unsettled);
        long key = mine & unsettled;
        long hash = TranspositionTable.hash(empty, key);
        long entry = table.get(empty, key, hash);
        int tableMove = Search.NO_MOVE;
        if (entry != TranspositionTable.NONE) {
            lower = TableEntry.lower(entry) + settled;
            upper = TableEntry.upper(entry) + settled;
            tableMove = TableEntry.move(entry);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        ShellosNode node = nodes[empties];
        node.list(mine, theirs, tableMove, counter);
        if (empties >= CUTOFF_EMPTIES) {
            int bound = cutByTable(node, empty, beta);
            if (bound >= beta) {
                return bound;
            }
        }
        int floor = Math.max(alpha, lower);
        int ceiling = Math.min(beta, upper);
        boolean parallel = empties >= PARALLEL_EMPTIES && isParallel();
        int best = Math.max(lower, searchMoves(node, node.moves, parallel, -CELLS, floor, ceiling));
        if (best < ceiling) {
            upper = best;
        }
        if (best > alpha) {
            lower = best;
        }
        table.put(empty, key, hash, TableEntry.of(empties, lower - settled, upper - settled, node.moves.best()));
        return best;
    }

    /** Enhanced transposition cutoff: the highest lower bound of the moves in the table, or the first that reaches beta. */
    private int cutByTable(ShellosNode node, long empty, int beta) {
        MoveList moves = node.moves;
        int best = -CELLS;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            int cell = moves.move(i);
            long nextMine = node.nextMine(cell);
            long nextEmpty = empty ^ 1L << cell;
            long unsettled = UnsettledDiscs.cells(nextEmpty);
            long entry = table.get(nextEmpty, nextMine & unsettled);
            if (entry != TranspositionTable.NONE) {
                best = Math.max(best, EVEN - TableEntry.upper(entry) - Long.bitCount(nextMine & ~unsettled));
            }
        }
        return best;
    }

    @Override
    protected long childHash(ShellosNode node, int cell) {
        return TranspositionTable.hash(node.nextMine(cell), node.nextTheirs(cell));
    }

    @Override
    protected int searchMove(ShellosNode node, int cell, boolean isFirst, int alpha, int beta) {
        long mine = node.nextMine(cell);
        long theirs = node.nextTheirs(cell);
        int empties = node.empties() - 1;
        if (isFirst || beta <= alpha + 1) {
            return -searchNext(mine, theirs, empties, -beta, -alpha);
        }
        int value = -searchNext(mine, theirs, empties, -alpha - 1, -alpha);
        return value <= alpha || value >= beta ? value : -searchNext(mine, theirs, empties, -beta, -value);
    }

    private int searchNext(long mine, long theirs, int empties, int alpha, int beta) {
        return empties < TABLE_EMPTIES
                ? lastEmpties.solve(mine, theirs, empties, alpha, beta)
                : search(mine, theirs, empties, alpha, beta);
    }
}
