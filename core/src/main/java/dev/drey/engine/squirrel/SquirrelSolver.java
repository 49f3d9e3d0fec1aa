package dev.drey.engine.squirrel;

import dev.drey.engine.Budget;
import dev.drey.engine.Busy;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;

/**
 * Proves values by alpha-beta with a narrow window for all but the first move. Before it goes into any move it looks all of
 * them up, first whether bounds decide and then in the table, so that the table's memory is waited for once and not once a move.
 *
 * <p>A margin here is that of the side to move now; the settled margin is the part of it that can no longer change. The table
 * keeps values less the settled margin.
 */
final class SquirrelSolver implements Solver {
    /** Positions with fewer empty cells are searched again more quickly than they are found in memory. */
    static final int TABLE_FROM = 6;

    /** With so many empty cells or more, what is sure decides nothing. */
    private static final int BOUNDS_BELOW = 10;

    /** From so many empty cells on it pays to look at each reply before choosing a move. */
    private static final int REPLIES_FROM = 10;

    /** From so many empty cells on threads share the work. */
    private static final int BUSY_FROM = 10;

    private static final int NOTHING_YET = -9999;
    private static final int FIRST_RANK = 1 << 20;

    private final NutSums sums;
    private final NutTable table;
    private final Busy busy;
    private final LastCells last;
    private final Ply[] plies = new Ply[SquirrelKernel.CELLS + 1];
    private Budget budget = Budget.unlimited();
    private long nodes;

    /** Keeps reads alive that are made for the cache alone. */
    @SuppressWarnings("unused")
    private long touched;

