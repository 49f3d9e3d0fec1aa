package dev.drey.engine.squirrel;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;

/**
 * Proves values by alpha-beta with a narrow window for all but the first move. Before it goes into any move it looks the
 * likeliest one up, and then all the others together, so that the table's memory is waited for once and not once a move.
 *
 * <p>A margin here is that of the side to move now; the settled margin is the part of it that can no longer change. The table
 * keeps values less the settled margin.
 */
final class SquirrelSolver implements Solver {
    /** Positions with fewer empty cells are searched again more quickly than they are found in memory. */
    static final int TABLE_FROM = FewCells.MOST + 1;

    /** With so many empty cells or more, what is sure decides nothing. */
    private static final int BOUNDS_BELOW = 10;

    /** From so many empty cells on it pays to look at each reply before choosing a move. */
    private static final int REPLIES_FROM = 10;

    /** From so many empty cells on threads share the work. */
    private static final int BUSY_FROM = 10;

    private static final int NOTHING_YET = -9999;

    /** So many moves are looked up before all the others: most often the likeliest one is already known to be good enough. */
    private static final int LIKELY = 1;

    private final NutSums sums;
    private final NutTable table;
    private final CurrentlySearching busy;
    private final Ranking ranking;
    private final FewCells few;
    private final Ply[] plies = new Ply[SquirrelKernel.CELLS + 1];
    private Budget budget = Budget.unlimited();
    private long nodes;
    private long spendAt = Budget.STEP;

    /** Keeps reads alive that are made for the cache alone. */
    @SuppressWarnings("unused")
    private long touched;

    SquirrelSolver(NutSums sums, NutTable table, CurrentlySearching busy) {
        this.sums = sums;
        this.table = table;
        this.busy = busy;
        this.ranking = new Ranking(sums);
        this.few = new FewCells(sums, ranking);
        for (int count = 0; count < plies.length; count++) {
            plies[count] = new Ply();
        }
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget spending) {
        SquirrelPosition board = (SquirrelPosition) position;
        budget = spending;
        if (budget.isSpent()) {
            budget.spend();
        }
        int mine = (int) board.mine();
        int theirs = (int) board.theirs();
        return value(mine, theirs, Long.bitCount(board.open()), alpha, beta);
    }

