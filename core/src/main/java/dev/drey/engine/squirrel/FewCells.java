package dev.drey.engine.squirrel;

/** The values of positions with few empty cells, too quickly searched to be worth a place in the table. */
final class FewCells {
    static final int MOST = LastCells.MOST + 1;

    private static final int NOTHING_YET = -9999;
    private static final int NO_CELL = -1;

    private final NutSums sums;
    private final Ranking ranking;
    private final LastCells last;
    private final Ply ply = new Ply();
    private long nodes;

    FewCells(NutSums sums, Ranking ranking) {
        this.sums = sums;
        this.ranking = ranking;
        this.last = new LastCells(sums);
    }

    /** How many positions were examined, those of {@link LastCells} not counted: each takes no longer than a move. */
    long nodes() {
        return nodes;
    }

    /** Like {@code Solver.solve}, for a board with at most {@link #MOST} empty cells and that margin now. */
    int value(int mine, int theirs, int count, int margin, int alpha, int beta) {
        if (count <= LastCells.MOST) {
            return last.value(mine, theirs, count, margin, alpha, beta);
        }
        nodes++;
        int empty = Essence.empty(mine, theirs);
        int live = Essence.live(mine, theirs);
        int liveMine = sums.of(mine & live);
        int liveTheirs = sums.of(theirs & live);
        int settled = margin - liveMine + liveTheirs;
        int atStake = liveMine + liveTheirs + sums.of(empty);
        long sure = ranking.listAndBound(ply, mine, theirs, empty, live, NO_CELL);
        int lower = settled - atStake + (int) (sure >> 32);
        if (lower >= beta) {
            return lower;
        }
        int upper = settled + atStake - (int) sure;
        if (upper <= alpha) {
            return upper;
        }
        return tryAll(ply, mine, theirs, count, margin, alpha, beta);
    }

    /** Tries the moves listed one after the other, and notes the best one. */
    int tryAll(Ply listed, int mine, int theirs, int count, int margin, int alpha, int beta) {
        int best = NOTHING_YET;
        int floor = alpha;
        for (int i = 0; i < count; i++) {
            listed.pick(i, count);
            int cell = listed.cell(i);
            int conquered = Essence.conquered(mine, theirs, cell);
            int value = -value(
                    theirs & ~conquered,
                    mine | conquered | 1 << cell,
                    count - 1,
                    -margin - sums.gain(mine, theirs, cell),
                    -beta,
                    -floor);
            if (value > best) {
                best = value;
                listed.bestCell = cell;
                floor = Math.max(floor, value);
                if (value >= beta) {
                    break;
                }
            }
        }
        return best;
    }
}
