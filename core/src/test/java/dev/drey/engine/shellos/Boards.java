package dev.drey.engine.shellos;

import dev.drey.rules.Side;
import dev.drey.rules.shellos.ShellosPosition;
import java.util.Random;

/** Positions to try a solver on. */
final class Boards {
    private static final int CELLS = 64;

    private Boards() {}

    /** Any discs at all, with so many cells empty: scattered over the board, or all in one corner of it. */
    static ShellosPosition setUp(Random random, int empties) {
        long empty = random.nextInt(4) == 0 ? cornerBlock(random, empties) : scattered(random, empties);
        long mine = random.nextLong();
        // Some boards are one-sided, so that long runs turn.
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
