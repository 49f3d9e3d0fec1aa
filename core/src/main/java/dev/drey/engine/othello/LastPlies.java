package dev.drey.engine.othello;

import dev.drey.engine.discs.LastDisc;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * The last four empty cells, each number of them with a function of its own. Most of a proof happens here, so nothing is listed,
 * sorted or remembered; the caller's order of the cells is kept.
 *
 * <p>Every function answers whether the side to move gets more than alpha: an answer above alpha is a lower bound of the value,
 * any other an upper bound.
 */
final class LastPlies {
    /** Less than any margin. */
    private static final int NONE = -100;

    private static final long[] AROUND = new long[64];

    static {
        for (int cell = 0; cell < 64; cell++) {
            AROUND[cell] = DiscKernel.around(1L << cell);
        }
    }

    private final Meter meter;

    LastPlies(Meter meter) {
        this.meter = meter;
    }

    private static boolean touches(long discs, int cell) {
        return (discs & AROUND[cell & 63]) != 0;
    }

    /** Four empty cells; those in odd quadrants are tried first. */
    int four(long mine, long theirs, int alpha) {
        long empty = ~(mine | theirs);
        long odd = empty & Quadrants.odd(empty);
        long even = empty ^ odd;
        if (odd == 0 || even == 0) {
            return alike(mine, theirs, alpha, empty);
        }
        return four(
                mine,
                theirs,
                alpha,
                Long.numberOfTrailingZeros(odd),
                63 - Long.numberOfLeadingZeros(odd),
                Long.numberOfTrailingZeros(even),
                63 - Long.numberOfLeadingZeros(even));
    }

    /** All quadrants odd or all even: a cell alone in its quadrant comes first, and cells that share one lie together. */
    private int alike(long mine, long theirs, int alpha, long empty) {
        int w = Long.numberOfTrailingZeros(empty);
        long here = empty & Quadrants.of(w);
        int count = Long.bitCount(here);
        if (count == 2) {
            long there = empty ^ here;
            return four(
                    mine,
                    theirs,
                    alpha,
                    w,
                    63 - Long.numberOfLeadingZeros(here),
                    Long.numberOfTrailingZeros(there),
                    63 - Long.numberOfLeadingZeros(there));
        }
        if (count == 3) {
            w = Long.numberOfTrailingZeros(empty ^ here);
        }
        long rest = empty ^ 1L << w;
        int x = Long.numberOfTrailingZeros(rest);
        int y = Long.numberOfTrailingZeros(rest & rest - 1);
        return four(mine, theirs, alpha, w, x, y, 63 - Long.numberOfLeadingZeros(rest));
    }

    private int four(long mine, long theirs, int alpha, int w, int x, int y, int z) {
        meter.count();
        int best = NONE;
        if (touches(theirs, w)) {
            long turned = DiscKernel.flips(mine, theirs, w);
            if (turned != 0) {
                best = -three(theirs ^ turned, mine | turned | 1L << w, ~alpha, x, y, z);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, x)) {
            long turned = DiscKernel.flips(mine, theirs, x);
            if (turned != 0) {
                best = Math.max(best, -three(theirs ^ turned, mine | turned | 1L << x, ~alpha, w, y, z));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long turned = DiscKernel.flips(mine, theirs, y);
            if (turned != 0) {
                best = Math.max(best, -three(theirs ^ turned, mine | turned | 1L << y, ~alpha, z, w, x));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, z)) {
            long turned = DiscKernel.flips(mine, theirs, z);
            if (turned != 0) {
                best = Math.max(best, -three(theirs ^ turned, mine | turned | 1L << z, ~alpha, y, w, x));
            }
        }
        if (best != NONE) {
            return best;
        }
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloRules.margin(mine, theirs)
                : -four(theirs, mine, ~alpha, w, x, y, z);
    }

    int three(long mine, long theirs, int alpha, int x, int y, int z) {
        meter.count();
        int best = NONE;
        if (touches(theirs, x)) {
            long turned = DiscKernel.flips(mine, theirs, x);
            if (turned != 0) {
                best = -two(theirs ^ turned, mine | turned | 1L << x, ~alpha, y, z);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long turned = DiscKernel.flips(mine, theirs, y);
            if (turned != 0) {
                best = Math.max(best, -two(theirs ^ turned, mine | turned | 1L << y, ~alpha, x, z));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, z)) {
            long turned = DiscKernel.flips(mine, theirs, z);
            if (turned != 0) {
                best = Math.max(best, -two(theirs ^ turned, mine | turned | 1L << z, ~alpha, x, y));
            }
        }
        if (best != NONE) {
            return best;
        }
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloRules.margin(mine, theirs)
                : -three(theirs, mine, ~alpha, x, y, z);
    }

    int two(long mine, long theirs, int alpha, int x, int y) {
        meter.count();
        int best = NONE;
        if (touches(theirs, x)) {
            long turned = DiscKernel.flips(mine, theirs, x);
            if (turned != 0) {
                best = -one(theirs ^ turned, y);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long turned = DiscKernel.flips(mine, theirs, y);
            if (turned != 0) {
                best = Math.max(best, -one(theirs ^ turned, x));
            }
        }
        return best != NONE ? best : twoAfterPass(mine, theirs, alpha, x, y);
    }

    private int twoAfterPass(long mine, long theirs, int alpha, int x, int y) {
        int best = -NONE;
        if (touches(mine, x)) {
            long turned = DiscKernel.flips(theirs, mine, x);
            if (turned != 0) {
                best = one(mine ^ turned, y);
                if (best <= alpha) {
                    return best;
                }
            }
        }
        if (touches(mine, y)) {
            long turned = DiscKernel.flips(theirs, mine, y);
            if (turned != 0) {
                best = Math.min(best, one(mine ^ turned, x));
            }
        }
        return best != -NONE ? best : OthelloRules.margin(mine, theirs);
    }

    /** The value itself, of a board with all discs but one; what is not mine there is the other's. */
    int one(long mine, int cell) {
        meter.count();
        int margin = 2 * Long.bitCount(mine) - 64;
        int turned = LastDisc.turned(mine, cell);
        if (turned != 0) {
            return margin + 2 + 2 * turned;
        }
        int lost = LastDisc.turned(~mine, cell);
        if (lost != 0) {
            return margin - 2 * lost;
        }
        return margin < 0 ? margin : margin + 2;
    }
}
