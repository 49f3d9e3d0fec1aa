package dev.drey.engine.squirrel;

/** Lists the moves of a position, and ranks them: the likelier a move is the best, the higher. */
final class Ranking {
    private static final int FIRST_RANK = 1 << 20;

    private final NutSums sums;

    Ranking(NutSums sums) {
        this.sums = sums;
    }

    /** Lists the moves. */
    void list(Ply ply, int mine, int theirs, int empty, int remembered) {
        int listed = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int rank = sums.gain(mine, theirs, cell) + sums.gain(theirs, mine, cell);
            ply.set(listed++, cell, cell == remembered ? FIRST_RANK : rank);
        }
    }

    /**
     * Lists the moves, and finds what each side is sure to get of what is at stake: of what can be had by one move and kept,
     * the mover takes the best and then every second one, the other side the rest. @return twice what the mover gets in the
     * upper half, twice what the other gets in the lower
     */
    long listAndBound(Ply ply, int mine, int theirs, int empty, int live, int remembered) {
        int once = Essence.once(empty) & live;
        int lone = Essence.lone(empty);
        int mine1 = 0;
        int mine2 = 0;
        int mine3 = 0;
        int theirs1 = 0;
        int theirs2 = 0;
        int theirs3 = 0;
        int theirs4 = 0;
        int listed = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int beside = Essence.besideCell(cell);
            int own = sums.at(cell);
            int gain = own + (sums.twiceBeside(theirs, cell) & Essence.ifAny(beside & mine));
            int denied = own + (sums.twiceBeside(mine, cell) & Essence.ifAny(beside & theirs));
            ply.set(listed++, cell, cell == remembered ? FIRST_RANK : gain + denied);

            int kept = 2 * own & -(lone >>> cell & 1);
            int around = sums.twiceBeside(once, cell);
            int forMe = kept + (around & Essence.ifAny(beside & once & mine));
            int forThem = kept + (around & Essence.ifAny(beside & once & theirs));
            int less = Math.min(mine1, forMe);
            mine1 = Math.max(mine1, forMe);
            mine3 = Math.max(mine3, Math.min(mine2, less));
            mine2 = Math.max(mine2, less);
            less = Math.min(theirs1, forThem);
            theirs1 = Math.max(theirs1, forThem);
            int lesser = Math.min(theirs2, less);
            theirs2 = Math.max(theirs2, less);
            theirs4 = Math.max(theirs4, Math.min(theirs3, lesser));
            theirs3 = Math.max(theirs3, lesser);
        }
        return (long) (mine1 + mine3) << 32 | theirs2 + theirs4;
    }

    /** Ranks the moves anew by what the best reply to each gains at once. */
    void weighReplies(Ply ply, int mine, int theirs, int count) {
        for (int i = 0; i < count; i++) {
            int rank = ply.rank(i);
            if (rank != FIRST_RANK) {
                int cell = ply.cell(i);
                int conquered = Essence.conquered(mine, theirs, cell);
                int reply = bestReply(theirs & ~conquered, mine | conquered | 1 << cell);
                ply.set(i, cell, rank + 2 * (sums.gain(mine, theirs, cell) - reply));
            }
        }
    }

    private int bestReply(int mine, int theirs) {
        int best = 0;
        for (int rest = Essence.empty(mine, theirs); rest != 0; rest &= rest - 1) {
            best = Math.max(best, sums.gain(mine, theirs, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }
}
