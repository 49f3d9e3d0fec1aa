package dev.drey.engine.santorini;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Budget;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.Known;
import dev.drey.engine.Search;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;

/**
 * Alpha-beta over every move that matters: those left out lose at once, because they leave or hand the other side a step onto
 * level 3. So a decided value is a fact, and an undecided one vouches for as many plies as were looked at.
 *
 * <p>A threatened side has next to no choice; its answers cost no depth. Within a search, decided values count plies from the
 * searched position; in the table, from the position they belong to.
 */
final class SantoriniSearch implements Search {
    /** Every move but the last places a tile, and a cell takes four. */
    private static final int PLIES = 4 * SantoriniKernel.CELLS + 4;

    /** With fewer plies left, another thread is done before it is worth looking whether it is at work. */
    private static final int SHARED_DEPTH = 3;

    private final Reach[] reach;
    private final boolean alike;
    private final SantoriniEvaluator evaluator;
    private final BoardTable table;
    private final CurrentlySearching busy;
    private final SantoriniOrdering ordering = new SantoriniOrdering(PLIES);
    private final SantoriniPursuit pursuit;
    private Budget budget = Budget.unlimited();
    private long nodes;

    SantoriniSearch(Santorini game, SantoriniEvaluator evaluator, BoardTable table, CurrentlySearching busy) {
        this.reach = new Reach[] {
            new Reach(game.type(Side.FIRST).diagonal()),
            new Reach(game.type(Side.SECOND).diagonal())
        };
        this.pursuit = new SantoriniPursuit(reach);
        this.alike = game.first() == game.second();
        this.evaluator = evaluator;
        this.table = table;
        this.busy = busy;
    }

    @Override
    public int value(Position position, int depth, int alpha, int beta, Budget spending) {
        budget = spending;
        SantoriniPosition board = (SantoriniPosition) position;
        if (board.isOver()) {
            return Values.lossIn(0);
        }
        return search(
                board.toMove().ordinal(),
                board.level1(),
                board.level2(),
                board.level3(),
                board.dead(),
                board.mine(),
                board.theirs(),
                Math.min(depth, PLIES - 2),
                0,
                alpha,
                beta);
    }

    @Override
    public int vouchedPlies(int depth) {
        return depth;
    }

