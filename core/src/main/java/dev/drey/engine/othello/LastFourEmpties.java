package dev.drey.engine.othello;

import dev.drey.engine.NodeCounter;
import dev.drey.engine.discs.LastMove;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Null-window search of positions with up to four empty cells, with a method for each number of them. Most nodes of a proof are
 * visited here, so moves are not listed, sorted or stored: they are tried in the order of the cells given.
 *
 * <p>A result above alpha is a lower bound, any other an upper bound.
 */
final class LastFourEmpties {
    /** Less than any margin. */
    private static final int NONE = -100;

    private static final long[] AROUND = new long[64];

    static {
        for (int cell = 0; cell < 64; cell++) {
            AROUND[cell] = DiscKernel.around(1L << cell);
        }
    }

    private final NodeCounter counter;

    LastFourEmpties(NodeCounter counter) {
        this.counter = counter;
    }

    /** @param empties number of empty cells, up to four */
    int solve(long mine, long theirs, int alpha, int empties) {
        long empty = ~(mine | theirs);
        int first = Long.numberOfTrailingZeros(empty);
        int second = Long.numberOfTrailingZeros(empty & empty - 1);
        return switch (empties) {
            case 4 -> four(mine, theirs, alpha);
            case 3 -> three(mine, theirs, alpha, first, second, 63 - Long.numberOfLeadingZeros(empty));
            case 2 -> two(mine, theirs, alpha, first, second);
            case 1 -> one(mine, first);
            default -> OthelloEngine.margin(mine, theirs);
        };
    }

    private static boolean touches(long discs, int cell) {
        return (discs & AROUND[cell & 63]) != 0;
    }

    /** Four empty cells: those in odd quadrants are tried first. */
    int four(long mine, long theirs, int alpha) {
        long empty = ~(mine | theirs);
        long odd = empty & ParityQuadrants.odd(empty);
        long even = empty ^ odd;
        if (odd == 0 || even == 0) {
            return sameParity(mine, theirs, alpha, empty);
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

    /** All quadrants odd or all even: a cell alone in its quadrant comes first, and cells of one quadrant stay together. */
    private int sameParity(long mine, long theirs, int alpha, long empty) {
        int w = Long.numberOfTrailingZeros(empty);
        long here = empty & ParityQuadrants.of(w);
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
        counter.count();
        int best = NONE;
        if (touches(theirs, w)) {
            long flips = DiscKernel.flips(mine, theirs, w);
            if (flips != 0) {
                best = -three(theirs ^ flips, mine | flips | 1L << w, ~alpha, x, y, z);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, x)) {
            long flips = DiscKernel.flips(mine, theirs, x);
            if (flips != 0) {
                best = Math.max(best, -three(theirs ^ flips, mine | flips | 1L << x, ~alpha, w, y, z));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long flips = DiscKernel.flips(mine, theirs, y);
            if (flips != 0) {
                best = Math.max(best, -three(theirs ^ flips, mine | flips | 1L << y, ~alpha, z, w, x));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, z)) {
            long flips = DiscKernel.flips(mine, theirs, z);
            if (flips != 0) {
                best = Math.max(best, -three(theirs ^ flips, mine | flips | 1L << z, ~alpha, y, w, x));
            }
        }
        if (best != NONE) {
            return best;
        }
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloEngine.margin(mine, theirs)
                : -four(theirs, mine, ~alpha, w, x, y, z);
    }

    private int three(long mine, long theirs, int alpha, int x, int y, int z) {
        counter.count();
        int best = NONE;
        if (touches(theirs, x)) {
            long flips = DiscKernel.flips(mine, theirs, x);
            if (flips != 0) {
                best = -two(theirs ^ flips, mine | flips | 1L << x, ~alpha, y, z);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long flips = DiscKernel.flips(mine, theirs, y);
            if (flips != 0) {
                best = Math.max(best, -two(theirs ^ flips, mine | flips | 1L << y, ~alpha, x, z));
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, z)) {
            long flips = DiscKernel.flips(mine, theirs, z);
            if (flips != 0) {
                best = Math.max(best, -two(theirs ^ flips, mine | flips | 1L << z, ~alpha, x, y));
            }
        }
        if (best != NONE) {
            return best;
        }
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloEngine.margin(mine, theirs)
                : -three(theirs, mine, ~alpha, x, y, z);
    }

    private int two(long mine, long theirs, int alpha, int x, int y) {
        counter.count();
        int best = NONE;
        if (touches(theirs, x)) {
            long flips = DiscKernel.flips(mine, theirs, x);
            if (flips != 0) {
                best = -one(theirs ^ flips, y);
                if (best > alpha) {
                    return best;
                }
            }
        }
        if (touches(theirs, y)) {
            long flips = DiscKernel.flips(mine, theirs, y);
            if (flips != 0) {
                best = Math.max(best, -one(theirs ^ flips, x));
            }
        }
        return best != NONE ? best : twoAfterPass(mine, theirs, alpha, x, y);
    }

    private int twoAfterPass(long mine, long theirs, int alpha, int x, int y) {
        int best = -NONE;
        if (touches(mine, x)) {
            long flips = DiscKernel.flips(theirs, mine, x);
            if (flips != 0) {
                best = one(mine ^ flips, y);
                if (best <= alpha) {
                    return best;
                }
            }
        }
        if (touches(mine, y)) {
            long flips = DiscKernel.flips(theirs, mine, y);
            if (flips != 0) {
                best = Math.min(best, one(mine ^ flips, x));
            }
        }
        return best != -NONE ? best : OthelloEngine.margin(mine, theirs);
    }

    /** The exact value with one empty cell; all other cells that are not mine are the opponent's. */
    private int one(long mine, int cell) {
        counter.count();
        int margin = 2 * Long.bitCount(mine) - 64;
        int flipped = LastMove.flips(mine, cell);
        if (flipped != 0) {
            return margin + 2 + 2 * flipped;
        }
        int lost = LastMove.flips(~mine, cell);
        if (lost != 0) {
            return margin - 2 * lost;
        }
        return margin < 0 ? margin : margin + 2;
    }
}
