package dev.drey.engine.claim;

import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;

/**
 * Proves positions of Adjacent Claim.
 *
 * <p>What makes it quick: one more cell never hurts. (Whoever has more cells than in some other position can play as if it
 * were that one, and claim anything where that would claim a cell already held.) It follows, once both sides have a cell:
 *
 * <ul>
 *   <li>Free cells that only one side can get to may be given to it at once. They would be waiting moves, and waiting is never
 *       better than claiming.
 *   <li>What is left is contested: both sides border every part of it, so nobody passes. How it will be shared depends on the
 *       contested cells and on which of them each side borders, on nothing else. That is the key of the table, and the value
 *       is how many of them the side to move gets: its share.
 *   <li>A claim after which the other side cannot get at another cell any more is better than claiming that other cell.
 * </ul>
 */
final class ClaimSolver implements Solver {
    private static final int CELLS = 64;

    /** Regions of fewer cells are cheaper to search than to look up first. */
    private static final int LOOK_AHEAD_FROM = 8;

    /** Threads leave each other alone in regions of this many cells; smaller ones are done too soon to mind. */
    private static final int SHARED_FROM = 16;

    /** Symmetric regions are one while no more than this many cells are gone. */
    private static final int TURNED_UP_TO = 20;

    private final long board;
    private final ClaimTable table;
    private final CurrentlySearching busy;
    private final int turnedFrom;
    private final Ply[] plies = new Ply[CELLS + 1];
    private final Key probe;
    private Budget budget = Budget.unlimited();
    private long nodes;

    ClaimSolver(long board, Turning turning, ClaimTable table, CurrentlySearching busy) {
        this.board = board;
        this.table = table;
        this.busy = busy;
        this.probe = new Key(turning);
        this.turnedFrom = Long.bitCount(board) - TURNED_UP_TO;
        for (int i = 0; i < plies.length; i++) {
            plies[i] = new Ply(turning);
        }
    }

    /** A margin is what is settled, plus the share, minus the rest of the region: two points for each cell of the share. */
    @Override
    public int solve(Position position, int alpha, int beta, Budget spending) {
        budget = spending;
        Region region = Region.of(position, board);
        int none = region.settled() - Long.bitCount(region.free());
        int share = share(
                region.free(),
                region.own(),
                region.other(),
                Math.floorDiv(alpha - none, 2),
                -Math.floorDiv(none - beta, 2));
        return none + 2 * share;
    }

    @Override
    public int best(Position position) {
        Region region = Region.of(position, board);
        if (region.free() == 0) {
            return Search.NO_MOVE;
        }
        set(probe, region.free(), region.own(), region.other());
        int known = probe.get(table);
        return known == ClaimTable.NOTHING ? Search.NO_MOVE : probe.cell(known);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** How many cells of a region the side to move gets; see {@link Region}. Bounds as {@link Solver#solve} has them. */
    private int share(long free, long own, long other, int alpha, int beta) {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
        int all = Long.bitCount(free);
        if (all <= 1) {
            return all;
        }
        boolean isOpening = own == 0 || other == 0;
        Ply ply = plies[all];
        Key key = ply.key;
        set(key, free, own, other);
        int least = 0;
        int most = all;
        int remembered = Share.NO_CELL;
        int known = key.get(table);
        if (known != ClaimTable.NOTHING) {
            least = Share.least(known);
            most = Share.most(known);
            remembered = key.cell(known);
        } else if (!isOpening) {
            most = Reach.most(free, own, other);
        }
        if (least >= beta || least == most) {
            return least;
        }
        if (most <= alpha) {
            return most;
        }
        if (isOpening) {
            ply.listOpening(free, own, other, remembered);
        } else {
            int seen = ply.list(free, own, other, beta, remembered);
            if (seen != Ply.UNDECIDED) {
                return seen;
            }
        }
        if (all >= LOOK_AHEAD_FROM) {
            int seen = lookAhead(ply, all, beta);
            if (seen >= beta) {
                return seen;
            }
        }
        return tryAll(ply, all, alpha, beta, least, most);
    }

    /** What the table knows of the regions that the claims lead to. */
    private int lookAhead(Ply ply, int all, int enough) {
        for (int i = 0; i < ply.count; i++) {
            set(probe, ply.free[i], ply.own[i], ply.other[i]);
            ply.hash[i] = probe.hash;
            int known = probe.get(table);
            if (known != ClaimTable.NOTHING) {
                int value = all - ply.extra[i] - Share.most(known);
                if (value >= enough) {
                    return value;
                }
            }
        }
        return Ply.UNDECIDED;
    }

    private int tryAll(Ply ply, int all, int alpha, int beta, int least, int most) {
        boolean isShared = all >= SHARED_FROM && busy.isShared();
        int top = Math.min(beta, most);
        int best = -1;
        int bestCell = Share.NO_CELL;
        int deferred = 0;
        for (int turn = 0; turn < ply.count + deferred && best < top; turn++) {
            int i = turn;
            if (turn >= ply.count) {
                i = ply.deferred[turn - ply.count];
            } else {
                ply.pick(i);
                if (isShared && turn > 0 && busy.isBusy(ply.hash[i])) {
                    ply.deferred[deferred++] = i;
                    continue;
                }
            }
            int value = isShared
                    ? tryShared(ply, i, all, Math.max(alpha, best), top, turn == 0)
                    : tryOne(ply, i, all, Math.max(alpha, best), top, turn == 0);
            if (value > best) {
                best = value;
                bestCell = ply.cell[i];
            }
        }
        int newLeast = best > alpha ? Math.max(best, least) : least;
        int newMost = best < beta ? Math.min(best, most) : most;
        ply.key.put(table, newLeast, newMost, bestCell);
        return best;
    }

    private int tryShared(Ply ply, int i, int all, int floor, int top, boolean isFirst) {
        long hash = ply.hash[i];
        busy.begin(hash);
        try {
            return tryOne(ply, i, all, floor, top, isFirst);
        } finally {
            busy.end(hash);
        }
    }

    /** All but the first claim are only asked at first whether they are better. */
    private int tryOne(Ply ply, int i, int all, int floor, int top, boolean isFirst) {
        int within = all - ply.extra[i];
        long free = ply.free[i];
        long own = ply.own[i];
        long other = ply.other[i];
        if (isFirst) {
            return within - share(free, own, other, within - top, within - floor);
        }
        int value = within - share(free, own, other, within - floor - 1, within - floor);
        return value > floor && value < top ? within - share(free, own, other, within - top, within - value) : value;
    }

    private void set(Key key, long free, long own, long other) {
        if (Long.bitCount(free) >= turnedFrom || own == 0 || other == 0) {
            key.setTurned(free, own, other);
        } else {
            key.set(free, own, other);
        }
    }
}
