package dev.drey.engine.othello;

import dev.drey.engine.NodeCounter;
import dev.drey.engine.Search;
import dev.drey.engine.Values;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Alpha-beta search of a few plies with the evaluator, for one thread: orders moves and predicts the result of a proof. Values
 * are in hundredths of a disc.
 */
final class ShallowSearch {
    private static final int MAX_DEPTH = 8;

    /** Deeper searches cost more than the better move ordering saves. */
    private static final int MAX_ORDERING_DEPTH = 6;

    private static final int GUESS_DEPTH = 4;

    private final OthelloEvaluator evaluator;
    private final NodeCounter counter;
    private final OthelloNode[] nodes = OthelloNode.upTo(MAX_DEPTH);

    ShallowSearch(OthelloEvaluator evaluator, NodeCounter counter) {
        this.evaluator = evaluator;
        this.counter = counter;
    }

    /** Expected final margin, in whole discs. */
    int margin(long mine, long theirs) {
        return search(mine, theirs, GUESS_DEPTH, -Values.INFINITE, Values.INFINITE) / Values.POINT;
    }

    /** Value of a position after a move for the side to move there, as precise as move ordering needs it. */
    int afterMove(long mine, long theirs, int empties) {
        int depth = Math.min(MAX_ORDERING_DEPTH, Math.max(0, (empties - 13) / 2));
        return search(mine, theirs, depth, -Values.INFINITE, Values.INFINITE);
    }

    /** Whether the value seems to exceed alpha by the margin or more. */
    boolean exceeds(long mine, long theirs, int empties, int alpha, int margin) {
        int bound = alpha * Values.POINT + margin;
        return search(mine, theirs, predictionDepth(empties), bound - 1, bound) >= bound;
    }

    /** Whether the value seems to fall short of alpha by the margin or more. */
    boolean fallsShort(long mine, long theirs, int empties, int alpha, int margin) {
        int bound = alpha * Values.POINT - margin;
        return search(mine, theirs, predictionDepth(empties), bound, bound + 1) <= bound;
    }

    private static int predictionDepth(int empties) {
        return Math.min(MAX_DEPTH, (empties - 10) / 2);
    }

    private int search(long mine, long theirs, int depth, int alpha, int beta) {
        counter.count();
        long cells = OthelloKernel.moves(mine, theirs);
        if (cells == 0) {
            return OthelloKernel.moves(theirs, mine) == 0
                    ? OthelloEngine.margin(mine, theirs) * Values.POINT
                    : -search(theirs, mine, depth, -beta, -alpha);
        }
        return switch (depth) {
            case 0 -> evaluator.evaluate(mine, theirs);
            case 1 -> searchUnordered(mine, theirs, cells, alpha, beta);
            default -> searchOrdered(mine, theirs, cells, depth, alpha, beta);
        };
    }

    /** The last ply: ordering the moves would cost as much as evaluating them. */
    private int searchUnordered(long mine, long theirs, long cells, int alpha, int beta) {
        int best = -Values.INFINITE;
        for (long rest = cells; rest != 0 && best < beta; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            int floor = Math.max(alpha, best);
            best = Math.max(best, -search(theirs ^ flips, mine | flips | 1L << cell, 0, -beta, -floor));
        }
        return best;
    }

    private int searchOrdered(long mine, long theirs, long cells, int depth, int alpha, int beta) {
        counter.charge();
        int best = -Values.INFINITE;
        OthelloNode node = nodes[depth];
        node.list(mine, theirs, cells, Search.NO_MOVE);
        for (int i = 0; i < node.moves.size() && best < beta; i++) {
            int cell = node.moves.select(i);
            int floor = Math.max(alpha, best);
            best = Math.max(best, -search(node.nextMine(cell), node.nextTheirs(cell), depth - 1, -beta, -floor));
        }
        return best;
    }
}
