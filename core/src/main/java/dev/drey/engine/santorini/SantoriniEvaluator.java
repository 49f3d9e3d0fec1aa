package dev.drey.engine.santorini;

import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;

/**
 * Guesses from the board alone who will win, in points of which 200 mean chances of e to 1. What counts is how high a piece
 * stands, what is around it, and what it gets to in one and in two steps.
 */
final class SantoriniEvaluator {
    /** Far from every decided value. */
    private static final int MOST = 5_000;

    /** By cell: 0 on the border, 2 in the centre. */
    private static final int[] RING = new int[SantoriniKernel.CELLS];

    static {
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            int rows = Math.abs(cell / SantoriniKernel.SIZE - SantoriniKernel.SIZE / 2);
            int cols = Math.abs(cell % SantoriniKernel.SIZE - SantoriniKernel.SIZE / 2);
            RING[cell] = 2 - Math.max(rows, cols);
        }
    }

    private final Reach[] reach = new Reach[2];
    private final int[][][] mover = new int[2][][];
    private final int[][][] waiter = new int[2][][];
    private final int[] turn = new int[2];

    SantoriniEvaluator(Santorini game) {
        for (Side side : Side.values()) {
            boolean diagonal = game.type(side).diagonal();
            int i = side.ordinal();
            reach[i] = new Reach(diagonal);
            mover[i] = SantoriniWeights.mover(diagonal);
            waiter[i] = SantoriniWeights.waiter(diagonal);
            turn[i] = SantoriniWeights.turn(diagonal, game.type(side.other()).diagonal());
        }
    }

    /** What the position is worth to the side to move, if neither side can step onto level 3 at once. */
    int evaluate(int side, int level1, int level2, int level3, int dead, int mine, int theirs) {
        int free = SantoriniKernel.BOARD & ~(dead | mine | theirs);
        int value = turn[side]
                + points(mover[side], reach[side], level1, level2, level3, free, mine)
                - points(waiter[side ^ 1], reach[side ^ 1], level1, level2, level3, free, theirs);
        return Math.max(-MOST, Math.min(MOST, value));
    }

    private static int points(int[][] rows, Reach reach, int level1, int level2, int level3, int free, int pieces) {
        int on1 = free & level1 & ~level2;
        int on2 = free & level2 & ~level3;
        int on3 = free & level3;
        int ground = free & ~level1;
        int upTo1 = free & ~level2;
        int upTo2 = free & ~level3;
        int points = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int level = (level1 >>> cell & 1) + (level2 >>> cell & 1);
            int[] row = rows[level];
            int near = reach.step(cell);
            int around = SantoriniKernel.around(cell);
            int open = near & (level == 0 ? upTo1 : level == 1 ? upTo2 : free);
            points += row[SantoriniWeights.STANDING + RING[cell]]
                    + row[SantoriniWeights.NEAR] * Integer.bitCount(near & ground)
                    + row[SantoriniWeights.NEAR + 1] * Integer.bitCount(near & on1)
                    + row[SantoriniWeights.NEAR + 2] * Integer.bitCount(near & on2)
                    + row[SantoriniWeights.NEAR + 3] * Integer.bitCount(near & on3)
                    + row[SantoriniWeights.AROUND] * Integer.bitCount(around & ground)
                    + row[SantoriniWeights.AROUND + 1] * Integer.bitCount(around & on1)
                    + row[SantoriniWeights.AROUND + 2] * Integer.bitCount(around & on2)
                    + row[SantoriniWeights.AROUND + 3] * Integer.bitCount(around & on3);
            if (open == 0) {
                points += row[SantoriniWeights.STUCK];
                continue;
            }
            int second = reach.steps(open & ground) & upTo1
                    | reach.steps(open & on1) & upTo2
                    | reach.steps(open & level2) & free;
            points += row[SantoriniWeights.TWO_STEPS] * Integer.bitCount(second & on1)
                    + row[SantoriniWeights.TWO_STEPS + 1] * Integer.bitCount(second & on2)
                    + row[SantoriniWeights.TWO_STEPS + 2] * Integer.bitCount(second & on3);
        }
        return points;
    }
}
