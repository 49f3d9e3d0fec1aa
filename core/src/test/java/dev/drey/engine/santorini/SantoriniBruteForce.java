package dev.drey.engine.santorini;

import dev.drey.engine.Values;
import dev.drey.rules.Move;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;

/** Decided values within a number of plies, by searching every move without a table or a window. */
final class SantoriniBruteForce {
    private SantoriniBruteForce() {}

    /** The decided value if one side can force the end within a number of plies, else 0. */
    static int value(SantoriniPosition position, int plies) {
        if (position.isOver()) {
            return Values.lossIn(0);
        }
        return value(
                position.game().type(position.toMove()).diagonal(),
                position.game().type(position.toMove().other()).diagonal(),
                position.level1(),
                position.level2(),
                position.level3(),
                position.dead(),
                position.mine(),
                position.theirs(),
                plies);
    }

    /** The decided value for the side that makes the move, or 0. */
    static int value(SantoriniPosition position, Move move, int plies) {
        return later(value(position.play(move), plies - 1));
    }

    private static int value(
            boolean diagonal,
            boolean otherDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies) {
        if ((theirs & level3) != 0 || !SantoriniKernel.canStep(diagonal, level1, level2, level3, dead, mine, theirs)) {
            return Values.lossIn(0);
        }
        if (plies == 0) {
            return 0;
        }
        int best = -Values.WIN;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = SantoriniKernel.steps(from, diagonal, level1, level2, level3, dead, mine, theirs);
            if ((steps & level3) != 0) {
                return Values.winIn(1);
            }
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int moved = mine & ~(1 << from) | 1 << to;
                int builds = SantoriniKernel.builds(from, to, dead, mine, theirs);
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    int value = value(
                            otherDiagonal,
                            diagonal,
                            level1 | tile,
                            level2 | tile & level1,
                            level3 | tile & level2,
                            dead | tile & level3,
                            theirs,
                            moved,
                            plies - 1);
                    best = Math.max(best, later(value));
                }
            }
        }
        return best;
    }

    private static int later(int value) {
        return value > 0 ? 1 - value : value < 0 ? -value - 1 : 0;
    }
}
