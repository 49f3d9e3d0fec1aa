package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.Busy;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Proves margins by asking yes-or-no questions: does the side to move get more than alpha? All margins are even, so few
 * questions are enough, and the first is asked where an evaluation puts the value.
 */
final class OthelloSolver implements Solver {
    private static final int MOST = 64;

    /** From so many empty cells on, threads leave each other's positions alone. */
    private static final int SHARED = 15;

    private final OthelloEvaluator evaluator;
    private final BoardTable table;
    private final Busy busy;
    private final Meter meter = new Meter();
    private final NearEnd nearEnd = new NearEnd(meter);
    private final MoveList[] lists = MoveList.upTo(MOST);

    OthelloSolver(OthelloEvaluator evaluator, BoardTable table, Busy busy) {
        this.evaluator = evaluator;
        this.table = table;
        this.busy = busy;
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        PlacementPosition board = (PlacementPosition) position;
        long mine = board.mine();
        long theirs = board.theirs();
        int empty = Long.bitCount(~(mine | theirs));
        meter.start(budget);
        int lower = -MOST;
        int upper = MOST;
        int guess = evaluator.evaluate(mine, theirs) / Values.POINT / 2 * 2;
        while (lower < upper && lower < beta && upper > alpha) {
            int asked = Math.min(Math.max(guess, lower + 2), upper);
            asked = Math.min(Math.max(asked, alpha + 1), beta);
            guess = exceeds(mine, theirs, asked - 1, empty);
            if (guess >= asked) {
                lower = guess;
            } else {
                upper = guess;
            }
        }
        return lower >= beta ? lower : upper;
    }

    @Override
    public int best(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long known = table.get(board.mine(), board.theirs());
        return known == BoardTable.NOTHING ? Search.NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return meter.nodes();
    }

    private int exceeds(long mine, long theirs, int alpha, int empty) {
        if (empty <= NearEnd.MOST) {
            return nearEnd.solve(mine, theirs, alpha, empty);
        }
        meter.count();
        meter.pay();
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            return OthelloKernel.moves(theirs, mine) == 0
                    ? OthelloRules.margin(mine, theirs)
                    : -exceeds(theirs, mine, ~alpha, empty);
        }
        if (alpha >= Bounds.worthCounting(empty)) {
            int most = Bounds.most(mine, theirs);
            if (most <= alpha) {
                return most;
            }
        }
        int lower = -MOST;
        int upper = MOST;
        int remembered = Search.NO_MOVE;
        long hash = BoardTable.hash(mine, theirs);
        long known = table.get(mine, theirs, hash);
        if (known != BoardTable.NOTHING) {
            lower = Known.lower(known);
            upper = Known.upper(known);
            if (lower > alpha) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
            remembered = Known.move(known);
        }
        MoveList list = lists[empty];
        list.fill(mine, theirs, moves, remembered);
        if (empty > NearEnd.MOST + 1) {
            for (int i = 0; i < list.size(); i++) {
                int cell = list.cell(i);
                long turned = list.turned(i);
                long nextMine = theirs ^ turned;
                long nextTheirs = mine | turned | 1L << cell;
                long next = table.get(nextMine, nextTheirs);
                if (next != BoardTable.NOTHING && -Known.upper(next) > alpha) {
                    return -Known.upper(next);
                }
                if (cell != remembered && empty > 13) {
                    list.rank(i, -evaluator.evaluate(nextMine, nextTheirs));
                }
            }
        }
        int best = -MOST;
        int bestCell = Search.NO_MOVE;
        boolean shared = busy.isShared() && empty >= SHARED;
        long deferred = 0;
        for (int i = 0; i < list.size() && best <= alpha; i++) {
            int cell = list.pick(i);
            if (shared && i > 0 && busy.isBusy(nextHash(mine, theirs, list, i))) {
                deferred |= 1L << i;
                continue;
            }
            int value = next(mine, theirs, list, i, alpha, empty, shared);
            if (value > best) {
                best = value;
                bestCell = cell;
            }
        }
        for (; deferred != 0 && best <= alpha; deferred &= deferred - 1) {
            int i = Long.numberOfTrailingZeros(deferred);
            int value = next(mine, theirs, list, i, alpha, empty, shared);
            if (value > best) {
                best = value;
                bestCell = list.cell(i);
            }
        }
        long found = best > alpha ? Known.of(empty, best, upper, bestCell) : Known.of(empty, lower, best, bestCell);
        table.put(mine, theirs, hash, found);
        return best;
    }

    private static long nextHash(long mine, long theirs, MoveList list, int i) {
        long turned = list.turned(i);
        return BoardTable.hash(theirs ^ turned, mine | turned | 1L << list.cell(i));
    }

    /** What a move is worth to the side that makes it. */
    private int next(long mine, long theirs, MoveList list, int i, int alpha, int empty, boolean shared) {
        long turned = list.turned(i);
        long nextMine = theirs ^ turned;
        long nextTheirs = mine | turned | 1L << list.cell(i);
        if (!shared) {
            return -exceeds(nextMine, nextTheirs, ~alpha, empty - 1);
        }
        long hash = BoardTable.hash(nextMine, nextTheirs);
        busy.begin(hash);
        try {
            return -exceeds(nextMine, nextTheirs, ~alpha, empty - 1);
        } finally {
            busy.end(hash);
        }
    }
}
