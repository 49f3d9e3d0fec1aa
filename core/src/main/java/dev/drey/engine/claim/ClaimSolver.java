package dev.drey.engine.claim;

import dev.drey.engine.Budget;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.claim.ClaimKernel;

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
 *       is how many of them the side to move gets.
 *   <li>A claim after which another claim's cell can no longer be got at is better than that other claim.
 * </ul>
 */
final class ClaimSolver implements Solver {
    private static final int CELLS = 64;
    private static final int NO_CELL = 127;
    /** How a claim is ranked: by the cells it will border, and by whether it takes one the other side borders. */
    private static final int BORDER = 4;

    private static final int CONTEST = 8;
    private static final int FIRST = 1000;

    private static final int ETC = 8;

    private final long board;
    private final ClaimTable table;
    private final Turning turning;
    private final Ply[] plies = new Ply[CELLS + 2];
    private final Key probe;
    private final int turnedFrom;
    private Budget budget = Budget.unlimited();
    private long nodes;

    ClaimSolver(long board, Turning turning, ClaimTable table) {
        this.board = board;
        this.turning = turning;
        this.table = table;
        this.probe = new Key(turning);
        this.turnedFrom = Long.bitCount(board) - 20;
        for (int i = 0; i < plies.length; i++) {
            plies[i] = new Ply(turning);
        }
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget spending) {
        PlacementPosition placed = (PlacementPosition) position;
        budget = spending;
        long mine = placed.mine();
        long theirs = placed.theirs();
        long free = board & ~(mine | theirs);
        int settled = Long.bitCount(mine) - Long.bitCount(theirs);
        if (free == 0) {
            return settled;
        }
        if (mine == 0 || theirs == 0) {
            int base = settled - Long.bitCount(free);
            int share = open(mine, theirs, floorHalf(alpha - base), -floorHalf(base - beta));
            return base + 2 * share;
        }
        long myReach = Reach.flood(ClaimKernel.beside(mine), free);
        long theirReach = Reach.flood(ClaimKernel.beside(theirs), free);
        long contested = myReach & theirReach;
        settled += Long.bitCount(myReach & ~contested) - Long.bitCount(theirReach & ~contested);
        if (contested == 0) {
            return settled;
        }
        int base = settled - Long.bitCount(contested);
        int share = search(
                contested,
                ClaimKernel.beside(mine) & contested,
                ClaimKernel.beside(theirs) & contested,
                floorHalf(alpha - base),
                -floorHalf(base - beta));
        return base + 2 * share;
    }

    private static int floorHalf(int number) {
        return number >> 1;
    }

    @Override
    public int best(Position position) {
        PlacementPosition placed = (PlacementPosition) position;
        long mine = placed.mine();
        long theirs = placed.theirs();
        long region = board & ~(mine | theirs);
        if (mine != 0 && theirs != 0) {
            region = Reach.flood(ClaimKernel.beside(mine), region) & Reach.flood(ClaimKernel.beside(theirs), region);
        }
        if (region == 0) {
            return Search.NO_MOVE;
        }
        keyOf(probe, region, ClaimKernel.beside(mine) & region, ClaimKernel.beside(theirs) & region);
        int known = probe.get(table);
        return known == ClaimTable.NOTHING || Share.cell(known) == NO_CELL ? Search.NO_MOVE : probe.cell(known);
    }