    SquirrelSolver(NutSums sums, NutTable table, Busy busy) {
        this.sums = sums;
        this.table = table;
        this.busy = busy;
        this.last = new LastCells(sums);
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
        if (count <= LastCells.MOST) {
            nodes++;
            return last.value(mine, theirs, count, margin, alpha, beta);
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
        return search(mine, theirs, count, margin, alpha, beta, key, settled, entry);
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
        return nodes;
    }

    private int search(
            int mine, int theirs, int count, int margin, int alpha, int beta, long key, int settled, long entry) {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
        int empty = Essence.empty(mine, theirs);
        int live = Essence.live(mine, theirs);
        Ply ply = plies[count];
        int lower = NOTHING_YET;
        int upper = settled + sums.of(live | empty);
        if (count < BOUNDS_BELOW) {
            long bounds = listAndBound(ply, mine, theirs, empty, live);
            int atStake = sums.of(live | empty);
            lower = settled - atStake + (int) (bounds >> 32);
            upper = settled + atStake - (int) bounds;
            if (lower >= beta) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        } else {
            list(ply, mine, theirs, empty);
        }
        if (count < TABLE_FROM) {
            return few(ply, mine, theirs, count, margin, alpha, beta);
        }
        int remembered = Search.NO_MOVE;
        // What the table keeps as a lower bound is what its move reaches, so that an exact value comes with a move for
        // it.
        int reached = NutTable.LEAST;
        if (entry != NutTable.NOTHING) {
            remembered = NutTable.move(entry);
            reached = NutTable.lower(entry);
            upper = Math.min(upper, settled + NutTable.upper(entry));
        }
        int best;
        ply.bestCell = ply.cells[0];
        if (count == TABLE_FROM) {
            best = few(ply, mine, theirs, count, margin, alpha, beta);
        } else {
            best = glance(ply, mine, theirs, margin, beta, remembered);
            if (best < beta) {
                best = lookUp(ply, mine, theirs, count, margin, alpha, beta, remembered);
            }
            if (best < beta) {
                best = deepen(ply, mine, theirs, count, margin, Math.max(alpha, best), beta, best);
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

    /** Lists the moves. */
    private void list(Ply ply, int mine, int theirs, int empty) {
        int listed = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            int gain = sums.gain(mine, theirs, cell);
            ply.cells[listed] = cell;
            ply.gains[listed] = gain;
            ply.ranks[listed++] = gain + sums.gain(theirs, mine, cell);
        }
        ply.count = listed;
    }

    /**
     * Lists the moves, and finds what each side is sure to get of what is at stake: of what can be had by one move and kept,
     * the mover takes the best and then every second one, the other side the rest. @return twice what the mover gets in the
     * upper half, twice what the other gets in the lower
     */
    private long listAndBound(Ply ply, int mine, int theirs, int empty, int live) {
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
            ply.cells[listed] = cell;
            ply.gains[listed] = gain;
            ply.ranks[listed++] = gain + denied;

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
        ply.count = listed;
        return (long) (mine1 + mine3) << 32 | theirs2 + theirs4;
    }

    /** Tries the moves one after the other without asking the table. */
    private int few(Ply ply, int mine, int theirs, int count, int margin, int alpha, int beta) {
        int best = NOTHING_YET;
        int floor = alpha;
        for (int i = 0; i < ply.count; i++) {
            ply.pickPlain(i);
            int cell = ply.cells[i];
            int conquered = Essence.conquered(mine, theirs, cell);
            int nextMine = theirs & ~conquered;
            int nextTheirs = mine | conquered | 1 << cell;
            int nextMargin = -margin - ply.gains[i];
            int value;
            if (count - 1 <= LastCells.MOST) {
                value = -last.value(nextMine, nextTheirs, count - 1, nextMargin, -beta, -floor);
            } else {
                int live = Essence.live(nextMine, nextTheirs);
                int settled = nextMargin - sums.of(nextMine & live) + sums.of(nextTheirs & live);
                value = -search(nextMine, nextTheirs, count - 1, nextMargin, -beta, -floor, 0, settled, 0);
            }
            if (value > best) {
                best = value;
                ply.bestCell = cell;
                floor = Math.max(floor, value);
                if (value >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    /** Whether the move that is likely best is already known to be good enough: most often it is. @return its value then */
    private int glance(Ply ply, int mine, int theirs, int margin, int beta, int remembered) {
        int likely = ply.highest(0);
        for (int i = 0; i < ply.count && remembered >= 0; i++) {
            if (ply.cells[i] == remembered) {
                likely = i;
                break;
            }
        }
        int cell = ply.cells[likely];
        int conquered = Essence.conquered(mine, theirs, cell);
        int nextMine = theirs & ~conquered;
        int nextTheirs = mine | conquered | 1 << cell;
        long entry = table.get(NutTable.mix(Essence.key(nextMine, nextTheirs)));
        if (entry == NutTable.NOTHING) {
            return NOTHING_YET;
        }
        int live = Essence.live(nextMine, nextTheirs);
        int settled = -margin - ply.gains[likely] - sums.of(nextMine & live) + sums.of(nextTheirs & live);
        int atLeast = -settled - NutTable.upper(entry);
        if (atLeast < beta) {
            return NOTHING_YET;
        }
        ply.bestCell = cell;
        return atLeast;
    }

    /** Looks up where each move leads. Moves about which enough is known leave the list. @return the best value of those */
    private int lookUp(Ply ply, int mine, int theirs, int count, int margin, int alpha, int beta, int remembered) {
        int empty = Essence.empty(mine, theirs);
        int best = NOTHING_YET;
        int left = 0;
        for (int i = 0; i < count; i++) {
            int cell = ply.cells[i];
            int gain = ply.gains[i];
            int conquered = Essence.conquered(mine, theirs, cell);
            int nextMine = theirs & ~conquered;
            int nextTheirs = mine | conquered | 1 << cell;
            int nextEmpty = empty & ~(1 << cell);
            int live = Essence.live(nextMine, nextTheirs);
            int liveMine = sums.of(nextMine & live);
            int liveTheirs = sums.of(nextTheirs & live);
            int settled = -margin - gain - liveMine + liveTheirs;
            int atStake = liveMine + liveTheirs + sums.of(nextEmpty);
            if (-settled - atStake >= beta) {
                ply.bestCell = cell;
                return -settled - atStake;
            }
            if (atStake - settled <= alpha) {
                if (atStake - settled > best) {
                    best = atStake - settled;
                    ply.bestCell = cell;
                }
                continue;
            }
            int rank = ply.ranks[i];
            if (cell == remembered) {
                rank = FIRST_RANK;
            } else if (count >= REPLIES_FROM) {
                rank += 2 * (gain - bestReply(nextMine, nextTheirs, nextEmpty));
            }
            ply.cells[left] = cell;
            ply.gains[left] = gain;
            ply.ranks[left] = rank;
            ply.keys[left] = NutTable.mix(Essence.key(nextMine, nextTheirs));
            ply.settled[left++] = settled;
        }
        touched = table.touch(ply.keys, left);
        int unknown = 0;
        for (int i = 0; i < left; i++) {
            long entry = table.get(ply.keys[i]);
            if (entry != NutTable.NOTHING) {
                int atLeast = -ply.settled[i] - NutTable.upper(entry);
                int atMost = -ply.settled[i] - NutTable.lower(entry);
                if (atMost > best && (atMost <= alpha || atLeast == atMost) || atLeast >= beta) {
                    best = atLeast >= beta ? atLeast : atMost;
                    ply.bestCell = ply.cells[i];
                }
                if (best >= beta) {
                    return best;
                }
                if (atMost <= alpha || atLeast == atMost) {
                    continue;
                }
            }
            ply.copy(i, unknown);
            ply.entries[unknown++] = entry;
        }
        ply.count = unknown;
        return best;
    }

    private int bestReply(int mine, int theirs, int empty) {
        int best = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            best = Math.max(best, sums.gain(mine, theirs, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    /** Goes into the moves left; those that another thread is at come last. */
    private int deepen(Ply ply, int mine, int theirs, int count, int margin, int alpha, int beta, int bestSoFar) {
        boolean sharing = count >= BUSY_FROM && busy.isShared();
        int best = bestSoFar;
        int floor = alpha;
        int deferred = 0;
        for (int i = 0; i < ply.count; i++) {
            ply.pick(i);
            if (sharing && i > 0 && busy.isBusy(ply.keys[i])) {
                ply.copy(i, deferred++);
                continue;
            }
            int cell = ply.cells[i];
            int value = i == 0
                    ? after(ply, i, mine, theirs, count, margin, floor, beta, sharing)
                    : narrow(ply, i, mine, theirs, count, margin, floor, beta, sharing);
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
            int cell = ply.cells[i];
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
        int cell = ply.cells[i];
        int conquered = Essence.conquered(mine, theirs, cell);
        int nextMine = theirs & ~conquered;
        int nextTheirs = mine | conquered | 1 << cell;
        int nextMargin = -margin - ply.gains[i];
        long key = ply.keys[i];
        int settled = ply.settled[i];
        long entry = ply.entries[i];
        if (!sharing) {
            return -search(nextMine, nextTheirs, count - 1, nextMargin, -beta, -alpha, key, settled, entry);
        }
        if (entry != NutTable.NOTHING) {
            int atLeast = -settled - NutTable.upper(entry);
            int atMost = -settled - NutTable.lower(entry);
            if (atLeast >= beta || atLeast == atMost) {
                return atLeast;
            }
            if (atMost <= alpha) {
                return atMost;
            }
        }
        busy.begin(key);
        try {
            return -search(nextMine, nextTheirs, count - 1, nextMargin, -beta, -alpha, key, settled, entry);
        } finally {
            busy.end(key);
        }
    }
}
