package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Values;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Answers whether the side to move gets more than alpha, for one thread. An answer above alpha is a lower bound of the value,
 * any other an upper bound.
 *
 * <p>With a measure of certainty set, positions far from alpha by that measure are believed instead of looked into. Such answers
 * are likely, not proven: they are remembered apart from the others, and serve to guess the value and the moves to begin with.
 */
final class Tree {
    /** The measure that believes nothing. */
    static final int PROVE = 0;

    private static final int WIDEST = 64;

    /** Measures are told apart in the table of hunches by their number of these. */
    private static final int MEASURE_STEP = 50;

    /** From so many empty cells on a position may be believed. */
    private static final int BELIEVED = 14;

    /** From so many empty cells on the evaluator orders moves, and the table is asked what it knows of each. */
    private static final int EVALUATED = 14;

    /** What a reply of the other side counts, beside the evaluation: fewer replies are fewer positions to look at. */
    private static final int REPLIES = 8;

    /** From so many empty cells on, threads leave each other's positions alone. */
    private static final int SHARED = 15;

    private final OthelloEvaluator evaluator;
    private final BoardTable proofs;
    private final BoardTable hunches;
    private final CurrentlySearching busy;
    private final Meter meter = new Meter();
    private final NearEnd nearEnd = new NearEnd(meter);
    private final Foresight foresight;
    private final MoveList[] lists = MoveList.upTo(WIDEST);
    private int measure = PROVE;

    Tree(OthelloEvaluator evaluator, Shared shared) {
        this.evaluator = evaluator;
        this.proofs = shared.proofs();
        this.hunches = shared.hunches();
        this.busy = shared.busy();
        this.foresight = new Foresight(evaluator, meter);
    }

    void start(Budget budget) {
        meter.start(budget);
    }

    long nodes() {
        return meter.nodes();
    }

    /** A first guess of the value. */
    int guess(long mine, long theirs) {
        return foresight.margin(mine, theirs) & ~1;
    }

    /** @param certainty in hundredths of a disc, or {@link #PROVE} */
    int answer(long mine, long theirs, int alpha, int certainty) {
        measure = certainty;
        return visit(mine, theirs, alpha, Long.bitCount(~(mine | theirs)));
    }

    private int visit(long mine, long theirs, int alpha, int empty) {
        if (empty <= NearEnd.MOST) {
            return nearEnd.solve(mine, theirs, alpha, empty);
        }
        meter.count();
        meter.pay();
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            return OthelloKernel.moves(theirs, mine) == 0
                    ? OthelloRules.margin(mine, theirs)
                    : -visit(theirs, mine, ~alpha, empty);
        }
        if (alpha >= Bounds.worthCounting(empty)) {
            int most = Bounds.most(mine, theirs);
            if (most <= alpha) {
                return most;
            }
        }
        int lower = -WIDEST;
        int upper = WIDEST;
        int remembered = Search.NO_MOVE;
        long hash = BoardTable.hash(mine, theirs);
        long known = proofs.get(mine, theirs, hash);
        if (known != BoardTable.NOTHING) {
            lower = Known.lower(known);
            upper = Known.upper(known);
            remembered = Known.move(known);
        }
        if (measure != PROVE || remembered == Search.NO_MOVE) {
            long likely = hunches.get(mine, theirs, hash);
            if (likely != BoardTable.NOTHING) {
                remembered = Known.move(likely);
                if (measure != PROVE && Known.weight(likely) == measure / MEASURE_STEP) {
                    lower = Math.max(lower, Known.lower(likely));
                    upper = Math.min(upper, Known.upper(likely));
                }
            }
        }
        if (lower > alpha) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        if (measure != PROVE && empty >= BELIEVED) {
            if (evaluator.evaluate(mine, theirs) > alpha * Values.POINT) {
                if (foresight.expectsMore(mine, theirs, empty, alpha, measure)) {
                    return evenAbove(alpha);
                }
            } else if (foresight.expectsLess(mine, theirs, empty, alpha, measure)) {
                return evenAbove(alpha) - 2;
            }
        }
        MoveList list = lists[empty];
        list.fill(mine, theirs, moves, remembered);
        int best = empty >= EVALUATED ? look(list, alpha, empty) : -WIDEST;
        if (best <= alpha) {
            best = bestOf(list, alpha, empty);
        }
        remember(mine, theirs, hash, best > alpha ? best : lower, best > alpha ? upper : best, list.chosen());
        return best;
    }

    private static int evenAbove(int alpha) {
        return (alpha & ~1) + 2;
    }

    /** Orders the moves better. @return what one of them is known to be worth if that is more than alpha */
    private int look(MoveList list, int alpha, int empty) {
        for (int i = 0; i < list.size(); i++) {
            long known = proofs.get(list.nextMine(i), list.nextTheirs(i));
            if (known != BoardTable.NOTHING && -Known.upper(known) > alpha) {
                list.choose(i);
                return -Known.upper(known);
            }
        }
        for (int i = 0; i < list.size(); i++) {
            if (list.rank(i) != MoveList.FIRST) {
                int value = foresight.afterMove(list.nextMine(i), list.nextTheirs(i), empty - 1);
                list.rank(i, REPLIES * list.rank(i) - value);
            }
        }
        return -WIDEST;
    }

    private int bestOf(MoveList list, int alpha, int empty) {
        boolean shared = busy.isShared() && empty >= SHARED;
        int best = -WIDEST;
        long deferred = 0;
        for (int i = 0; i < list.size() && best <= alpha; i++) {
            list.pick(i);
            if (shared && i > 0 && busy.isBusy(list.nextHash(i))) {
                deferred |= 1L << i;
            } else {
                best = Math.max(best, tried(list, i, best, alpha, empty, shared));
            }
        }
        for (; deferred != 0 && best <= alpha; deferred &= deferred - 1) {
            int i = Long.numberOfTrailingZeros(deferred);
            best = Math.max(best, tried(list, i, best, alpha, empty, shared));
        }
        return best;
    }

    /** What a move is worth to the side that makes it; chosen if that is more than the best so far. */
    private int tried(MoveList list, int i, int best, int alpha, int empty, boolean shared) {
        int value = shared ? announced(list, i, alpha, empty) : next(list, i, alpha, empty);
        if (i == 0 || value > best) {
            list.choose(i);
        }
        return value;
    }

    private int announced(MoveList list, int i, int alpha, int empty) {
        long hash = list.nextHash(i);
        busy.begin(hash);
        try {
            return next(list, i, alpha, empty);
        } finally {
            busy.end(hash);
        }
    }

    private int next(MoveList list, int i, int alpha, int empty) {
        return -visit(list.nextMine(i), list.nextTheirs(i), ~alpha, empty - 1);
    }

    private void remember(long mine, long theirs, long hash, int lower, int upper, int cell) {
        if (measure == PROVE) {
            int empty = Long.bitCount(~(mine | theirs));
            proofs.put(mine, theirs, hash, Known.of(empty, lower, upper, cell));
        } else {
            hunches.put(mine, theirs, hash, Known.of(measure / MEASURE_STEP, lower, upper, cell));
        }
    }
}
