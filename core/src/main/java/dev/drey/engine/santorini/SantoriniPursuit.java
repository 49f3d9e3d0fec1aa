package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;

/**
 * Looks for a win by threats alone: every move threatens to step onto level 3, so the other side can only place a tile there,
 * until a threat cannot be stopped or there are two. What it finds is a fact; what it does not find may be there.
 */
final class SantoriniPursuit {
    /** No win was found. */
    static final int NONE = 0;

    private static final int MOST_THREATS = 3;

    /** Most pursuits that succeed do so soon; the others must not cost more than they are worth. */
    private static final int MOST_NODES = 32;

    private final Reach[] reach;
    private int nodesLeft;

    SantoriniPursuit(Reach[] reach) {
        this.reach = reach;
    }

    /**
     * Within how many plies the side to move wins by threats; {@link #NONE} if that was not found. Neither side may have a
     * step onto level 3 already.
     */
    int plies(int side, int level1, int level2, int level3, int dead, int mine, int theirs) {
        nodesLeft = MOST_NODES;
        return pursue(side, level1, level2, level3, dead, mine, theirs, MOST_THREATS);
    }

    private int pursue(int side, int level1, int level2, int level3, int dead, int mine, int theirs, int threatsLeft) {
        if (threatsLeft == 0 || --nodesLeft < 0) {
            return NONE;
        }
        int taken = dead | mine | theirs;
        int summits = level3 & ~taken;
        int handed = reach[side ^ 1].steps(theirs & level2) & level2 & ~level3;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int tooHigh = (level1 >>> from & 1) == 0 ? level2 : (level2 >>> from & 1) == 0 ? level3 : 0;
            int otherReach = reach[side].steps(mine & ~(1 << from) & level2);
            int steps = reach[side].step(from) & ~(taken | tooHigh);
            if (otherReach == 0) {
                steps &= level2;
            }
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int nextReach = otherReach | ((level2 >>> to & 1) != 0 ? reach[side].step(to) : 0);
                int threats = nextReach & summits;
                int raised = nextReach & level2 & ~level3;
                int builds = SantoriniKernel.around(to) & ~(taken & ~(1 << from) | handed);
                for (builds &= threats == 0 ? raised : ~0; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    int threatening = threats & ~tile | raised & tile;
                    if ((threatening & threatening - 1) != 0) {
                        return 3;
                    }
                    int lost = threatening == 0
                            ? NONE
                            : escape(
                                    side ^ 1,
                                    level1 | tile,
                                    level2 | tile & level1,
                                    level3 | tile & level2,
                                    dead | tile & level3,
                                    theirs,
                                    mine & ~(1 << from) | 1 << to,
                                    threatening,
                                    threatsLeft);
                    if (lost != NONE) {
                        return lost + 1;
                    }
                }
            }
        }
        return NONE;
    }

    /** Within how many plies the side to move has lost, which must place a tile on that cell; {@link #NONE} if it escapes. */
    private int escape(
            int side, int level1, int level2, int level3, int dead, int mine, int theirs, int tile, int threatsLeft) {
        int taken = dead | mine | theirs;
        int summits = level3 & ~(taken | tile);
        int longest = 2;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int tooHigh = (level1 >>> from & 1) == 0 ? level2 : (level2 >>> from & 1) == 0 ? level3 : 0;
            int steps = reach[side].step(from) & ~(taken | tooHigh);
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                if ((SantoriniKernel.around(to) & tile) == 0) {
                    continue;
                }
                int moved = mine & ~(1 << from) | 1 << to;
                // Who answers a threat by a threat has escaped: this looks no further.
                int lost = (reach[side].steps(moved & level2) & summits) != 0
                        ? NONE
                        : pursue(side ^ 1, level1, level2, level3, dead | tile, theirs, moved, threatsLeft - 1);
                if (lost == NONE) {
                    return NONE;
                }
                longest = Math.max(longest, lost + 1);
            }
        }
        return longest;
    }
}
