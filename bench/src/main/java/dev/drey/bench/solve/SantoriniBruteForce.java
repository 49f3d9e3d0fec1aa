package dev.drey.bench.solve;

import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.HashMap;
import java.util.Map;

/** Forced wins by searching every move with the rules alone, to compare an engine with. */
final class SantoriniBruteForce {
    private record Key(
            boolean diagonal, int level1, int level2, int level3, int dead, int mine, int theirs, int plies) {}

    private final Map<Key, Boolean> known = new HashMap<>();

    /** Whether the side to move can force a win within an odd number of plies. */
    boolean wins(SantoriniPosition position, int plies) {
        known.clear();
        return !position.isOver()
                && wins(
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

    private boolean wins(
            boolean diagonal,
            boolean otherDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies) {
        if (plies <= 1) {
            return hasWinningMove(diagonal, otherDiagonal, level1, level2, level3, dead, mine, theirs, plies);
        }
        Key key = new Key(diagonal, level1, level2, level3, dead, mine, theirs, plies);
        Boolean result = known.get(key);
        if (result == null) {
            result = hasWinningMove(diagonal, otherDiagonal, level1, level2, level3, dead, mine, theirs, plies);
            known.put(key, result);
        }
        return result;
    }

    private boolean hasWinningMove(
            boolean diagonal,
            boolean otherDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies) {
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = SantoriniKernel.steps(from, diagonal, level1, level2, level3, dead, mine, theirs);
            if ((steps & level3) != 0) {
                return true;
            }
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int moved = mine & ~(1 << from) | 1 << to;
                int builds = SantoriniKernel.builds(from, to, dead, mine, theirs);
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    if (loses(
                            otherDiagonal,
                            diagonal,
                            level1 | tile,
                            level2 | tile & level1,
                            level3 | tile & level2,
                            dead | tile & level3,
                            theirs,
                            moved,
                            plies - 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean loses(
            boolean diagonal,
            boolean otherDiagonal,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies) {
        if (plies == 0) {
            return !SantoriniKernel.canStep(diagonal, level1, level2, level3, dead, mine, theirs);
        }
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = SantoriniKernel.steps(from, diagonal, level1, level2, level3, dead, mine, theirs);
            if ((steps & level3) != 0) {
                return false;
            }
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int moved = mine & ~(1 << from) | 1 << to;
                int builds = SantoriniKernel.builds(from, to, dead, mine, theirs);
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    if (!wins(
                            otherDiagonal,
                            diagonal,
                            level1 | tile,
                            level2 | tile & level1,
                            level3 | tile & level2,
                            dead | tile & level3,
                            theirs,
                            moved,
                            plies - 1)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
