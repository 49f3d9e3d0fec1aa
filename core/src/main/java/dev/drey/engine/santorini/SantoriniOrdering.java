package dev.drey.engine.santorini;

import dev.drey.engine.Search;
import java.util.Arrays;

/** In which order to try moves: by what was good elsewhere, one thread's memory of it, and by what a move looks like. */
final class SantoriniOrdering {
    /** Two pieces, at most four steps each, at most eight places to build. */
    static final int MOST_MOVES = 2 * 4 * 8;

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

    SantoriniOrdering(int plies) {
        this.moves = new int[plies][MOST_MOVES];
        this.ranks = new int[plies][MOST_MOVES];
        this.killers = new int[plies];
        this.others = new int[plies];
        Arrays.fill(killers, Search.NO_MOVE);
        Arrays.fill(others, Search.NO_MOVE);
    }

    /** Puts a move in its ply's list. @return how many are there now */
    int add(int ply, int count, int side, int move, int climb, boolean threatens, int remembered) {
        int rank = history[side][move] + climb * CLIMB;
        if (threatens) {
            rank += THREAT;
        }
        if (move == remembered) {
            rank = REMEMBERED;
        } else if (move == killers[ply]) {
            rank += KILLER + 1;
        } else if (move == others[ply]) {
            rank += KILLER;
        }
        moves[ply][count] = move;
        ranks[ply][count] = rank;
        return count + 1;
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
