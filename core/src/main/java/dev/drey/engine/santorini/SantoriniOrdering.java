package dev.drey.engine.santorini;

import dev.drey.engine.Search;
import dev.drey.rules.santorini.SantoriniKernel;
import java.util.Arrays;

/** In which order to try moves: by what was good elsewhere, one thread's memory of it, and by what a move looks like. */
final class SantoriniOrdering {
    /** Two pieces, at most four steps each, at most eight places to build. */
    private static final int MOST_MOVES = 2 * 4 * 8;

    private static final int CODES = 1 << 15;
    private static final int MOST_HISTORY = 1 << 20;

    private static final int REMEMBERED = 1 << 30;
    private static final int KILLER = 1 << 26;
    private static final int THREAT = 1 << 24;
    private static final int CLIMB = 1 << 12;

    private final int[][] moves;
    private final int[][] ranks;
    private final int[] killers;
    private final int[] others;
    private final int[][] history = new int[2][CODES];
    private boolean stuck;
    private int doubleThreat = Search.NO_MOVE;

    SantoriniOrdering(int plies) {
        this.moves = new int[plies][MOST_MOVES];
        this.ranks = new int[plies][MOST_MOVES];
        this.killers = new int[plies];
        this.others = new int[plies];
        Arrays.fill(killers, Search.NO_MOVE);
        Arrays.fill(others, Search.NO_MOVE);
    }

    /**
     * Lists the moves of a ply that place their tile on a safe cell; what else is to be seen on the way can be asked for
     * afterwards.
     *
     * @return how many there are
     */
    int list(
            int ply,
            int side,
            Reach reach,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int safe,
            int remembered) {
        int taken = dead | mine | theirs;
        int summits = level3 & ~taken;
        int[] movesHere = moves[ply];
        int[] ranksHere = ranks[ply];
        int count = 0;
        stuck = true;
        doubleThreat = Search.NO_MOVE;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int level = (level1 >>> from & 1) + (level2 >>> from & 1);
            int tooHigh = level == 0 ? level2 : level == 1 ? level3 : 0;
            int otherReach = reach.steps(mine & ~(1 << from) & level2);
            for (int steps = reach.step(from) & ~(taken | tooHigh); steps != 0; steps &= steps - 1) {
                stuck = false;
                int to = Integer.numberOfTrailingZeros(steps);
                int climb = (level1 >>> to & 1) + (level2 >>> to & 1) - level;
                int nextReach = otherReach | ((level2 >>> to & 1) != 0 ? reach.step(to) : 0);
                int threats = nextReach & summits;
                int raised = nextReach & level2 & ~level3;
                int builds = SantoriniKernel.around(to) & ~(taken & ~(1 << from)) & safe;
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    int threatening = threats & ~tile | raised & tile;
                    int move = SantoriniKernel.code(from, to, Integer.numberOfTrailingZeros(tile));
                    if ((threatening & threatening - 1) != 0) {
                        doubleThreat = move;
                    }
                    movesHere[count] = move;
                    ranksHere[count++] = rank(ply, side, move, climb, threatening != 0, remembered);
                }
            }
        }
        return count;
    }

    /** Whether the side for which moves were listed last has no step at all. */
    boolean stuck() {
        return stuck;
    }

    /** A move listed last that threatens to step onto level 3 in two places; {@link Search#NO_MOVE} if none does. */
    int doubleThreat() {
        return doubleThreat;
    }

    private int rank(int ply, int side, int move, int climb, boolean threatens, int remembered) {
        if (move == remembered) {
            return REMEMBERED;
        }
        int rank = history[side][move] + climb * CLIMB + (threatens ? THREAT : 0);
        return move == killers[ply] ? rank + KILLER + 1 : move == others[ply] ? rank + KILLER : rank;
    }

    /** Brings the best of the moves from i on to i. */
    int pick(int ply, int i, int count) {
        int[] movesHere = moves[ply];
        int[] ranksHere = ranks[ply];
        int best = i;
        for (int j = i + 1; j < count; j++) {
            if (ranksHere[j] > ranksHere[best]) {
                best = j;
            }
        }
        int move = movesHere[best];
        int rank = ranksHere[best];
        movesHere[best] = movesHere[i];
        ranksHere[best] = ranksHere[i];
        movesHere[i] = move;
        ranksHere[i] = rank;
        return move;
    }

    int move(int ply, int i) {
        return moves[ply][i];
    }

    /** Puts a move off: it takes the place of an earlier one that is done with. */
    void defer(int ply, int place, int move) {
        moves[ply][place] = move;
    }

    /** A move refuted the one before it. */
    void refuted(int ply, int side, int move, int depth) {
        if (killers[ply] != move) {
            others[ply] = killers[ply];
            killers[ply] = move;
        }
        int[] mine = history[side];
        mine[move] += depth * depth + 1;
        if (mine[move] > MOST_HISTORY) {
            for (int code = 0; code < CODES; code++) {
                mine[code] >>= 1;
            }
        }
    }
}
