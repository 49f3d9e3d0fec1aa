package dev.drey.engine.shellos;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.shellos.ShellosKernel;
import dev.drey.rules.shellos.ShellosPosition;
import java.util.Random;

/** Values by playing out every line, and random positions to compare them on. */
final class ShellosBruteForce {
    private static final int CELLS = 64;

    private ShellosBruteForce() {}

    static int value(Position position) {
        ShellosPosition board = (ShellosPosition) position;
        return value(board.mine(), board.theirs());
    }

    private static int value(long mine, long theirs) {
        int best = -65;
        for (long rest = ShellosKernel.moves(mine, theirs); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long flips = DiscKernel.flips(mine, theirs, cell);
            best = Math.max(best, -value(theirs ^ flips, mine | flips | 1L << cell));
        }
        return best == -65 ? Long.bitCount(mine) - Long.bitCount(theirs) : best;
    }

    /** Random discs, and a number of empty cells scattered over the board or all in one corner. */
    static ShellosPosition setUp(Random random, int empties) {
        long empty = random.nextInt(4) == 0 ? cornerBlock(random, empties) : scattered(random, empties);
        long mine = random.nextLong();
        // Some boards are one-sided, so that long runs are flipped.
        if (random.nextInt(3) == 0) {
            mine &= random.nextLong();
        }
        return new ShellosPosition(mine & ~empty, ~mine & ~empty, random.nextBoolean() ? Side.FIRST : Side.SECOND);
    }

    private static long scattered(Random random, int empties) {
        long empty = 0;
        while (Long.bitCount(empty) < empties) {
            empty |= 1L << random.nextInt(CELLS);
        }
        return empty;
    }

    private static long cornerBlock(Random random, int empties) {
        int turn = random.nextInt(4);
        long empty = 0;
        for (int ring = 0; Long.bitCount(empty) < empties; ring++) {
            for (int i = 0; i <= 2 * ring && Long.bitCount(empty) < empties; i++) {
                int row = Math.min(i, ring);
                int col = Math.min(2 * ring - i, ring);
                empty |= 1L << ((turn & 1) == 0 ? row : 7 - row) * 8 + ((turn & 2) == 0 ? col : 7 - col);
            }
        }
        return empty;
    }
}
