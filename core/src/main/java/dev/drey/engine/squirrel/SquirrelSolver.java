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
 * Proves values by null-window searches: each proves that a value is at least a bound, or less. Positions with few empty cells are in
 * an {@link ExactTable}; of all others, a {@link DominanceTable} keeps the proven bounds.
 */
final class SquirrelSolver extends ParallelAlphaBeta<SquirrelNode> implements Solver {
    /** Steps in which bounds approach a value. Values of neighbouring moves often differ by less. */
    private static final int STEP = 12;

    private static final int EXACT_EMPTIES = ExactTable.MAX_EMPTIES;

    /**
     * Minimum number of empty cells from which on ordering moves by replies and stored moves pays off, as does sharing the
     * moves of a node between threads. With fewer empty cells, bounds by sure gains are worth their time instead.
     */
    private static final int MIN_DEEP_EMPTIES = 10;

    private final NutSums sums;
    private final ExactTable exact;
    private final DominanceTable bounds;
    private final MoveHints hints;
    private final RegionBounds regions;
    private final NodeCounter counter = new NodeCounter();
    private final ExactTable.Reader reader;
    private final SquirrelMoveOrdering ordering;
    private final SelectiveSearch selective;
    private final SquirrelNode[] nodes;

    SquirrelSolver(ProofTables tables, CurrentlySearching searching) {
        super(searching);
        this.sums = tables.sums();
        this.exact = tables.exact();
        this.bounds = tables.bounds();
        this.hints = tables.hints();
        this.reader = exact.reader(counter);
        this.regions = new RegionBounds(reader);
        this.ordering = new SquirrelMoveOrdering(sums);
        this.nodes = SquirrelNode.newNodes(sums, tables.symmetries());
        this.selective = new SelectiveSearch(this, tables, counter, searching);
    }

    @Override
    public int windowStep() {
        return STEP;
    }

    @Override
    public int estimateRounds(Position position) {
        return SelectiveSearch.rounds(Long.bitCount(((SquirrelPosition) position).legalCells()));
    }

    @Override
    public int estimate(Position position, int round, int guess, Budget budget) {
        counter.start(budget);
        SquirrelPosition board = (SquirrelPosition) position;
        return selective.estimate((int) board.mine(), (int) board.theirs(), round, guess);
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        if (budget.isSpent()) {
            budget.spend();
        }
        counter.start(budget);
        int mine = (int) ((SquirrelPosition) position).mine();
        int theirs = (int) ((SquirrelPosition) position).theirs();
        int next = sums.of(mine) - sums.of(theirs);
        int lower = alpha;
        int upper = beta;
        while (true) {
            int bound = Math.max(lower + 1, Math.min(upper, next));
            int value = test(mine, theirs, bound);
            // Every final margin is odd if the sum of all nuts is odd, else even.
            int parity = value + sums.of(CanonicalPosition.BOARD) & 1;
            value = value >= bound ? value + parity : value - parity;
            if (value <= alpha || value >= beta) {
                return value;
            }
            if (value >= bound) {
                lower = value;
                next = value + STEP;
            } else {
                upper = value;
                next = value - STEP;
            }
            if (lower == upper) {
                return value;
            }
        }
    }

    /** A lower bound of the value if it is at least {@code beta}, else an upper bound less than {@code beta}. */
    int test(int mine, int theirs, int beta) {
        int margin = sums.of(mine) - sums.of(theirs);
        int empty = CanonicalPosition.empty(mine, theirs);
        int empties = Integer.bitCount(empty);
        if (empties <= EXACT_EMPTIES) {
            return reader.value(mine, theirs, empty, empties, margin);
        }
        SquirrelNode node = nodes[empties];
        node.set(mine, theirs, margin);
        int known = bounds.bound(node, beta, true);
        return known == DominanceTable.NONE ? search(node, beta) : known;
    }

    private int search(SquirrelNode node, int beta) {
        counter.count();
        counter.charge();
        int empties = node.empties;
        boolean isDeep = empties >= MIN_DEEP_EMPTIES;
        long hash = hash(node);
        if (!isDeep) {
            ordering.listAndBound(node);
            if (node.lower >= beta) {
                return node.lower;
            }
            if (node.upper < beta) {
                return node.upper;
            }
        }
        int bound = regions.bound(node);
        if (bound != DominanceTable.NONE && (RegionBounds.isLower(node) ? bound >= beta : bound < beta)) {
            return bound;
        }
        int best = empties == EXACT_EMPTIES + 1 ? searchExact(node, beta) : searchBounds(node, beta, isDeep, hash);
        bounds.store(node, best, beta);
        if (best >= beta && isDeep) {
            hints.put(hash, node.moves.best());
        }
        return best;
    }