    private int value(int mine, int theirs, int count, int alpha, int beta) {
        int margin = sums.of(mine) - sums.of(theirs);
        if (count < TABLE_FROM) {
            nodes++;
            return few.value(mine, theirs, count, margin, alpha, beta);
        }
        int live = Essence.live(mine, theirs);
        int settled = margin - sums.of(mine & live) + sums.of(theirs & live);
        long key = NutTable.mix(Essence.key(mine, theirs));
        long entry = table.get(key);
        if (entry != NutTable.NOTHING) {
            int lower = settled + NutTable.lower(entry);
            int upper = settled + NutTable.upper(entry);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        return search(mine, theirs, count, margin, alpha, beta, key, entry);
    }

    @Override
    public int best(Position position) {
        SquirrelPosition board = (SquirrelPosition) position;
        int mine = (int) board.mine();
        int theirs = (int) board.theirs();
        int count = Long.bitCount(board.open());
        if (count >= TABLE_FROM) {
            long entry = table.get(NutTable.mix(Essence.key(mine, theirs)));
            return entry == NutTable.NOTHING ? Search.NO_MOVE : NutTable.move(entry);
        }
        int best = NOTHING_YET;
        int bestCell = Search.NO_MOVE;
        for (int rest = Essence.empty(mine, theirs); rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int conquered = Essence.conquered(mine, theirs, cell);
            int value = -value(theirs & ~conquered, mine | conquered | 1 << cell, count - 1, NOTHING_YET, -best);
            if (value > best) {
                best = value;
                bestCell = cell;
            }
        }
        return bestCell;
    }

    @Override
    public long nodes() {
        return nodes + few.nodes();
    }

    private int search(int mine, int theirs, int count, int margin, int alpha, int beta, long key, long entry) {
        if (++nodes + few.nodes() >= spendAt) {
            spendAt += Budget.STEP;
            budget.spend();
        }
        int empty = Essence.empty(mine, theirs);
        int live = Essence.live(mine, theirs);
        int liveMine = sums.of(mine & live);
        int liveTheirs = sums.of(theirs & live);
        int settled = margin - liveMine + liveTheirs;
        Ply ply = plies[count];
        int remembered = Search.NO_MOVE;
        // What the table keeps as a lower bound is what its move reaches, so that an exact value comes with a move for
        // it.
        int reached = NutTable.LEAST;
        int upper = settled + NutTable.MOST;
        if (entry != NutTable.NOTHING) {
            remembered = NutTable.move(entry);
            reached = NutTable.lower(entry);
            upper = settled + NutTable.upper(entry);
        }
        if (count < BOUNDS_BELOW) {
            long bounds = ranking.listAndBound(ply, mine, theirs, empty, live, remembered);
            int atStake = liveMine + liveTheirs + sums.of(empty);
            int sure = settled - atStake + (int) (bounds >> 32);
            if (sure >= beta) {
                return sure;
            }
            upper = Math.min(upper, settled + atStake - (int) bounds);
            if (upper <= alpha) {
                return upper;
            }
        } else {
            ranking.list(ply, mine, theirs, empty, remembered);
        }
        int best;
        if (count == TABLE_FROM) {
            best = few.tryAll(ply, mine, theirs, count, margin, alpha, beta);
        } else {
            best = lookUp(ply, mine, theirs, 0, LIKELY, count, margin, beta);
            if (best < beta) {
                best = deepen(ply, mine, theirs, count, margin, alpha, beta);
            }
        }
        int move = ply.bestCell;
        if (best > alpha) {
            reached = best - settled;
        } else if (reached != NutTable.LEAST) {
            move = remembered;
        }
        table.put(key, reached, (best < beta ? Math.min(upper, best) : upper) - settled, move);
        return best;
    }

    /**
     * Brings the likeliest moves to their places, from one place up to another, and looks up where they lead. @return the value
     * of one that is already known to be good enough, if there is one
     */
    private int lookUp(Ply ply, int mine, int theirs, int from, int to, int count, int margin, int beta) {
        for (int i = from; i < to; i++) {
            ply.pick(i, count);
            int cell = ply.cell(i);
            int conquered = Essence.conquered(mine, theirs, cell);
            ply.keys[i] = NutTable.mix(Essence.key(theirs & ~conquered, mine | conquered | 1 << cell));
        }
        touched = table.touch(ply.keys, from, to);
        for (int i = from; i < to; i++) {
            long entry = table.get(ply.keys[i]);
            ply.entries[i] = entry;
            if (entry != NutTable.NOTHING) {
                int cell = ply.cell(i);
                int atLeast = -settledAfter(mine, theirs, cell, margin) - NutTable.upper(entry);
                if (atLeast >= beta) {
                    ply.bestCell = cell;
                    return atLeast;
                }
            }
        }
        return NOTHING_YET;
    }

    /** The settled margin after a move, for the other side. */
    private int settledAfter(int mine, int theirs, int cell, int margin) {
        int conquered = Essence.conquered(mine, theirs, cell);
        int nextMine = theirs & ~conquered;
        int nextTheirs = mine | conquered | 1 << cell;
        int live = Essence.live(nextMine, nextTheirs);
        return -margin - sums.gain(mine, theirs, cell) - sums.of(nextMine & live) + sums.of(nextTheirs & live);
    }

    /** Goes into the moves left; those that another thread is at come last. */
    private int deepen(Ply ply, int mine, int theirs, int count, int margin, int alpha, int beta) {
        int looked = LIKELY;
        if (count >= REPLIES_FROM) {
            ranking.weighReplies(ply, mine, theirs, count);
            looked = 0;
        }
        int known = lookUp(ply, mine, theirs, looked, count, count, margin, beta);
        if (known >= beta) {
            return known;
        }
        boolean sharing = count >= BUSY_FROM && busy.isShared();
        int best = after(ply, 0, mine, theirs, count, margin, alpha, beta, sharing);
        ply.bestCell = ply.cell(0);
        if (best >= beta) {
            return best;
        }
        int floor = Math.max(alpha, best);
        int deferred = 0;
        for (int i = 1; i < count; i++) {
            if (sharing && busy.isBusy(ply.keys[i])) {
                ply.copy(i, deferred++);
                continue;
            }
            int cell = ply.cell(i);
            int value = narrow(ply, i, mine, theirs, count, margin, floor, beta, sharing);
            if (value > best) {
                best = value;
                ply.bestCell = cell;
                floor = Math.max(floor, best);
                if (best >= beta) {
                    return best;
                }
            }
        }
        for (int i = 0; i < deferred; i++) {
            ply.entries[i] = table.get(ply.keys[i]);
            int cell = ply.cell(i);
            int value = narrow(ply, i, mine, theirs, count, margin, floor, beta, sharing);
            if (value > best) {
                best = value;
                ply.bestCell = cell;
                floor = Math.max(floor, best);
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    private int narrow(
            Ply ply, int i, int mine, int theirs, int count, int margin, int floor, int beta, boolean sharing) {
        int value = after(ply, i, mine, theirs, count, margin, floor, floor + 1, sharing);
        if (value > floor && value < beta) {
            ply.entries[i] = table.get(ply.keys[i]);
            return after(ply, i, mine, theirs, count, margin, value, beta, sharing);
        }
        return value;
    }

    /** The value of the ith move. */
    private int after(
            Ply ply, int i, int mine, int theirs, int count, int margin, int alpha, int beta, boolean sharing) {
        int cell = ply.cell(i);
        long key = ply.keys[i];
        long entry = ply.entries[i];
        if (entry != NutTable.NOTHING) {
            int settled = settledAfter(mine, theirs, cell, margin);
            int atLeast = -settled - NutTable.upper(entry);
            int atMost = -settled - NutTable.lower(entry);
            if (atLeast >= beta || atLeast == atMost) {
                return atLeast;
            }
            if (atMost <= alpha) {
                return atMost;
            }
        }
        int conquered = Essence.conquered(mine, theirs, cell);
        int nextMine = theirs & ~conquered;
        int nextTheirs = mine | conquered | 1 << cell;
        int nextMargin = -margin - sums.gain(mine, theirs, cell);
        if (!sharing) {
            return -search(nextMine, nextTheirs, count - 1, nextMargin, -beta, -alpha, key, entry);
        }
        busy.begin(key);
        try {
            return -search(nextMine, nextTheirs, count - 1, nextMargin, -beta, -alpha, key, entry);
        } finally {
            busy.end(key);
        }
    }
}