    @Override
    public int best(Position position) {
        SantoriniPosition board = (SantoriniPosition) position;
        if (board.isOver()) {
            return NO_MOVE;
        }
        int summits = board.level3() & ~(board.dead() | board.mine() | board.theirs());
        for (int rest = board.mine() & board.level2(); rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            int to = reach[board.toMove().ordinal()].step(from) & summits;
            if (to != 0) {
                return SantoriniKernel.code(from, Integer.numberOfTrailingZeros(to), SantoriniKernel.NO_BUILD);
            }
        }
        long known = table.get(
                SantoriniKey.a(board.level1(), board.level2(), board.level3(), board.dead(), board.theirs()),
                SantoriniKey.b(
                        board.dead(),
                        board.mine(),
                        board.theirs(),
                        keySide(board.toMove().ordinal())));
        return known == BoardTable.NOTHING ? NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    private int keySide(int side) {
        return alike ? 0 : side;
    }

    /** The game goes on here, but the side to move may be stuck. */
    private int search(
            int side,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies,
            int ply,
            int alpha,
            int beta) {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
        int taken = dead | mine | theirs;
        int summits = level3 & ~taken;
        if (summits != 0 && (reach[side].steps(mine & level2) & summits) != 0) {
            return Values.winIn(ply + 1);
        }
        int theirReach = reach[side ^ 1].steps(theirs & level2);
        int threats = theirReach & summits;
        // A threat is stopped by a tile on that cell and by nothing else: who could step there would have won.
        int safe = threats == 0 ? ~(theirReach & level2 & ~level3) : (threats & threats - 1) == 0 ? threats : 0;
        // To beat a win that is known already takes a shorter one, for which fewer plies will do.
        int depth = alpha < Values.winIn(PLIES) ? plies : Math.min(plies, Math.max(0, Values.plies(alpha) - ply - 1));
        // A shallower look says nothing about what is not such a win.
        int least = depth < plies ? alpha : -Values.INFINITE;
        if (safe == 0 || depth == 0 && threats == 0) {
            return Math.max(least, leaf(side, level1, level2, level3, dead, mine, theirs, safe, ply));
        }

        long a = SantoriniKey.a(level1, level2, level3, dead, theirs);
        long b = SantoriniKey.b(dead, mine, theirs, keySide(side));
        long hash = BoardTable.hash(a, b);
        long known = table.get(a, b, hash);
        int lower = -Values.INFINITE;
        int upper = Values.INFINITE;
        int bestMove = NO_MOVE;
        if (known != BoardTable.NOTHING) {
            bestMove = Known.move(known);
            boolean deepEnough = Known.weight(known) >= depth;
            if (deepEnough || Known.lower(known) >= Values.winIn(PLIES)) {
                lower = fromNode(Known.lower(known), ply);
            }
            if (deepEnough || Known.upper(known) <= Values.lossIn(PLIES)) {
                upper = fromNode(Known.upper(known), ply);
            }
            if (lower >= beta) {
                return lower;
            }
            if (upper <= alpha || lower == upper) {
                return Math.max(least, upper);
            }
        }

        int remembered = bestMove;
        int count = ordering.list(ply, side, reach[side], level1, level2, level3, dead, mine, theirs, safe, remembered);
        if (count == 0) {
            return Math.max(least, ordering.stuck() ? Values.lossIn(ply) : Values.lossIn(ply + 2));
        }
        int best = lower;
        if (ordering.doubleThreat() != NO_MOVE && best < Values.winIn(ply + 3)) {
            best = Values.winIn(ply + 3);
            bestMove = ordering.doubleThreat();
        }

        int floor = Math.max(alpha, best);
        int nextPlies = threats != 0 ? depth : depth - 1;
        boolean shared = busy.isShared() && depth >= SHARED_DEPTH;
        int deferred = 0;
        for (int i = 0; i < count + deferred && best < beta; i++) {
            int move = i < count ? ordering.pick(ply, i, count) : ordering.move(ply, i - count);
            long childHash = 0;
            if (shared) {
                childHash = hashAfter(move, side, level1, level2, level3, dead, mine, theirs);
                if (i > 0 && i < count && busy.isBusy(childHash)) {
                    ordering.defer(ply, deferred++, move);
                    continue;
                }
                busy.begin(childHash);
            }
            int value;
            try {
                int top = i == 0 ? beta : floor + 1;
                value = after(move, side, level1, level2, level3, dead, mine, theirs, nextPlies, ply, floor, top);
                if (value >= top && value < beta) {
                    value = after(move, side, level1, level2, level3, dead, mine, theirs, nextPlies, ply, floor, beta);
                }
            } finally {
                if (shared) {
                    busy.end(childHash);
                }
            }
            if (value > best) {
                best = value;
                bestMove = move;
                floor = Math.max(floor, best);
                if (best >= beta) {
                    ordering.refuted(ply, side, move, depth);
                }
            }
        }
        if (best <= alpha && (lower != -Values.INFINITE || best > Values.lossIn(PLIES))) {
            // Among moves that are not good enough none is known to be best; the remembered one has the lower bound.
            bestMove = remembered;
        }
        lower = best > alpha ? toNode(best, ply) : lower == -Values.INFINITE ? lower : toNode(lower, ply);
        upper = best < beta ? toNode(best, ply) : upper == Values.INFINITE ? upper : toNode(upper, ply);
        table.put(a, b, hash, Known.of(depth, lower, upper, bestMove));
        return Math.max(least, best);
    }

    /** What a move is worth to the side that makes it. */
    private int after(
            int move,
            int side,
            int level1,
            int level2,
            int level3,
            int dead,
            int mine,
            int theirs,
            int plies,
            int ply,
            int alpha,
            int beta) {
        int tile = 1 << SantoriniKernel.build(move);
        return -search(
                side ^ 1,
                level1 | tile,
                level2 | tile & level1,
                level3 | tile & level2,
                dead | tile & level3,
                theirs,
                mine & ~(1 << SantoriniKernel.from(move)) | 1 << SantoriniKernel.to(move),
                plies,
                ply + 1,
                -beta,
                -alpha);
    }

    private long hashAfter(int move, int side, int level1, int level2, int level3, int dead, int mine, int theirs) {
        int tile = 1 << SantoriniKernel.build(move);
        int moved = mine & ~(1 << SantoriniKernel.from(move)) | 1 << SantoriniKernel.to(move);
        return BoardTable.hash(
                SantoriniKey.a(
                        level1 | tile, level2 | tile & level1, level3 | tile & level2, dead | tile & level3, moved),
                SantoriniKey.b(dead | tile & level3, theirs, moved, keySide(side ^ 1)));
    }

    /** The value where no ply is left to look at, or no tile can help. */
    private int leaf(int side, int level1, int level2, int level3, int dead, int mine, int theirs, int safe, int ply) {
        int taken = dead | mine | theirs;
        boolean stuck = true;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int tooHigh = (level1 >>> from & 1) == 0 ? level2 : (level2 >>> from & 1) == 0 ? level3 : 0;
            for (int to = reach[side].step(from) & ~(taken | tooHigh); to != 0; to &= to - 1) {
                stuck = false;
                int cell = Integer.numberOfTrailingZeros(to);
                if ((SantoriniKernel.around(cell) & ~(taken & ~(1 << from)) & safe) != 0) {
                    int win = pursuit.plies(side, level1, level2, level3, dead, mine, theirs);
                    return win != SantoriniPursuit.NONE
                            ? Values.winIn(ply + win)
                            : evaluator.evaluate(side, level1, level2, level3, dead, mine, theirs);
                }
            }
        }
        return stuck ? Values.lossIn(ply) : Values.lossIn(ply + 2);
    }

    private static int toNode(int value, int ply) {
        return value >= Values.winIn(PLIES) ? value + ply : value <= Values.lossIn(PLIES) ? value - ply : value;
    }

    private static int fromNode(int value, int ply) {
        return Math.abs(value) == Values.INFINITE
                ? value
                : value >= Values.winIn(PLIES) ? value - ply : value <= Values.lossIn(PLIES) ? value + ply : value;
    }
}
