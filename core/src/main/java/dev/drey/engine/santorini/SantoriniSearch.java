package dev.drey.engine.santorini;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.ParallelAlphaBeta;
import dev.drey.engine.Search;
import dev.drey.engine.TableEntry;
import dev.drey.engine.TranspositionTable;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.Arrays;

/**
 * Full-width principal variation search. The moves that it leaves out lose at once, because they leave or give the opponent a step
 * onto level 3. So a decided value is proven, and an undecided one proves that neither side can force the end within the depth.
 *
 * <p>A threatened side has hardly a choice, so its answers take no depth. Within a search, decided values count plies from the
 * root; in the table, from the position that they belong to.
 */
final class SantoriniSearch extends ParallelAlphaBeta<SantoriniNode> implements Search {
    /** More than the length of any game: every move but the last places a tile, and a cell takes four. */
    private static final int MAX_PLIES = 4 * SantoriniKernel.CELLS + 4;

    /** Minimum depth for deferring moves. */
    private static final int PARALLEL_DEPTH = 3;

    private final StepTargets[] targets;
    private final boolean samePieces;
    private final SantoriniEvaluator evaluator;
    private final TranspositionTable table;
    private final NodeCounter counter = new NodeCounter();
    private final SantoriniMoveOrdering ordering = new SantoriniMoveOrdering(MAX_PLIES);
    private final ThreatSearch threatSearch;
    private final SantoriniNode[] nodes = new SantoriniNode[MAX_PLIES + 1];
    private final SantoriniBoard lookupBoard = new SantoriniBoard();

    SantoriniSearch(
            Santorini game, SantoriniEvaluator evaluator, TranspositionTable table, CurrentlySearching searching) {
        super(searching);
        this.targets = new StepTargets[] {
            new StepTargets(game.type(Side.FIRST).diagonal()),
            new StepTargets(game.type(Side.SECOND).diagonal())
        };
        this.threatSearch = new ThreatSearch(targets);
        this.samePieces = game.first() == game.second();
        this.evaluator = evaluator;
        this.table = table;
        Arrays.setAll(nodes, SantoriniNode::new);
    }

    @Override
    public int value(Position position, int depth, int alpha, int beta, Budget budget) {
        counter.start(budget);
        if (position.isOver()) {
            return Values.lossIn(0);
        }
        nodes[0].board.set((SantoriniPosition) position);
        return search(nodes[0], Math.min(depth, MAX_PLIES - 2), alpha, beta);
    }

    @Override
    public int fullWidthPlies(int depth) {
        return depth;
    }

