package dev.drey.engine.squirrel;

import dev.drey.rules.Side;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.Random;

/** Values by playing out every line, and random positions to compare them on. */
final class SquirrelBruteForce {
    private SquirrelBruteForce() {}

    static int value(SquirrelPosition position) {
        return value(position.game().nuts(), position.mine(), position.theirs());
    }

    /** The value by plain alpha-beta search, for positions with too many lines to play out. */
    static int valueByAlphaBeta(SquirrelPosition position) {
        NutMap nuts = position.game().nuts();
        return alphaBeta(nuts, position.mine(), position.theirs(), -9999, 9999);
    }

    private static int alphaBeta(NutMap nuts, long mine, long theirs, int alpha, int beta) {
        long empty = SquirrelKernel.BOARD & ~(mine | theirs);
        if (empty == 0) {
            return nuts.sum(mine) - nuts.sum(theirs);
        }
        int best = alpha;
        for (; empty != 0 && best < beta; empty &= empty - 1) {
            int cell = Long.numberOfTrailingZeros(empty);
            long conquered = SquirrelKernel.conquered(mine, theirs, cell);
            int value = -alphaBeta(nuts, theirs & ~conquered, mine | conquered | 1L << cell, -beta, -best);
            best = Math.max(best, value);
        }
        return best;
    }

    private static int value(NutMap nuts, long mine, long theirs) {
        long empty = SquirrelKernel.BOARD & ~(mine | theirs);
        if (empty == 0) {
            return nuts.sum(mine) - nuts.sum(theirs);
        }
        int best = Integer.MIN_VALUE;
        for (; empty != 0; empty &= empty - 1) {
            int cell = Long.numberOfTrailingZeros(empty);
            long conquered = SquirrelKernel.conquered(mine, theirs, cell);
            best = Math.max(best, -value(nuts, theirs & ~conquered, mine | conquered | 1L << cell));
        }
        return best;
    }

    /** A random board, reachable or not, with a number of empty cells, on a map of small or large values. */
    static SquirrelPosition position(long seed, int empty) {
        Random random = new Random(seed);
        int maxNuts = new int[] {3, 99, 99}[random.nextInt(3)];
        int[] values = random.ints(SquirrelKernel.CELLS, 1, maxNuts + 1).toArray();
        return position(new SquirrelWar(NutMap.of(values)), random, empty);
    }

    static SquirrelPosition position(SquirrelWar game, Random random, int empty) {
        return position(game, random, empty, SquirrelKernel.BOARD);
    }

    /** A random board whose empty cells are among the given ones. */
    static SquirrelPosition position(SquirrelWar game, Random random, int empty, long allowed) {
        long mine = 0;
        long theirs = 0;
        long free = allowed;
        while (Long.bitCount(free) > empty) {
            free &= ~(1L << random.nextInt(SquirrelKernel.CELLS));
        }
        for (int cell = 0; cell < SquirrelKernel.CELLS; cell++) {
            long bit = 1L << cell & ~free;
            if (random.nextBoolean()) {
                mine |= bit;
            } else {
                theirs |= bit;
            }
        }
        return new SquirrelPosition(game, mine, theirs, random.nextBoolean() ? Side.FIRST : Side.SECOND);
    }
}
