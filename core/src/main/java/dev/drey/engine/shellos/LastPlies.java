package dev.drey.engine.shellos;

import dev.drey.engine.discs.LastDisc;
import dev.drey.rules.discs.DiscKernel;

/**
 * The last moves of a game, unrolled. Values are as {@link ShellosSolver} counts them. With three empty cells or fewer each
 * of them has a disc beside it; with four the corner of an empty square has none.
 */
final class LastPlies {
    private static final int EVEN = ShellosSolver.EVEN;

    private long nodes;

    long nodes() {
        return nodes;
    }

    /** @param own how many discs the side to move has */
    private static int one(long mine, int own, int cell) {
        return own + 1 + LastDisc.turned(mine, cell) - EVEN;
    }

    /** What the side to move gets by this move if the other side then takes the last cell. */
    private static int then(long mine, long theirs, int own, int cell, int last, int best) {
        long flips = DiscKernel.flips(mine, theirs, cell);
        int most = own + 1 + Long.bitCount(flips) - EVEN;
        return most <= best ? best : Math.max(best, most - LastDisc.turned(theirs ^ flips, last));
    }

    int two(long mine, long theirs, int own, int a, int b, int beta) {
        nodes++;
        int best = then(mine, theirs, own, a, b, -EVEN);
        return best >= beta ? best : then(mine, theirs, own, b, a, best);
    }

    int three(long mine, long theirs, int own, int a, int b, int c, int alpha, int beta) {
        nodes++;
        int best = threeBy(mine, theirs, own, a, b, c, alpha);
        if (best >= beta) {
            return best;
        }
        best = Math.max(best, threeBy(mine, theirs, own, b, a, c, Math.max(alpha, best)));
        if (best >= beta) {
            return best;
        }
        return Math.max(best, threeBy(mine, theirs, own, c, a, b, Math.max(alpha, best)));
    }

    private int threeBy(long mine, long theirs, int own, int cell, int b, int c, int alpha) {
        long flips = DiscKernel.flips(mine, theirs, cell);
        int count = Long.bitCount(flips);
        return -two(theirs ^ flips, mine | flips | 1L << cell, 61 - own - count, b, c, -alpha);
    }

    int four(long mine, long theirs, long empty, int alpha, int beta) {
        nodes++;
        int best = -EVEN;
        int floor = alpha;
        int own = Long.bitCount(mine);
        for (long rest = DiscKernel.around(~empty) & empty; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            int count = Long.bitCount(flips);
            int value = -three(
                    theirs ^ flips, mine | flips | 1L << cell, 60 - own - count, empty ^ 1L << cell, -beta, -floor);
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

    private int three(long mine, long theirs, int own, long empty, int alpha, int beta) {
        long rest = empty & empty - 1;
        return three(
                mine,
                theirs,
                own,
                Long.numberOfTrailingZeros(empty),
                Long.numberOfTrailingZeros(rest),
                63 - Long.numberOfLeadingZeros(empty),
                alpha,
                beta);
    }

    /** With at most four empty cells. */
    int any(long mine, long theirs, long empty, int alpha, int beta) {
        int own = Long.bitCount(mine);
        int first = Long.numberOfTrailingZeros(empty);
        int last = 63 - Long.numberOfLeadingZeros(empty);
        return switch (Long.bitCount(empty)) {
            case 0 -> own - EVEN;
            case 1 -> one(mine, own, first);
            case 2 -> two(mine, theirs, own, first, last, beta);
            case 3 -> three(mine, theirs, own, empty, alpha, beta);
            default -> four(mine, theirs, empty, alpha, beta);
        };
    }
}
