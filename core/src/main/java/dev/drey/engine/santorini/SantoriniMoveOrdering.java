package dev.drey.engine.santorini;

import dev.drey.engine.Search;
import dev.drey.rules.santorini.SantoriniKernel;
import java.util.Arrays;

/** Lists and ranks moves for one thread: by the table's move, killers, the history heuristic, threats and climbs. */
final class SantoriniMoveOrdering {
    private static final int CODES = 1 << 15;
    private static final int MAX_HISTORY = 1 << 20;

    private static final int TABLE_MOVE = 1 << 30;
    private static final int KILLER = 1 << 26;
    private static final int THREAT = 1 << 24;
    private static final int CLIMB = 1 << 12;

    private final int[] killers;
    private final int[] olderKillers;
    private final int[][] history = new int[2][CODES];

    SantoriniMoveOrdering(int plies) {
        this.killers = new int[plies];
        this.olderKillers = new int[plies];
        Arrays.fill(killers, Search.NO_MOVE);
        Arrays.fill(olderKillers, Search.NO_MOVE);
    }

    /** Lists the moves that place their tile on a safe cell, and notes whether the side is stuck and can threaten twice. */
    void list(SantoriniNode node, StepTargets targets, int safe, int tableMove) {
        SantoriniBoard board = node.board;
        int level1 = board.level1;
        int level2 = board.level2;
        int mine = board.mine;
        int taken = board.taken();
        int summits = board.summits();
        int nearSummits = level2 & ~board.level3;
        boolean isStuck = true;
        int doubleThreat = Search.NO_MOVE;
        node.moves.clear();
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int level = (level1 >>> from & 1) + (level2 >>> from & 1);
            int otherTargets = targets.fromAny(mine & ~(1 << from) & level2);
            for (int steps = targets.from(from) & ~(taken | board.tooHighFrom(from)); steps != 0; steps &= steps - 1) {
                isStuck = false;
                int to = Integer.numberOfTrailingZeros(steps);
                int climb = (level1 >>> to & 1) + (level2 >>> to & 1) - level;
                int nextTargets = otherTargets | ((level2 >>> to & 1) != 0 ? targets.from(to) : 0);
                int threats = nextTargets & summits;
                int raised = nextTargets & nearSummits;
                int builds = SantoriniKernel.around(to) & ~(taken & ~(1 << from)) & safe;
                for (; builds != 0; builds &= builds - 1) {
                    int tile = builds & -builds;
                    int threatened = threats & ~tile | raised & tile;
                    int move = SantoriniKernel.code(from, to, Integer.numberOfTrailingZeros(tile));
                    if ((threatened & threatened - 1) != 0) {
                        doubleThreat = move;
                    }
                    int rank =
                            move == tableMove ? TABLE_MOVE : rank(node.ply, board.side, move, climb, threatened != 0);
                    node.moves.add(move, rank);
                }
            }
        }
        node.isStuck = isStuck;
        node.doubleThreat = doubleThreat;
    }

    private int rank(int ply, int side, int move, int climb, boolean threatens) {
        int rank = history[side][move] + climb * CLIMB + (threatens ? THREAT : 0);
        return move == killers[ply] ? rank + KILLER + 1 : move == olderKillers[ply] ? rank + KILLER : rank;
    }

    /** Notes that a move caused a cutoff. */
    void addCutoff(int ply, int side, int move, int depth) {
        if (killers[ply] != move) {
            olderKillers[ply] = killers[ply];
            killers[ply] = move;
        }
        int[] ofSide = history[side];
        ofSide[move] += depth * depth + 1;
        if (ofSide[move] > MAX_HISTORY) {
            for (int code = 0; code < CODES; code++) {
                ofSide[code] >>= 1;
            }
        }
    }
}