    /** Searches moves whose positions are in the exact table. */
    private int searchExact(SquirrelNode node, int beta) {
        int read = 0;
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            read ^= exact.prefetchBlock(node.empty & ~(rest & -rest), EXACT_EMPTIES);
        }
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            node.setChild(cell);
            node.places[cell] =
                    exact.place(node.childMine[cell], node.childTheirs[cell], node.empty & ~(1 << cell), EXACT_EMPTIES);
        }
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            read ^= exact.prefetch(node.places[Integer.numberOfTrailingZeros(rest)]);
        }
        node.read = read;
        MoveList moves = node.moves;
        int best = SquirrelNode.NO_VALUE;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            int cell = moves.select(i);
            best = Math.max(
                    best,
                    -reader.value(
                            node.places[cell],
                            node.childMine[cell],
                            node.childTheirs[cell],
                            node.empty & ~(1 << cell),
                            EXACT_EMPTIES,
                            node.childMargin[cell]));
        }
        return best;
    }

    /** Searches other moves. A stored bound of any of them may make a search unnecessary (enhanced transposition cutoff). */
    private int searchBounds(SquirrelNode node, int beta, boolean isDeep, long hash) {
        if (isDeep) {
            ordering.listByReplies(node);
        }
        // All these entries are far apart in memory, so they are read together and used only afterwards.
        int entry = isDeep ? hints.entry(hash) : 0;
        int read = 0;
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            read ^= bounds.prefetch(node.empty & ~(rest & -rest));
        }
        node.read = read;
        for (int rest = node.empty; rest != 0; rest &= rest - 1) {
            node.setChild(Integer.numberOfTrailingZeros(rest));
        }
        MoveList moves = node.moves;
        int hint = MoveHints.move(entry, hash) & node.empty;
        if (hint != 0) {
            moves.promote(Integer.numberOfTrailingZeros(hint));
        }
        for (int i = 0; i < moves.size(); i++) {
            int cell = moves.select(i);
            int value = findUpper(node, cell, beta);
            if (value != DominanceTable.NONE) {
                moves.setBest(cell);
                return value;
            }
        }
        node.parallel = isDeep && isParallel();
        return searchMoves(node, moves, node.parallel, SquirrelNode.NO_VALUE, beta - 1, beta);
    }

    /** A lower bound of the value of a move that reaches {@code beta}: a stored upper bound of the position after it. */
    private int findUpper(SquirrelNode node, int cell, int beta) {
        int empty = node.childEmpty(cell);
        int bucket = bounds.find(empty);
        if (bucket == DominanceTable.NONE) {
            return DominanceTable.NONE;
        }
        int touched = CanonicalPosition.neighbours(empty) & ~empty;
        int mine = node.childMine[cell];
        int theirs = node.childTheirs[cell];
        int untouchedMargin = node.childMargin[cell] - sums.of(mine & touched) + sums.of(theirs & touched);
        int owned = RowCompress.compress(CanonicalPosition.owned(theirs, mine, empty, touched), touched);
        int upper = bounds.probe(bucket, empty, DominanceTable.UPPER, owned, beta + untouchedMargin);
        return upper == DominanceTable.NONE ? upper : upper - untouchedMargin;
    }

    @Override
    protected long childHash(SquirrelNode node, int cell) {
        return hash(node.childEmpty(cell), node.childMine[cell]) | 1;
    }

    static long hash(SquirrelNode node) {
        return hash(node.empty, node.mine & node.touched);
    }

    static long hash(int empty, int mine) {
        return ((long) empty << SquirrelKernel.CELLS | mine) * 0x9E3779B97F4A7C15L;
    }

    @Override
    protected int searchMove(SquirrelNode node, int cell, boolean isFirst, int alpha, int beta) {
        SquirrelNode child = nodes[node.empties - 1];
        child.set(node.childMine[cell], node.childTheirs[cell], node.childMargin[cell]);
        // Upper bounds were looked up before the first move; since then only another thread can have found one.
        int known = bounds.bound(child, 1 - beta, node.parallel);
        return -(known == DominanceTable.NONE ? search(child, 1 - beta) : known);
    }

    /** The move after which the opponent's proven upper bound is least. */
    @Override
    public int bestMove(Position position) {
        int mine = (int) ((SquirrelPosition) position).mine();
        int theirs = (int) ((SquirrelPosition) position).theirs();
        int empty = CanonicalPosition.empty(mine, theirs);
        int empties = Integer.bitCount(empty);
        if (empties == 0) {
            return Search.NO_MOVE;
        }
        SquirrelNode node = nodes[empties];
        node.set(mine, theirs, sums.of(mine) - sums.of(theirs));
        int best = Search.NO_MOVE;
        int bestValue = SquirrelNode.NO_VALUE;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            node.setChild(cell);
            int value = empties <= EXACT_EMPTIES + 1
                    ? -reader.value(
                            node.childMine[cell],
                            node.childTheirs[cell],
                            empty & ~(1 << cell),
                            empties - 1,
                            node.childMargin[cell])
                    : findUpper(node, cell, SquirrelNode.NO_VALUE);
            if (value > bestValue) {
                best = cell;
                bestValue = value;
            }
        }
        return best;
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }
}
