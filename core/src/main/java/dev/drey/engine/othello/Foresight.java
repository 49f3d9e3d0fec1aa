package dev.drey.engine.othello;

import dev.drey.engine.Search;
import dev.drey.engine.Values;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Looks a few plies ahead with the evaluator, for one thread: to say which move should be tried first, and what a proof will
 * probably find. Values are in hundredths of a disc.
 */
final class Foresight {
    private static final int DEEPEST = 8;

    /** Deeper looks at the other moves cost more than they spare. */
    private static final int DEEPEST_TO_ORDER = 6;

    private final OthelloEvaluator evaluator;
    private final Meter meter;
    private final MoveList[] lists = MoveList.upTo(DEEPEST);

    Foresight(OthelloEvaluator evaluator, Meter meter) {
        this.evaluator = evaluator;
        this.meter = meter;
    }

    /** The final margin to be expected, in whole discs. */
    int margin(long mine, long theirs) {
        return value(mine, theirs, 4, -Values.INFINITE, Values.INFINITE) / Values.POINT;
    }

    /** What a position after a move is worth to the side to move there, as precisely as ordering deserves. */
    int afterMove(long mine, long theirs, int empty) {
        int depth = Math.min(DEEPEST_TO_ORDER, Math.max(0, (empty - 13) / 2));
        return value(mine, theirs, depth, -Values.INFINITE, Values.INFINITE);
    }

    /** Whether the side to move will hardly get as little as alpha: it seems to get more by a good measure. */
    boolean expectsMore(long mine, long theirs, int empty, int alpha, int measure) {
        int bound = alpha * Values.POINT + measure;
        return value(mine, theirs, depthToExpect(empty), bound - 1, bound) >= bound;
    }

    /** Whether the side to move will hardly get more than alpha: it seems to miss it by a good measure. */
    boolean expectsLess(long mine, long theirs, int empty, int alpha, int measure) {
        int bound = alpha * Values.POINT - measure;
        return value(mine, theirs, depthToExpect(empty), bound, bound + 1) <= bound;
    }

    private static int depthToExpect(int empty) {
        return Math.min(DEEPEST, (empty - 10) / 2);
    }

    private int value(long mine, long theirs, int depth, int alpha, int beta) {
        meter.count();
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            return OthelloKernel.moves(theirs, mine) == 0
                    ? OthelloRules.margin(mine, theirs) * Values.POINT
                    : -value(theirs, mine, depth, -beta, -alpha);
        }
        return switch (depth) {
            case 0 -> evaluator.evaluate(mine, theirs);
            case 1 -> lastPly(mine, theirs, moves, alpha, beta);
            default -> ordered(mine, theirs, moves, depth, alpha, beta);
        };
    }

    /** To order moves here would cost as much as to evaluate them. */
    private int lastPly(long mine, long theirs, long moves, int alpha, int beta) {
        int best = -Values.INFINITE;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = DiscKernel.flips(mine, theirs, cell);
            int floor = Math.max(alpha, best);
            best = Math.max(best, -value(theirs ^ turned, mine | turned | 1L << cell, 0, -beta, -floor));
        }
        return best;
    }

    private int ordered(long mine, long theirs, long moves, int depth, int alpha, int beta) {
        meter.pay();
        int best = -Values.INFINITE;
        MoveList list = lists[depth];
        list.fill(mine, theirs, moves, Search.NO_MOVE);
        for (int i = 0; i < list.size() && best < beta; i++) {
            list.pick(i);
            int floor = Math.max(alpha, best);
            best = Math.max(best, -value(list.nextMine(i), list.nextTheirs(i), depth - 1, -beta, -floor));
        }
        return best;
    }
}
