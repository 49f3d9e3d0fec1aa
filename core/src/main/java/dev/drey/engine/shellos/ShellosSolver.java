package dev.drey.engine.shellos;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.Busy;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.discs.DiscKernel;

/**
 * Alpha-beta to the end of the game. As the board gets full in every game, margins are even: within, a value is half of one,
 * which is by how many discs the side to move has more than {@link #EVEN} in the end.
 *
 * <p>What the table remembers is independent of the discs that no longer matter (see {@link Live}): they are no part of the
 * key, and the value kept is how many of the other cells the side to move ends up with.
 */
final class ShellosSolver implements Solver {
    /** As many discs as the other side has. */
    static final int EVEN = 32;

    private static final int CELLS = 64;

    /** With fewer empty cells than this, the table is not asked. */
    private static final int TABLED = Integer.getInteger("tabled", 6);

    private static final int GUESS = Integer.getInteger("guess", 7);
    private static final int ETC = Integer.getInteger("etc", 8);

    /** With fewer empty cells than this, threads do not look whether another is busy with a move. */
    private static final int SHARED = 9;

    private final BoardTable table;
    private final Busy busy;
    private final LastPlies lastPlies = new LastPlies();
    private final long[][] flips = new long[CELLS][2 * CELLS];
    private final int[][] cells = new int[CELLS][2 * CELLS];
    private final int[][] ranks = new int[CELLS][2 * CELLS];
    private Budget budget = Budget.unlimited();
    private long nodes;

    ShellosSolver(BoardTable table, Busy busy) {
        this.table = table;
        this.busy = busy;
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget spending) {
        PlacementPosition board = (PlacementPosition) position;
        budget = spending;
        int empties = CELLS - Long.bitCount(board.mine() | board.theirs());
        if (empties == 0) {
            return 2 * (Long.bitCount(board.mine()) - EVEN);
        }
        return 2 * search(board.mine(), board.theirs(), empties, alpha >> 1, beta + 1 >> 1);
    }

    @Override
    public int best(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long empty = ~(board.mine() | board.theirs());
        long known = table.get(empty, board.mine() & Live.among(empty));
        return known == BoardTable.NOTHING ? Search.NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return nodes + lastPlies.nodes();
    }

    private int after(long mine, long theirs, int empties, int alpha, int beta) {
        if (empties <= 4) {
            return lastPlies.any(mine, theirs, ~(mine | theirs), alpha, beta);
        }
        return empties < TABLED
                ? plain(mine, theirs, empties, alpha, beta)
                : search(mine, theirs, empties, alpha, beta);
    }

    private int plain(long mine, long theirs, int empties, int alpha, int beta) {
        nodes++;
        int best = -EVEN;
        int floor = alpha;
        int count = order(mine, theirs, ~(mine | theirs), empties, Search.NO_MOVE);
        for (int i = 0; i < count; i++) {
            int cell = pick(empties, i, count);
            long turned = flips[empties][i];
            int value = -after(theirs ^ turned, mine | turned | 1L << cell, empties - 1, -beta, -floor);
            if (value > best) {
                best = value;
                if (best >= beta) {
                    return best;
                }
                floor = Math.max(floor, best);
            }
        }
        return best;
    }