    private void keyOf(Key key, long free, long own, long other) {
        if (Long.bitCount(free) >= turnedFrom || own == 0 || other == 0) {
            key.setTurned(free, own, other);
        } else {
            key.set(free, own, other);
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** The share of the side to move where a side has no cell yet and may claim any. */
    private int open(long mine, long theirs, int alpha, int beta) {
        count();
        long free = board & ~(mine | theirs);
        int all = Long.bitCount(free);
        if (all == 0) {
            return 0;
        }
        Ply ply = plies[all + 1];
        Key key = ply.key;
        key.setTurned(
                free,
                mine == 0 ? 0 : ClaimKernel.beside(mine) & free,
                theirs == 0 ? 0 : ClaimKernel.beside(theirs) & free);
        int known = key.get(table);
        int least = 0;
        int most = all;
        int remembered = NO_CELL;
        if (known != ClaimTable.NOTHING) {
            least = Share.least(known);
            most = Share.most(known);
            remembered = key.cell(known);
            if (least >= beta || least == most) {
                return least;
            }
            if (most <= alpha) {
                return most;
            }
        }
        long claims = ClaimKernel.claims(mine, theirs, board);
        ply.count = 0;
        for (long rest = claims; rest != 0; rest &= rest - 1) {
            long claim = Long.lowestOneBit(rest);
            long next = mine | claim;
            int cell = Long.numberOfTrailingZeros(claim);
            if (isTurnedEarlier(mine, theirs, claim)) {
                continue;
            }
            ply.add(cell, free & ~claim, theirs, next, cell == remembered ? FIRST : openRank(next, theirs));
        }
        int best = -1;
        int bestCell = NO_CELL;
        for (int i = 0; i < ply.count; i++) {
            ply.pick(i);
            int floor = Math.max(alpha, best);
            int value = all - after(ply.own[i], ply.other[i], all - beta, all - floor, best < 0);
            if (value > best) {
                best = value;
                bestCell = ply.cell[i];
                if (best >= beta) {
                    break;
                }
            }
        }
        key.put(table, best > alpha ? best : least, best < beta ? best : most, bestCell);
        return best;
    }

    /** The share of the free cells of the side to move, whether both sides have a cell or not. */
    private int after(long mine, long theirs, int alpha, int beta, boolean first) {
        if (!first && beta - alpha > 1) {
            int value = after(mine, theirs, beta - 1, beta, true);
            return value >= beta || value <= alpha ? value : after(mine, theirs, alpha, value, true);
        }
        if (mine == 0 || theirs == 0) {
            return open(mine, theirs, alpha, beta);
        }
        long free = board & ~(mine | theirs);
        long myReach = Reach.flood(ClaimKernel.beside(mine), free);
        long theirReach = Reach.flood(ClaimKernel.beside(theirs), free);
        long contested = myReach & theirReach;
        int own = Long.bitCount(myReach & ~contested);
        return own
                + (contested == 0
                        ? 0
                        : search(
                                contested,
                                ClaimKernel.beside(mine) & contested,
                                ClaimKernel.beside(theirs) & contested,
                                alpha - own,
                                beta - own));
    }

    private boolean isTurnedEarlier(long mine, long theirs, long claim) {
        for (int way = 1; way < turning.ways(); way++) {
            if (turning.turn(way, mine) == mine
                    && turning.turn(way, theirs) == theirs
                    && Long.compareUnsigned(turning.turn(way, claim), claim) < 0) {
                return true;
            }
        }
        return false;
    }

    private int openRank(long next, long theirs) {
        long free = board & ~(next | theirs);
        if (theirs == 0) {
            return Long.bitCount(ClaimKernel.beside(ClaimKernel.beside(next)) & free);
        }
        return rank(free, ClaimKernel.beside(theirs) & free, ClaimKernel.beside(next) & free);
    }

    private static int rank(long free, long own, long other) {
        return 100 - 2 * Reach.most(free, own, other) + Reach.most(free, other, own);
    }

    /** How many cells of a contested region the side to move gets; it borders {@code own} of them, the other side {@code other}. */
    private int search(long free, long own, long other, int alpha, int beta) {
        count();
        int all = Long.bitCount(free);
        if (all == 1) {
            return 1;
        }
        Ply ply = plies[all];
        Key key = ply.key;
        keyOf(key, free, own, other);
        int least = 1;
        int most = all;
        int remembered = NO_CELL;
        int known = key.get(table);
        if (known != ClaimTable.NOTHING) {
            least = Share.least(known);
            most = Share.most(known);
            remembered = key.cell(known);
            if (least >= beta || least == most) {
                return least;
            }
            if (most <= alpha) {
                return most;
            }
        } else {
            most = Reach.most(free, own, other);
            if (most <= alpha) {
                return most;
            }
        }
        ply.count = 0;
        long secured = 0;
        for (long rest = own; rest != 0; ) {
            long claim = Long.lowestOneBit(rest);
            rest ^= claim;
            long nextOwn = other & ~claim;
            long nextFree = Reach.flood(nextOwn, free & ~claim);
            if (nextFree == 0) {
                return all;
            }
            // Those that this claim secures are not worth claiming instead.
            rest &= nextFree;
            secured |= free & ~nextFree & ~claim;
            long nextOther = (own | ClaimKernel.beside(claim)) & nextFree;
            int theirMost = Reach.most(nextFree, nextOwn, nextOther);
            if (all - theirMost >= beta) {
                return all - theirMost;
            }
            int cell = Long.numberOfTrailingZeros(claim);
            int contest = (claim & other) != 0 ? CONTEST : 0;
            int rank = BORDER * Long.bitCount(nextOther) + contest - theirMost;
            ply.add(cell, nextFree, nextOwn, nextOther, cell == remembered ? FIRST : rank);
        }
        if ((secured & own) != 0) {
            ply.drop(secured);
        }
        if (all >= ETC) {
            for (int i = 0; i < ply.count; i++) {
                keyOf(probe, ply.free[i], ply.own[i], ply.other[i]);
                int share = probe.get(table);
                if (share != ClaimTable.NOTHING && all - Share.most(share) >= beta) {
                    return all - Share.most(share);
                }
            }
        }
        int top = Math.min(beta, most);
        int best = -1;
        int bestCell = NO_CELL;
        for (int i = 0; i < ply.count; i++) {
            ply.pick(i);
            int floor = Math.max(alpha, best);
            int value;
            if (i == 0) {
                value = all - search(ply.free[i], ply.own[i], ply.other[i], all - top, all - floor);
            } else {
                value = all - search(ply.free[i], ply.own[i], ply.other[i], all - floor - 1, all - floor);
                if (value > floor && value < top) {
                    value = all - search(ply.free[i], ply.own[i], ply.other[i], all - top, all - value);
                }
            }
            if (value > best) {
                best = value;
                bestCell = ply.cell[i];
                if (best >= top) {
                    break;
                }
            }
        }
        key.put(
                table,
                best > alpha ? Math.max(best, least) : least,
                best < beta ? Math.min(best, most) : most,
                bestCell);
        return best;
    }

    private void count() {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
    }
}
