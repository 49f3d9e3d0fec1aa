package dev.drey.engine.santorini;

import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;

/**
 * Estimates who will win, in points (200 points mean odds of e to 1), from the height of each piece, the cells around it, and
 * the cells it reaches in one and two steps.
 */
final class SantoriniEvaluator {
    /** Limit of estimates, far from every decided value. */
    private static final int MAX = 5_000;

    /** By cell: 0 on the border, 2 in the centre. */
    private static final int[] RING = new int[SantoriniKernel.CELLS];

    static {
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            int rows = Math.abs(cell / SantoriniKernel.SIZE - SantoriniKernel.SIZE / 2);
            int cols = Math.abs(cell % SantoriniKernel.SIZE - SantoriniKernel.SIZE / 2);
            RING[cell] = 2 - Math.max(rows, cols);
        }
    }

    private final StepTargets[] targets = new StepTargets[2];
    private final int[][][] mover = new int[2][][];
    private final int[][][] opponent = new int[2][][];
    private final int[] turn = new int[2];

    SantoriniEvaluator(Santorini game) {
        for (Side side : Side.values()) {
            boolean diagonal = game.type(side).diagonal();
            int i = side.ordinal();
            targets[i] = new StepTargets(diagonal);
            mover[i] = SantoriniWeights.mover(diagonal);
            opponent[i] = SantoriniWeights.opponent(diagonal);
            turn[i] = SantoriniWeights.turn(diagonal, game.type(side.other()).diagonal());
        }
    }

    /** Estimate for the side to move, where neither side can step onto level 3 at once. */
    int evaluate(SantoriniBoard board) {
        int side = board.side;
        int value = turn[side]
                + points(board, mover[side], targets[side], board.mine)
                - points(board, opponent[side ^ 1], targets[side ^ 1], board.theirs);
        return Math.max(-MAX, Math.min(MAX, value));
    }

    private static int points(SantoriniBoard board, int[][] rows, StepTargets targets, int pieces) {
        int level1 = board.level1;
        int level2 = board.level2;
        int free = SantoriniKernel.BOARD & ~board.taken();
        int on1 = free & level1 & ~level2;
        int on2 = free & level2 & ~board.level3;
        int on3 = free & board.level3;
        int ground = free & ~level1;
        int upTo1 = free & ~level2;
        int upTo2 = free & ~board.level3;
        int points = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int level = (level1 >>> cell & 1) + (level2 >>> cell & 1);
            int[] row = rows[level];
            int near = targets.from(cell);
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
            int second = targets.fromAny(open & ground) & upTo1
                    | targets.fromAny(open & on1) & upTo2
                    | targets.fromAny(open & level2) & free;
            points += row[SantoriniWeights.TWO_STEPS] * Integer.bitCount(second & on1)
                    + row[SantoriniWeights.TWO_STEPS + 1] * Integer.bitCount(second & on2)
                    + row[SantoriniWeights.TWO_STEPS + 2] * Integer.bitCount(second & on3);
        }
        return points;
    }
}
