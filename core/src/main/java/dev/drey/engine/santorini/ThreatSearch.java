package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;
import java.util.Arrays;

/**
 * Searches for a win by threats alone: every move threatens to step onto level 3, so the opponent can only place a tile there,
 * until a threat cannot be answered or there are two at once. A win that it finds is proven; it may miss wins.
 */
final class ThreatSearch {
    /** No win was found. */
    static final int NONE = 0;

    private static final int MAX_THREATS = 3;

    /** Most threat searches that succeed do so soon; the others must not cost more than they are worth. */
    private static final int MAX_NODES = 32;

    private final StepTargets[] targets;
    private final SantoriniBoard[] afterThreat = new SantoriniBoard[MAX_THREATS + 1];
    private final SantoriniBoard[] afterAnswer = new SantoriniBoard[MAX_THREATS + 1];
    private int nodesLeft;

    /** @param targets by side */
    ThreatSearch(StepTargets[] targets) {
        this.targets = targets;
        Arrays.setAll(afterThreat, i -> new SantoriniBoard());
        Arrays.setAll(afterAnswer, i -> new SantoriniBoard());
    }

    /**
     * Number of plies within which the side to move wins by threats, or {@link #NONE}. Neither side may have a step onto level 3
     * already.
     */
    int winningPlies(SantoriniBoard board) {
        nodesLeft = MAX_NODES;
        return attack(board, MAX_THREATS);
    }

    private int attack(SantoriniBoard board, int threatsLeft) {
        if (threatsLeft == 0 || --nodesLeft < 0) {
            return NONE;
        }
        StepTargets mine = targets[board.side];
        int level2 = board.level2;
        int taken = board.taken();
        int summits = board.summits();
        int nearSummits = level2 & ~board.level3;
        int losingTiles = targets[board.side ^ 1].fromAny(board.theirs & level2) & nearSummits;
        for (int pieces = board.mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int otherTargets = mine.fromAny(board.mine & ~(1 << from) & level2);
            int steps = mine.from(from) & ~(taken | board.tooHighFrom(from));
            if (otherTargets == 0) {
                steps &= level2;
            }
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                int nextTargets = otherTargets | ((level2 >>> to & 1) != 0 ? mine.from(to) : 0);
                int threats = nextTargets & summits;
                int raised = nextTargets & nearSummits;
                int builds = SantoriniKernel.around(to) & ~(taken & ~(1 << from) | losingTiles);
                for (builds &= threats == 0 ? raised : ~0; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    int threatened = threats & ~tile | raised & tile;
                    if ((threatened & threatened - 1) != 0) {
                        return 3;
                    }
                    if (threatened == 0) {
                        continue;
                    }
                    SantoriniBoard next = afterThreat[threatsLeft];
                    next.setAfter(board, 1 << from | 1 << to, tile);
                    int lost = answer(next, threatened, threatsLeft);
                    if (lost != NONE) {
                        return lost + 1;
                    }
                }
            }
        }
        return NONE;
    }

    /**
     * Number of plies within which the side to move loses, given that it must place a tile on the threatened cell; {@link
     * #NONE} if it may escape.
     */
    private int answer(SantoriniBoard board, int threatened, int threatsLeft) {
        StepTargets mine = targets[board.side];
        int taken = board.taken();
        int summits = board.level3 & ~(taken | threatened);
        int longest = 2;
        for (int pieces = board.mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = mine.from(from) & ~(taken | board.tooHighFrom(from));
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                if ((SantoriniKernel.around(to) & threatened) == 0) {
                    continue;
                }
                int moved = 1 << from | 1 << to;
                if ((mine.fromAny((board.mine ^ moved) & board.level2) & summits) != 0) {
                    // A threat in return counts as an escape.
                    return NONE;
                }
                SantoriniBoard next = afterAnswer[threatsLeft];
                next.setAfter(board, moved, threatened);
                int won = attack(next, threatsLeft - 1);
                if (won == NONE) {
                    return NONE;
                }
                longest = Math.max(longest, won + 1);
            }
        }
        return longest;
    }
}