    private int search(long mine, long theirs, int empties, int alpha, int beta) {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
        long empty = ~(mine | theirs);
        long live = Live.among(empty);
        int settled = Long.bitCount(mine & ~live) - EVEN;
        int lower = settled;
        int upper = EVEN - Long.bitCount(theirs & ~live);
        if (lower >= beta) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        long key = mine & live;
        long hash = BoardTable.hash(empty, key);
        long known = table.get(empty, key, hash);
        int remembered = Search.NO_MOVE;
        if (known != BoardTable.NOTHING) {
            lower = Math.max(lower, Known.lower(known) + settled);
            upper = Math.min(upper, Known.upper(known) + settled);
            remembered = Known.move(known);
            if (lower >= beta || lower == upper) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
        }
        int count = order(mine, theirs, empty, empties, remembered);
        if (empties >= ETC) {
            for (int i = 0; i < count; i++) {
                int cell = cells[empties][i];
                long turned = flips[empties][i];
                int bound = -upperKnown(theirs ^ turned, mine | turned | 1L << cell);
                if (bound >= beta) {
                    return bound;
                }
            }
        }
        int best = -EVEN;
        int bestCell = Search.NO_MOVE;
        int floor = Math.max(alpha, lower);
        int ceiling = Math.min(beta, upper);
        boolean shared = empties >= SHARED && busy.isShared();
        int deferred = 0;
        for (int i = 0; i < count + deferred; i++) {
            int cell = i < count ? pick(empties, i, count) : cells[empties][i];
            long turned = flips[empties][i];
            long nextMine = theirs ^ turned;
            long nextTheirs = mine | turned | 1L << cell;
            long nextHash = 0;
            if (shared) {
                nextHash = BoardTable.hash(nextMine, nextTheirs);
                if (i > 0 && i < count && busy.isBusy(nextHash)) {
                    cells[empties][count + deferred] = cell;
                    flips[empties][count + deferred] = turned;
                    deferred++;
                    continue;
                }
                busy.begin(nextHash);
            }
            int value;
            if (i == 0) {
                value = -after(nextMine, nextTheirs, empties - 1, -ceiling, -floor);
            } else {
                value = -after(nextMine, nextTheirs, empties - 1, -floor - 1, -floor);
                if (value > floor && value < ceiling) {
                    value = -after(nextMine, nextTheirs, empties - 1, -ceiling, -value);
                }
            }
            if (shared) {
                busy.end(nextHash);
            }
            if (value > best || bestCell == Search.NO_MOVE) {
                best = value;
                bestCell = cell;
                if (best >= ceiling) {
                    break;
                }
                floor = Math.max(floor, best);
            }
        }
        if (best > Math.max(alpha, lower)) {
            lower = best;
        }
        if (best < ceiling) {
            upper = Math.max(best, lower);
        }
        best = Math.max(best, lower);
        table.put(empty, key, hash, Known.of(empties, lower - settled, upper - settled, bestCell));
        return best;
    }

    private int upperKnown(long mine, long theirs) {
        long empty = ~(mine | theirs);
        long live = Live.among(empty);
        long known = table.get(empty, mine & live);
        return known == BoardTable.NOTHING ? EVEN : Known.upper(known) + Long.bitCount(mine & ~live) - EVEN;
    }

    private int order(long mine, long theirs, long empty, int empties, int remembered) {
        int[] cellsHere = cells[empties];
        int[] ranksHere = ranks[empties];
        long[] flipsHere = flips[empties];
        int count = 0;
        for (long rest = DiscKernel.around(~empty) & empty; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = DiscKernel.flips(mine, theirs, cell);
            cellsHere[count] = cell;
            flipsHere[count] = turned;
            ranksHere[count++] = cell == remembered ? 1000000 : rank(mine, theirs, empties, cell, turned);
        }
        return count;
    }

    private static int rank(long mine, long theirs, int empties, int cell, long turned) {
        if (empties <= GUESS) {
            return Long.bitCount(turned);
        }
        return -ShellosEvaluator.guess(theirs ^ turned, mine | turned | 1L << cell);
    }

    /** Brings the best of the moves from i on to i. */
    private int pick(int empties, int i, int count) {
        int[] cellsHere = cells[empties];
        int[] ranksHere = ranks[empties];
        long[] flipsHere = flips[empties];
        int best = i;
        for (int j = i + 1; j < count; j++) {
            if (ranksHere[j] > ranksHere[best]) {
                best = j;
            }
        }
        int cell = cellsHere[best];
        int rank = ranksHere[best];
        long turned = flipsHere[best];
        cellsHere[best] = cellsHere[i];
        ranksHere[best] = ranksHere[i];
        flipsHere[best] = flipsHere[i];
        cellsHere[i] = cell;
        ranksHere[i] = rank;
        flipsHere[i] = turned;
        return cell;
    }
}
