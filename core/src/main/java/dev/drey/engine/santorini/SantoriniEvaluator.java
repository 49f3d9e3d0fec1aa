package dev.drey.engine.santorini;

import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;

/**
 * Guesses from the board alone who will win, in points of which 200 mean chances of e to 1. What counts is how high a piece
 * stands and what it can step onto next, above all where the other side cannot build in time.
 */
final class SantoriniEvaluator {
    private static final int[] LEVEL = {0, 60, 150};
    private static final int[] CENTRE = {0, 8, 16};
    private static final int[][] STEP = {{4, 14, 0, 0}, {2, 8, 30, 4}, {2, 6, 30, 60}};
    private static final int[][] OPEN_STEP = {{0, 6, 0, 0}, {0, 4, 20, 0}, {0, 4, 25, 80}};
    private static final int TEMPO = 15;

    private static final int[] RING = new int[SantoriniKernel.CELLS];

    static {
        for (int cell = 0; cell < SantoriniKernel.CELLS; cell++) {
            RING[cell] = 2 - Math.max(Math.abs(cell / 5 - 2), Math.abs(cell % 5 - 2));
        }
    }

    private final int[][] steps;
    private final int[][] builds;

    SantoriniEvaluator(Santorini game) {
        boolean first = game.type(Side.FIRST).diagonal();
        boolean second = game.type(Side.SECOND).diagonal();
        this.steps = new int[][] {Reach.steps(first), Reach.steps(second)};
        this.builds = new int[][] {Reach.builds(first), Reach.builds(second)};
    }

    /** What the position is worth to the side to move, if neither side can step onto level 3 at once. */
    int evaluate(int side, int level1, int level2, int level3, int dead, int mine, int theirs) {
        int free = ~(dead | mine | theirs);
        int here = standing(side, level1, level2, level3, free, mine, Reach.from(theirs, builds[side ^ 1]));
        int there = standing(side ^ 1, level1, level2, level3, free, theirs, Reach.from(mine, builds[side]));
        return here - there + TEMPO;
    }

    private int standing(int side, int level1, int level2, int level3, int free, int pieces, int watched) {
        int points = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int level = (level1 >>> cell & 1) + (level2 >>> cell & 1);
            int near = steps[side][cell] & free;
            int open = near & ~watched;
            int[] step = STEP[level];
            int[] openStep = OPEN_STEP[level];
            points += LEVEL[level] + CENTRE[RING[cell]];
            points += step[0] * Integer.bitCount(near & ~level1) + openStep[0] * Integer.bitCount(open & ~level1);
            int one = level1 & ~level2;
            points += step[1] * Integer.bitCount(near & one) + openStep[1] * Integer.bitCount(open & one);
            int two = level2 & ~level3;
            points += step[2] * Integer.bitCount(near & two) + openStep[2] * Integer.bitCount(open & two);
            points += step[3] * Integer.bitCount(near & level3) + openStep[3] * Integer.bitCount(open & level3);
        }
        return points;
    }
}
