package dev.drey.engine.shellos;

import dev.drey.engine.Search;
import dev.drey.engine.discs.LastDisc;
import dev.drey.rules.discs.DiscKernel;

/**
 * The last five moves of a game, without a table. Values are as {@link ShellosSolver} counts them; {@code own} is how many
 * discs the side to move has.
 */
final class LastPlies {
    private static final int EVEN = ShellosSolver.EVEN;
    private static final int CELLS = 64;

    private final MoveOrder order;
    private long nodes;

    LastPlies(MoveOrder order) {
        this.order = order;
    }

    long nodes() {
        return nodes;
    }

    /** With at most five empty cells. */
    int value(long mine, long theirs, int empties, int alpha, int beta) {
        int own = Long.bitCount(mine);
        long empty = ~(mine | theirs);
        return switch (empties) {
            case 0 -> own - EVEN;
            case 1 -> own + 1 + LastDisc.turned(mine, lowest(empty)) - EVEN;
            case 2 -> two(mine, theirs, own, lowest(empty), highest(empty), alpha, beta);
            case 3 -> three(mine, theirs, own, empty, alpha, beta);
            case 4 -> four(mine, theirs, own, empty, alpha, beta);
            default -> five(mine, theirs, own, empty, alpha, beta);
        };
    }

    private static int lowest(long cells) {
        return Long.numberOfTrailingZeros(cells);
    }

    private static int highest(long cells) {
        return CELLS - 1 - Long.numberOfLeadingZeros(cells);
    }

    private int five(long mine, long theirs, int own, long empty, int alpha, int beta) {
        nodes++;
        int count = order.list(mine, theirs, 5, Search.NO_MOVE);
        int best = -CELLS;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            order.pick(5, i, count);
            long turned = order.turned(5, i);
            long taken = 1L << order.cell(5, i);
            int others = CELLS - 5 - own - Long.bitCount(turned);
            int value = -four(theirs ^ turned, mine | turned | taken, others, empty ^ taken, -beta, -floor);
            if (value > best) {
                best = value;
                if (best >= beta) {
                    return best;
                }
                floor = Math.max(floor, best);
            }
        }
        return best;
    }

    /** The corner of an empty square has no disc beside it. */
    private int four(long mine, long theirs, int own, long empty, int alpha, int beta) {
        nodes++;
        int best = -CELLS;
        int floor = alpha;
        for (long rest = DiscKernel.around(~empty) & empty; rest != 0; rest &= rest - 1) {
            int cell = lowest(rest);
            long turned = DiscKernel.flips(mine, theirs, cell);
            long taken = 1L << cell;
            int others = CELLS - 4 - own - Long.bitCount(turned);
            int value = -three(theirs ^ turned, mine | turned | taken, others, empty ^ taken, -beta, -floor);
            if (value > best) {
                best = value;
                if (best >= beta) {
                    return best;
                }
                floor = Math.max(floor, best);
            }
        }
        return best;
    }

    /** From here on every empty cell has a disc beside it. */
    private int three(long mine, long theirs, int own, long empty, int alpha, int beta) {
        nodes++;
        int a = lowest(empty);
        int b = lowest(empty & empty - 1);
        int c = highest(empty);
        int best = beforeTwo(mine, theirs, own, a, b, c, alpha, beta);
        if (best < beta) {
            best = Math.max(best, beforeTwo(mine, theirs, own, b, a, c, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(best, beforeTwo(mine, theirs, own, c, a, b, Math.max(alpha, best), beta));
        }
        return best;
    }

    private int beforeTwo(long mine, long theirs, int own, int cell, int b, int c, int alpha, int beta) {
        long turned = DiscKernel.flips(mine, theirs, cell);
        int others = CELLS - 3 - own - Long.bitCount(turned);
        return -two(theirs ^ turned, mine | turned | 1L << cell, others, b, c, -beta, -alpha);
    }

    private int two(long mine, long theirs, int own, int a, int b, int alpha, int beta) {
        nodes++;
        int best = beforeOne(mine, theirs, own, a, b, alpha);
        return best >= beta ? best : Math.max(best, beforeOne(mine, theirs, own, b, a, Math.max(alpha, best)));
    }

    /** Were the last cell theirs, at least as many discs would turn: often that is already too few. */
    private static int beforeOne(long mine, long theirs, int own, int cell, int last, int alpha) {
        int most = own + 1 + LastDisc.turned(mine, cell) - EVEN;
        if (most <= alpha) {
            return most;
        }
        long turned = DiscKernel.flips(mine, theirs, cell);
        return own + 1 + Long.bitCount(turned) - LastDisc.turned(theirs ^ turned, last) - EVEN;
    }
}
