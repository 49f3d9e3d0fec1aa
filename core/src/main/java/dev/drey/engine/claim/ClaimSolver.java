package dev.drey.engine.claim;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.TranspositionTable;
import dev.drey.rules.Position;

/**
 * Proves positions of Adjacent Claim by principal variation search.
 *
 * <p>An extra cell never hurts: a side with additional cells can follow its strategy for the position without them, and claim
 * any cell whenever the strategy asks for one it already holds. Once both sides have a cell, it follows:
 *
 * <ul>
 *   <li>Free cells that only one side can reach may be given to it at once. They would be waiting moves, and waiting is never
 *       better than claiming.
 *   <li>The rest is contested: both sides border every part of it, so neither side passes. How it will be shared depends only
 * on the
 *       contested cells and on which of them each side borders. These are the key of the table, and the value is the side to
 *       move's share: the number of contested cells that it gets.
 *   <li>A claim that cuts the other side off from another cell is better than claiming that other cell.
 * </ul>
 */
final class ClaimSolver extends ParallelAlphaBeta<RegionNode> implements Solver {
    private static final int CELLS = 64;

    /** Minimum region for enhanced transposition cutoffs; smaller ones are searched faster than looked up. */
    private static final int CUTOFF_CELLS = 8;

    /** Minimum region for deferring moves. */
    private static final int PARALLEL_CELLS = 16;

    /** Symmetric regions share a table entry while no more than this many cells are taken. */
    private static final int MAX_TAKEN_FOR_SYMMETRY = 20;

    private final long board;
    private final TranspositionTable table;
    private final NodeCounter counter = new NodeCounter();
    private final int symmetryCells;
    private final RegionNode[] nodes = new RegionNode[CELLS + 1];
    private final RegionKey probe;

    ClaimSolver(long board, BoardSymmetries symmetries, TranspositionTable table, CurrentlySearching searching) {
        super(searching);
        this.board = board;
        this.table = table;
        this.probe = new RegionKey(symmetries);
        this.symmetryCells = Long.bitCount(board) - MAX_TAKEN_FOR_SYMMETRY;
        for (int cells = 0; cells < nodes.length; cells++) {
            nodes[cells] = new RegionNode(cells, symmetries);
        }
    }

    /** The margin is the settled margin, plus the share, minus the rest of the region: two points for each cell of the share. */
    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        counter.start(budget);
        Region region = Region.of(position, board);
        int marginOfNone = region.settled() - Long.bitCount(region.free());
        int share = share(
                region.free(),
                region.own(),
                region.other(),
                Math.floorDiv(alpha - marginOfNone, 2),
                -Math.floorDiv(marginOfNone - beta, 2));
        return marginOfNone + 2 * share;
    }

    @Override
    public int bestMove(Position position) {
        Region region = Region.of(position, board);
        if (region.free() == 0) {
            return Search.NO_MOVE;
        }
        setKey(probe, region.free(), region.own(), region.other());
        int entry = probe.get(table);
        return entry == TranspositionTable.NONE ? Search.NO_MOVE : probe.move(entry);
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    /** Number of cells of a region that the side to move gets; for the sets see {@link Region}. */
    private int share(long free, long own, long other, int alpha, int beta) {
        counter.count();
        counter.charge();
        int cells = Long.bitCount(free);
        if (cells <= 1) {
            return cells;
        }
        boolean isOpening = own == 0 || other == 0;
        RegionNode node = nodes[cells];
        RegionKey key = node.key;
        setKey(key, free, own, other);
        int lower = 0;
        int upper = cells;
        int tableMove = Search.NO_MOVE;
        int entry = key.get(table);
        if (entry != TranspositionTable.NONE) {
            lower = RegionEntry.lower(entry);
            upper = RegionEntry.upper(entry);
            tableMove = key.move(entry);
        } else if (!isOpening) {
            upper = Reachability.maxCells(free, own, other);
        }
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        if (isOpening) {
            node.listOpening(free, own, other, tableMove);
        } else {
            int proven = node.list(free, own, other, beta, tableMove);
            if (proven != RegionNode.UNDECIDED) {
                return proven;
            }
        }
        if (cells >= CUTOFF_CELLS) {
            int proven = cutByTable(node, beta);
            if (proven != RegionNode.UNDECIDED) {
                return proven;
            }
        }
        boolean parallel = cells >= PARALLEL_CELLS && isParallel();
        int best = searchMoves(node, node.moves, parallel, -1, alpha, Math.min(beta, upper));
        lower = best > alpha ? Math.max(best, lower) : lower;
        upper = best < beta ? Math.min(best, upper) : upper;
        key.put(table, lower, upper, node.moves.best());
        return best;
    }

    /** Enhanced transposition cutoff: the value of a move that is proven to reach beta, else {@link RegionNode#UNDECIDED}. */
    private int cutByTable(RegionNode node, int beta) {
        for (int i = 0; i < node.moves.size(); i++) {
            int cell = node.moves.move(i);
            setKey(probe, node.nextFree[cell], node.nextOwn[cell], node.nextOther[cell]);
            node.nextHash[cell] = probe.hash();
            int entry = probe.get(table);
            if (entry != TranspositionTable.NONE) {
                int value = node.cells - node.reserved[cell] - RegionEntry.upper(entry);
                if (value >= beta) {
                    return value;
                }
            }
        }
        return RegionNode.UNDECIDED;
    }

    @Override
    protected long childHash(RegionNode node, int cell) {
        return node.nextHash[cell];
    }

    @Override
    protected int searchMove(RegionNode node, int cell, boolean isFirst, int alpha, int beta) {
        long free = node.nextFree[cell];
        long own = node.nextOwn[cell];
        long other = node.nextOther[cell];
        int cells = node.cells - node.reserved[cell];
        if (isFirst) {
            return cells - share(free, own, other, cells - beta, cells - alpha);
        }
        int value = cells - share(free, own, other, cells - alpha - 1, cells - alpha);
        return value > alpha && value < beta ? cells - share(free, own, other, cells - beta, cells - value) : value;
    }

    private void setKey(RegionKey key, long free, long own, long other) {
        if (Long.bitCount(free) >= symmetryCells || own == 0 || other == 0) {
            key.setCanonical(free, own, other);
        } else {
            key.set(free, own, other);
        }
    }
}