    @Override
    public int bestMove(Position position) {
        if (position.isOver()) {
            return NO_MOVE;
        }
        SantoriniBoard board = lookupBoard;
        board.set((SantoriniPosition) position);
        for (int rest = board.mine & board.level2; rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            int to = targets[board.side].from(from) & board.summits();
            if (to != 0) {
                return SantoriniKernel.code(from, Integer.numberOfTrailingZeros(to), SantoriniKernel.NO_BUILD);
            }
        }
        long entry = table.get(board.firstKey(), board.secondKey(keySide(board)));
        return entry == TranspositionTable.NONE ? NO_MOVE : TableEntry.move(entry);
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    private int keySide(SantoriniBoard board) {
        return samePieces ? 0 : board.side;
    }

    /** Searches a node whose board is set and where no side has won; the side to move may be stuck. */
    private int search(SantoriniNode node, int plies, int alpha, int beta) {
        counter.count();
        counter.charge();
        SantoriniBoard board = node.board;
        int ply = node.ply;
        int summits = board.summits();
        if (summits != 0 && (targets[board.side].fromAny(board.mine & board.level2) & summits) != 0) {
            return Values.winIn(ply + 1);
        }
        int theirTargets = targets[board.side ^ 1].fromAny(board.theirs & board.level2);
        int threats = theirTargets & summits;
        int safe = threats == 0
                ? ~(theirTargets & board.level2 & ~board.level3)
                : (threats & threats - 1) == 0 ? threats : 0;
        // Only a shorter win can beat a win that is known already, so fewer plies suffice.
        int depth =
                alpha < Values.winIn(MAX_PLIES) ? plies : Math.min(plies, Math.max(0, Values.plies(alpha) - ply - 1));
        // A search of reduced depth says nothing about values that are no such win.
        int floor = depth < plies ? alpha : -Values.INFINITE;
        if (safe == 0 || depth == 0 && threats == 0) {
            return Math.max(floor, leafValue(node, safe));
        }

        long firstKey = board.firstKey();
        long secondKey = board.secondKey(keySide(board));
        long hash = TranspositionTable.hash(firstKey, secondKey);
        long entry = table.get(firstKey, secondKey, hash);
        int lower = -Values.INFINITE;
        int upper = Values.INFINITE;
        int tableMove = NO_MOVE;
        if (entry != TranspositionTable.NONE) {
            tableMove = TableEntry.move(entry);
            boolean isDeepEnough = TableEntry.weight(entry) >= depth;
            if (isDeepEnough || TableEntry.lower(entry) >= Values.winIn(MAX_PLIES)) {
                lower = fromNode(TableEntry.lower(entry), ply);
            }
            if (isDeepEnough || TableEntry.upper(entry) <= Values.lossIn(MAX_PLIES)) {
                upper = fromNode(TableEntry.upper(entry), ply);
            }
            if (lower >= beta) {
                return lower;
            }
            if (upper <= alpha || lower == upper) {
                return Math.max(floor, upper);
            }
        }

        ordering.list(node, targets[board.side], safe, tableMove);
        if (node.moves.size() == 0) {
            return Math.max(floor, node.isStuck ? Values.lossIn(ply) : Values.lossIn(ply + 2));
        }
        node.moves.setBest(tableMove);
        node.childDepth = threats != 0 ? depth : depth - 1;
        int best = searchMoves(node, lower, depth, alpha, beta);
        int bestMove = node.moves.best();
        if (best <= alpha && (lower != -Values.INFINITE || best > Values.lossIn(MAX_PLIES))) {
            // None of the moves that fail low is known to be best; the table's move reaches the lower bound.
            bestMove = tableMove;
        }
        int newLower = best > alpha ? toNode(best, ply) : lower == -Values.INFINITE ? lower : toNode(lower, ply);
        int newUpper = best < beta ? toNode(best, ply) : upper == Values.INFINITE ? upper : toNode(upper, ply);
        table.put(firstKey, secondKey, hash, TableEntry.of(depth, newLower, newUpper, bestMove));
        return Math.max(floor, best);
    }

    /**
     * Searches the listed moves.
     *
     * @param lower a lower bound of the value, which the table's move reaches
     */
    private int searchMoves(SantoriniNode node, int lower, int depth, int alpha, int beta) {
        int known = lower;
        if (node.doubleThreat != NO_MOVE && known < Values.winIn(node.ply + 3)) {
            known = Values.winIn(node.ply + 3);
            node.moves.setBest(node.doubleThreat);
        }
        boolean parallel = depth >= PARALLEL_DEPTH && isParallel();
        int best = searchMoves(node, node.moves, parallel, known, alpha, beta);
        if (best >= beta && best > known) {
            ordering.addCutoff(node.ply, node.board.side, node.moves.best(), depth);
        }
        return best;
    }

    @Override
    protected long childHash(SantoriniNode node, int move) {
        SantoriniBoard next = nodes[node.ply + 1].board;
        next.setAfter(node.board, move);
        return TranspositionTable.hash(next.firstKey(), next.secondKey(keySide(next)));
    }

    @Override
    protected int searchMove(SantoriniNode node, int move, boolean isFirst, int alpha, int beta) {
        SantoriniNode child = nodes[node.ply + 1];
        child.board.setAfter(node.board, move);
        if (isFirst) {
            return -search(child, node.childDepth, -beta, -alpha);
        }
        int value = -search(child, node.childDepth, -alpha - 1, -alpha);
        return value > alpha && value < beta ? -search(child, node.childDepth, -beta, -alpha) : value;
    }

    /** The value where no depth is left, or where no tile can stop the threats. */
    private int leafValue(SantoriniNode node, int safe) {
        SantoriniBoard board = node.board;
        int taken = board.taken();
        boolean isStuck = true;
        for (int pieces = board.mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = targets[board.side].from(from) & ~(taken | board.tooHighFrom(from));
            for (; steps != 0; steps &= steps - 1) {
                isStuck = false;
                int to = Integer.numberOfTrailingZeros(steps);
                if ((SantoriniKernel.around(to) & ~(taken & ~(1 << from)) & safe) != 0) {
                    int win = threatSearch.winningPlies(board);
                    return win != ThreatSearch.NONE ? Values.winIn(node.ply + win) : evaluator.evaluate(board);
                }
            }
        }
        return isStuck ? Values.lossIn(node.ply) : Values.lossIn(node.ply + 2);
    }

    private static int toNode(int value, int ply) {
        return value >= Values.winIn(MAX_PLIES) ? value + ply : value <= Values.lossIn(MAX_PLIES) ? value - ply : value;
    }

    private static int fromNode(int value, int ply) {
        return Math.abs(value) == Values.INFINITE
                ? value
                : value >= Values.winIn(MAX_PLIES)
                        ? value - ply
                        : value <= Values.lossIn(MAX_PLIES) ? value + ply : value;
    }
}
