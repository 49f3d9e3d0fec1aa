package dev.drey.bench.solve;

import dev.drey.rules.Move;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;

/**
 * The opponent to beat: full-width alpha-beta of depth four that evaluates the difference of the levels on which the pieces
 * stand, and takes the first of equally good moves.
 */
final class SantoriniBaseline {
    private static final int DEPTH = 4;
    private static final int WIN = 1000;

    Move choose(SantoriniPosition position) {
        Move choice = position.moves().get(0);
        int best = -WIN - 1;
        for (Move move : position.moves()) {
            SantoriniPosition next = position.play(move);
            int value = -search(
                    next.game().type(next.toMove()).diagonal(),
                    next.game().type(position.toMove()).diagonal(),
                    next.level1(),
                    next.level2(),
                    next.level3(),
                    next.dead(),
                    next.mine(),
                    next.theirs(),
                    DEPTH - 1,
                    -WIN - 1,
                    -best);
            if (value > best) {
                best = value;
                choice = move;
            }
        }
        return choice;
    }

    private int search(
            boolean diagonal,
            boolean otherDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int depth,
            int alpha,
            int beta) {
        if ((theirs & level3) != 0 || !SantoriniKernel.canStep(diagonal, level1, level2, level3, dead, mine, theirs)) {
            // A quicker win is better.
            return -WIN + DEPTH - depth;
        }
        if (depth == 0) {
            return heights(level1, level2, mine) - heights(level1, level2, theirs);
        }
        int best = alpha;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = SantoriniKernel.steps(from, diagonal, level1, level2, level3, dead, mine, theirs);
            for (; steps != 0; steps &= steps - 1) {
                int step = steps & -steps;
                int to = Integer.numberOfTrailingZeros(steps);
                int moved = mine & ~(1 << from) | step;
                int builds = (step & level3) != 0 ? step : SantoriniKernel.builds(from, to, dead, mine, theirs);
                for (; builds != 0; builds &= builds - 1) {
                    // A step onto level 3 places no tile.
                    int tile = builds & -builds & ~step;
                    int value = -search(
                            otherDiagonal,
                            diagonal,
                            level1 | tile,
                            level2 | tile & level1,
                            level3 | tile & level2,
                            dead | tile & level3,
                            theirs,
                            moved,
                            depth - 1,
                            -beta,
                            -best);
                    if (value >= beta) {
                        return value;
                    }
                    best = Math.max(best, value);
                }
            }
        }
        return best;
    }

    private static int heights(int level1, int level2, int pieces) {
        return Integer.bitCount(pieces & level1) + Integer.bitCount(pieces & level2);
    }
}
