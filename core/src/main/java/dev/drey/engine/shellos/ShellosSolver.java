package dev.drey.engine.shellos;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;

/**
 * Alpha-beta to the end of the game. As the board gets full in every game, margins are even: within, a value is half of one,
 * which is by how many discs the side to move has more than {@link #EVEN} in the end.
 *
 * <p>What the table remembers is independent of the discs that no longer matter (see {@link Live}): they are no part of the
 * key, and the value kept is how many of the other cells the side to move ends up with.
 */
final class ShellosSolver implements Solver {
    /** As many discs as the other side has. */
    static final int EVEN = 32;

    private static final int CELLS = 64;

    /** With fewer empty cells than this, the table is not asked: the answer is found sooner than the memory. */
    private static final int TABLED = 6;

    /** With so many, all moves are looked up in the table before one is tried. */
    private static final int LOOKED_UP = 8;

    /** With so many, threads look whether another is busy with a move. */
    private static final int SHARED = 9;

    /** By how much a guess is usually wrong at most. */
    private static final int DOUBT = 4;

    private final BoardTable table;
    private final CurrentlySearching busy;
    private final MoveOrder order = new MoveOrder();
    private final LastPlies lastPlies = new LastPlies(order);

    /** By ply, what others are told that this thread is busy with; 0 for nothing. */
    private final long[] entered = new long[CELLS];

    private Budget budget = Budget.unlimited();
    private long nodes;
    private long nextStep = Budget.STEP;

    ShellosSolver(BoardTable table, CurrentlySearching busy) {
        this.table = table;
        this.busy = busy;
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget spending) {
        PlacementPosition board = (PlacementPosition) position;
        long mine = board.mine();
        long theirs = board.theirs();
        budget = spending;
        int empties = CELLS - Long.bitCount(mine | theirs);
        if (empties == 0) {
            return 2 * (Long.bitCount(mine) - EVEN);
        }
        try {
            return 2 * around(mine, theirs, empties, alpha >> 1, beta + 1 >> 1);
        } finally {
            leaveAll();
        }
    }

    /** Looks near a guess first, and from there to the side where the value turns out to be. */
    private int around(long mine, long theirs, int empties, int alpha, int beta) {
        int guess = Math.round(MoveOrder.afterReply(mine, theirs) / (2f * Values.POINT));
        int low = Math.max(alpha, Math.min(guess, beta) - DOUBT);
        int high = Math.min(beta, Math.max(guess, alpha) + DOUBT);
        while (true) {
            int value = search(mine, theirs, empties, low, high);
            if (value <= low && low > alpha) {
                high = value + 1;
                low = Math.max(alpha, value - DOUBT);
            } else if (value >= high && high < beta) {
                low = value - 1;
                high = Math.min(beta, value + DOUBT);
            } else {
                return value;
            }
        }
    }

    @Override
    public int best(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long empty = ~(board.mine() | board.theirs());
        long known = table.get(empty, board.mine() & Live.among(empty));
        return known == BoardTable.NOTHING ? Search.NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return nodes + lastPlies.nodes() + order.guesses();
    }

    private void spend() {
        for (long visited = nodes(); visited >= nextStep; nextStep += Budget.STEP) {
            budget.spend();
        }
    }

    private int search(long mine, long theirs, int empties, int alpha, int beta) {
        nodes++;
        spend();
        long empty = ~(mine | theirs);
        long live = Live.among(empty);
        int settled = Long.bitCount(mine & ~live) - EVEN;
        int lower = settled;
        int upper = EVEN - Long.bitCount(theirs & ~live);
        long key = mine & live;
        long hash = BoardTable.hash(empty, key);
        long known = table.get(empty, key, hash);
        int remembered = Search.NO_MOVE;
        if (known != BoardTable.NOTHING) {
            lower = Known.lower(known) + settled;
            upper = Known.upper(known) + settled;
            remembered = Known.move(known);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        int count = order.list(mine, theirs, empties, remembered);
        if (empties >= LOOKED_UP) {
            int bound = bestKnown(mine, theirs, empties, count, beta);
            if (bound >= beta) {
                return bound;
            }
        }
        boolean shared = empties >= SHARED && busy.isShared();
        int deferred = 0;
        int best = -CELLS;
        int bestCell = Search.NO_MOVE;
        int floor = Math.max(alpha, lower);
        int ceiling = Math.min(beta, upper);
        for (int i = 0; i < count + deferred; i++) {
            if (i < count) {
                order.pick(empties, i, count);
            }
            int cell = order.cell(empties, i);
            long turned = order.turned(empties, i);
            long nextMine = theirs ^ turned;
            long nextTheirs = mine | turned | 1L << cell;
            long nextHash = shared ? BoardTable.hash(nextMine, nextTheirs) : 0;
            if (shared) {
                if (i > 0 && i < count && busy.isBusy(nextHash)) {
                    order.putOff(empties, i, count + deferred++);
                    continue;
                }
                enter(empties, nextHash);
            }
            int value = -next(nextMine, nextTheirs, empties - 1, -ceiling, -floor, i == 0);
            if (shared) {
                leave(empties);
            }
            if (value > best) {
                best = value;
                bestCell = cell;
                if (best >= ceiling) {
                    break;
                }
                floor = Math.max(floor, best);
            }
        }
        best = Math.max(best, lower);
        if (best < ceiling) {
            upper = best;
        }
        if (best > alpha) {
            lower = best;
        }
        table.put(empty, key, hash, Known.of(empties, lower - settled, upper - settled, bestCell));
        return best;
    }

    /** The first move is looked at with the whole window; the others are first asked whether they are better at all. */
    private int next(long mine, long theirs, int empties, int alpha, int beta, boolean first) {
        if (!first && alpha < beta - 1) {
            int value = after(mine, theirs, empties, beta - 1, beta);
            return value >= beta || value <= alpha ? value : after(mine, theirs, empties, alpha, value);
        }
        return after(mine, theirs, empties, alpha, beta);
    }

    private int after(long mine, long theirs, int empties, int alpha, int beta) {
        return empties < TABLED
                ? lastPlies.value(mine, theirs, empties, alpha, beta)
                : search(mine, theirs, empties, alpha, beta);
    }

    private void enter(int ply, long hash) {
        entered[ply] = hash;
        busy.begin(hash);
    }

    private void leave(int ply) {
        busy.end(entered[ply]);
        entered[ply] = 0;
    }

    private void leaveAll() {
        for (int ply = 0; ply < CELLS; ply++) {
            if (entered[ply] != 0) {
                leave(ply);
            }
        }
    }

    /** The most that a move is known to be worth at least; the first that is enough is. */
    private int bestKnown(long mine, long theirs, int empties, int count, int enough) {
        int best = -CELLS;
        for (int i = 0; i < count && best < enough; i++) {
            long turned = order.turned(empties, i);
            long nextMine = theirs ^ turned;
            long empty = ~(mine | theirs | 1L << order.cell(empties, i));
            long live = Live.among(empty);
            long known = table.get(empty, nextMine & live);
            if (known != BoardTable.NOTHING) {
                best = Math.max(best, EVEN - Known.upper(known) - Long.bitCount(nextMine & ~live));
            }
        }
        return best;
    }
}
