package dev.drey.engine.othello;

import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Solves positions with up to {@link #MOST} empty cells, for one thread. Up to {@link #PLAIN} moves are only ordered by
 * quadrants; above, those that leave the other side few moves come first, and a small table remembers what was found.
 *
 * <p>As in {@link LastPlies}, an answer above alpha is a lower bound, any other an upper bound.
 */
final class NearEnd {
    static final int MOST = 11;

    private static final int PLAIN = 6;
    private static final int LAST = 4;

    private final Meter meter;
    private final LastPlies lastPlies;
    private final NearTable table = new NearTable();
    private final MoveList[] lists = MoveList.upTo(MOST);

    NearEnd(Meter meter) {
        this.meter = meter;
        this.lastPlies = new LastPlies(meter);
    }

    int solve(long mine, long theirs, int alpha, int empty) {
        if (empty > PLAIN) {
            return ordered(mine, theirs, alpha, empty);
        }
        return empty > LAST ? plain(mine, theirs, alpha, empty) : last(mine, theirs, alpha, empty);
    }

    private int last(long mine, long theirs, int alpha, int empty) {
        long cells = ~(mine | theirs);
        int first = Long.numberOfTrailingZeros(cells);
        int second = Long.numberOfTrailingZeros(cells & cells - 1);
        return switch (empty) {
            case 4 -> lastPlies.four(mine, theirs, alpha);
            case 3 -> lastPlies.three(mine, theirs, alpha, first, second, 63 - Long.numberOfLeadingZeros(cells));
            case 2 -> lastPlies.two(mine, theirs, alpha, first, second);
            case 1 -> lastPlies.one(mine, first);
            default -> OthelloRules.margin(mine, theirs);
        };
    }

    private int pass(long mine, long theirs, int alpha, int empty) {
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloRules.margin(mine, theirs)
                : -solve(theirs, mine, ~alpha, empty);
    }

    private int plain(long mine, long theirs, int alpha, int empty) {
        meter.count();
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            return pass(mine, theirs, alpha, empty);
        }
        if (alpha >= Bounds.worthCounting(empty)) {
            int most = Bounds.most(mine, theirs);
            if (most <= alpha) {
                return most;
            }
        }
        int best = -64;
        long odd = Quadrants.odd(~(mine | theirs));
        long now = moves & odd;
        long later = moves & ~odd;
        if (now == 0) {
            now = later;
            later = 0;
        }
        while (now != 0) {
            int cell = Long.numberOfTrailingZeros(now);
            now &= now - 1;
            long turned = DiscKernel.flips(mine, theirs, cell);
            long nextMine = theirs ^ turned;
            long nextTheirs = mine | turned | 1L << cell;
            int value = empty - 1 == LAST
                    ? -lastPlies.four(nextMine, nextTheirs, ~alpha)
                    : -plain(nextMine, nextTheirs, ~alpha, empty - 1);
            if (value > best) {
                best = value;
                if (best > alpha) {
                    return best;
                }
            }
            if (now == 0) {
                now = later;
                later = 0;
            }
        }
        return best;
    }

    private int ordered(long mine, long theirs, int alpha, int empty) {
        meter.count();
        meter.pay();
        long moves = OthelloKernel.moves(mine, theirs);
        if (moves == 0) {
            return pass(mine, theirs, alpha, empty);
        }
        if (alpha >= Bounds.worthCounting(empty)) {
            int most = Bounds.most(mine, theirs);
            if (most <= alpha) {
                return most;
            }
        }
        int at = table.find(mine, theirs);
        int lower = -64;
        int upper = 64;
        int remembered = -1;
        if (table.holds(at, mine, theirs)) {
            lower = table.lower(at);
            upper = table.upper(at);
            if (lower > alpha) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
            remembered = table.move(at);
        }
        MoveList list = lists[empty];
        list.fill(mine, theirs, moves, remembered);
        int best = -64;
        for (int i = 0; i < list.size(); i++) {
            list.pick(i);
            int value = -solve(list.nextMine(i), list.nextTheirs(i), ~alpha, empty - 1);
            if (i == 0 || value > best) {
                best = value;
                list.choose(i);
                if (best > alpha) {
                    break;
                }
            }
        }
        if (best > alpha) {
            table.put(at, mine, theirs, best, upper, list.chosen());
        } else {
            table.put(at, mine, theirs, lower, best, list.chosen());
        }
        return best;
    }
}
