package dev.drey.engine;

import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import java.util.Arrays;

/**
 * Principal variation search to a fixed depth, for any game in which a move takes a cell. Moves are ordered by the table's move,
 * a killer, and the evaluation after the move or, near the leaves, the history heuristic.
 *
 * <p>One class for several games costs no speed while a program searches one of them: the virtual machine then inlines its rules.
 */
public final class PlacementSearch extends ParallelAlphaBeta<PlacementSearch.Node> implements Search {
    /** More than any number of plies left; a table entry keeps the depth in a byte. */
    private static final int MAX_DEPTH = 130;

    private static final int CELLS = 64;

    /** Minimum depth at which moves may be deferred. */
    private static final int PARALLEL_DEPTH = 4;

    /** Minimum depth at which moves are ordered by evaluation. */
    private static final int EVALUATED_DEPTH = 3;

    private final PlacementRules rules;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final NodeCounter counter = new NodeCounter();
    private final Node[] nodes = new Node[MAX_DEPTH];
    private final int[] killers = new int[MAX_DEPTH];
    private final int[] history = new int[CELLS];

    /** A position whose moves are being searched. There is at most one of each depth, as a pass has no moves to search. */
    static final class Node {
        private final int depth;
        private final MoveList moves = new MoveList(CELLS);
        private long mine;
        private long theirs;

        Node(int depth) {
            this.depth = depth;
        }
    }

    /**
     * Creates a search for one thread.
     *
     * @param rules the rules of the game
     * @param evaluator the static evaluation of the game
     * @param table the table shared by all searches of an engine, with keys of two longs
     * @param searching the positions being searched, shared in the same way
     */
    public PlacementSearch(
            PlacementRules rules, Evaluator evaluator, TranspositionTable table, CurrentlySearching searching) {
        super(searching);
        this.rules = rules;
        this.evaluator = evaluator;
        this.table = table;
        Arrays.setAll(nodes, Node::new);
    }

    @Override
    public int value(Position position, int depth, int alpha, int beta, Budget budget) {
        PlacementPosition board = (PlacementPosition) position;
        counter.start(budget);
        Arrays.fill(killers, NO_MOVE);
        Arrays.fill(history, 0);
        return search(board.mine(), board.theirs(), Math.min(depth, MAX_DEPTH - 1), alpha, beta);
    }

    @Override
    public int bestMove(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long entry = table.get(board.mine(), board.theirs());
        return entry == TranspositionTable.NONE ? NO_MOVE : TableEntry.move(entry);
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    /** A pass takes no depth, as it decides nothing. */
    private int search(long mine, long theirs, int depth, int alpha, int beta) {
        counter.count();
        counter.charge();
        long cells = rules.moves(mine, theirs);
        if (cells == 0) {
            return rules.isOver(mine, theirs)
                    ? rules.finalMargin(mine, theirs) * Values.POINT
                    : -search(theirs, mine, depth, -beta, -alpha);
        }
        if (depth == 0) {
            return evaluator.evaluate(mine, theirs);
        }
        int lower = -Values.INFINITE;
        int upper = Values.INFINITE;
        int tableMove = NO_MOVE;
        long hash = TranspositionTable.hash(mine, theirs);
        long entry = table.get(mine, theirs, hash);
        if (entry != TranspositionTable.NONE) {
            tableMove = TableEntry.move(entry);
            if (TableEntry.weight(entry) == depth) {
                lower = TableEntry.lower(entry);
                upper = TableEntry.upper(entry);
                if (lower >= beta || lower == upper) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
            }
        }
        Node node = nodes[depth];
        list(node, mine, theirs, cells, tableMove);
        boolean parallel = depth >= PARALLEL_DEPTH && isParallel();
        int best = searchMoves(node, node.moves, parallel, -Values.INFINITE, alpha, beta);
        int bestCell = node.moves.best();
        if (best >= beta) {
            killers[depth] = bestCell;
            history[bestCell] += depth * depth;
        }
        lower = best > alpha ? best : lower;
        upper = best < beta ? best : upper;
        table.put(mine, theirs, hash, TableEntry.of(depth, lower, upper, bestCell));
        return best;
    }

    @Override
    protected long childHash(Node node, int cell) {
        long captured = rules.captured(node.mine, node.theirs, cell);
        return TranspositionTable.hash(node.theirs ^ captured, node.mine | captured | 1L << cell);
    }

    @Override
    protected int searchMove(Node node, int cell, boolean isFirst, int alpha, int beta) {
        long captured = rules.captured(node.mine, node.theirs, cell);
        long mine = node.theirs ^ captured;
        long theirs = node.mine | captured | 1L << cell;
        int depth = node.depth - 1;
        if (isFirst) {
            return -search(mine, theirs, depth, -beta, -alpha);
        }
        int value = -search(mine, theirs, depth, -alpha - 1, -alpha);
        return value > alpha && value < beta ? -search(mine, theirs, depth, -beta, -value) : value;
    }

    private void list(Node node, long mine, long theirs, long cells, int tableMove) {
        node.mine = mine;
        node.theirs = theirs;
        node.moves.clear();
        int killer = killers[node.depth];
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int rank = cell == tableMove
                    ? MoveList.FIRST
                    : cell == killer ? MoveList.FIRST - 1 : rank(mine, theirs, cell, node.depth);
            node.moves.add(cell, rank);
        }
    }

    private int rank(long mine, long theirs, int cell, int depth) {
        if (depth < EVALUATED_DEPTH) {
            return history[cell];
        }
        long captured = rules.captured(mine, theirs, cell);
        return -evaluator.evaluate(theirs ^ captured, mine | captured | 1L << cell);
    }
}
