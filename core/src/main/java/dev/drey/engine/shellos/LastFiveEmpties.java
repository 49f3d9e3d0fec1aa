package dev.drey.engine.shellos;

import dev.drey.engine.NodeCounter;
import dev.drey.engine.Search;
import dev.drey.engine.discs.LastMove;
import dev.drey.rules.discs.DiscKernel;

/**
 * Alpha-beta search of positions with up to five empty cells, without a table. Values are counted as in {@link ShellosSolver};
 * {@code own} is the number of discs of the side to move.
 */
final class LastFiveEmpties {
    private static final int EVEN = ShellosSolver.EVEN;
    private static final int CELLS = 64;

    private final NodeCounter counter;
    private final ShellosNode fiveEmpties = new ShellosNode(5);

    LastFiveEmpties(NodeCounter counter) {
        this.counter = counter;
    }

    /** @param empties number of empty cells, at most five */
    int solve(long mine, long theirs, int empties, int alpha, int beta) {
        int own = Long.bitCount(mine);
        long empty = ~(mine | theirs);
        return switch (empties) {
            case 0 -> own - EVEN;
            case 1 -> own + 1 + LastMove.flips(mine, lowest(empty)) - EVEN;
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
        counter.count();
        ShellosNode node = fiveEmpties;
        node.list(mine, theirs, Search.NO_MOVE, counter);
        int best = -CELLS;
        int floor = alpha;
        for (int i = 0; i < node.moves.size(); i++) {
            int cell = node.moves.select(i);
            long flips = node.flips(cell);
            long taken = 1L << cell;
            int others = CELLS - 5 - own - Long.bitCount(flips);
            int value = -four(theirs ^ flips, mine | flips | taken, others, empty ^ taken, -beta, -floor);
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

    /** A corner of an empty 2×2 square has no disc beside it and is no move. */
    private int four(long mine, long theirs, int own, long empty, int alpha, int beta) {
        counter.count();
        int best = -CELLS;
        int floor = alpha;
        for (long rest = DiscKernel.around(~empty) & empty; rest != 0; rest &= rest - 1) {
            int cell = lowest(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            long taken = 1L << cell;
            int others = CELLS - 4 - own - Long.bitCount(flips);
            int value = -three(theirs ^ flips, mine | flips | taken, others, empty ^ taken, -beta, -floor);
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
        counter.count();
        int a = lowest(empty);
        int b = lowest(empty & empty - 1);
        int c = highest(empty);
        int best = playOfThree(mine, theirs, own, a, b, c, alpha, beta);
        if (best < beta) {
            best = Math.max(best, playOfThree(mine, theirs, own, b, a, c, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(best, playOfThree(mine, theirs, own, c, a, b, Math.max(alpha, best), beta));
        }
        return best;
    }

    private int playOfThree(long mine, long theirs, int own, int cell, int b, int c, int alpha, int beta) {
        long flips = DiscKernel.flips(mine, theirs, cell);
        int others = CELLS - 3 - own - Long.bitCount(flips);
        return -two(theirs ^ flips, mine | flips | 1L << cell, others, b, c, -beta, -alpha);
    }

    private int two(long mine, long theirs, int own, int a, int b, int alpha, int beta) {
        counter.count();
        int best = playOfTwo(mine, theirs, own, a, b, alpha);
        return best >= beta ? best : Math.max(best, playOfTwo(mine, theirs, own, b, a, Math.max(alpha, best)));
    }

    /** If the last cell were theirs, at least as many discs would be flipped; often that is already too few. */
    private static int playOfTwo(long mine, long theirs, int own, int cell, int last, int alpha) {
        int upper = own + 1 + LastMove.flips(mine, cell) - EVEN;
        if (upper <= alpha) {
            return upper;
        }
        long flips = DiscKernel.flips(mine, theirs, cell);
        return own + 1 + Long.bitCount(flips) - LastMove.flips(theirs ^ flips, last) - EVEN;
    }
}
