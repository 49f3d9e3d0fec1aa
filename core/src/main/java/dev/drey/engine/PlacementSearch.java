package dev.drey.engine;

import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import java.util.Arrays;

/**
 * Looks ahead in any game in which a move takes a cell: alpha-beta with a narrow window for all but the first move, a table,
 * and moves ordered by what was good before and by what they take.
 *
 * <p>One loop for several games costs nothing as long as a program searches one of them, which is the usual case: the virtual
 * machine then knows which rules are meant.
 */
public final class PlacementSearch implements Search {
    /** No game has so many plies left; depth is kept in a byte. */
    private static final int DEEPEST = 130;

    private static final int CELLS = 64;

    /** Threads leave each other's work alone at this depth and above. */
    private static final int SHARED_FROM = 4;

    private final PlacementRules rules;
    private final Evaluator evaluator;
    private final BoardTable table;
    private final CurrentlySearching busy;
    private final int[][] cells = new int[DEEPEST][CELLS];
    private final int[][] ranks = new int[DEEPEST][CELLS];
    private final int[] killers = new int[DEEPEST];
    private final int[] history = new int[CELLS];
    private Budget budget = Budget.unlimited();
    private long nodes;

    /** @param busy what the searches that share the table are looking at */
    public PlacementSearch(PlacementRules rules, Evaluator evaluator, BoardTable table, CurrentlySearching busy) {
        this.busy = busy;
        this.rules = rules;
        this.evaluator = evaluator;
        this.table = table;
    }

    @Override
    public int value(Position position, int depth, int alpha, int beta, Budget spending) {
        PlacementPosition board = (PlacementPosition) position;
        budget = spending;
        Arrays.fill(killers, NO_MOVE);
        Arrays.fill(history, 0);
        return search(board.mine(), board.theirs(), Math.min(depth, DEEPEST - 1), alpha, beta);
    }

    @Override
    public int best(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        long known = table.get(board.mine(), board.theirs());
        return known == BoardTable.NOTHING ? NO_MOVE : Known.move(known);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** Passes cost no depth: nothing is decided by them. */
    private int search(long mine, long theirs, int depth, int alpha, int beta) {
        if (++nodes % Budget.STEP == 0) {
            budget.spend();
        }
        long moves = rules.moves(mine, theirs);
        if (moves == 0) {
            return rules.isOver(mine, theirs)
                    ? rules.finalMargin(mine, theirs) * Values.POINT
                    : -search(theirs, mine, depth, -beta, -alpha);
        }
        if (depth == 0) {
            return evaluator.evaluate(mine, theirs);
        }
        int lower = -Values.INFINITE;
        int upper = Values.INFINITE;
        int remembered = NO_MOVE;
        long hash = BoardTable.hash(mine, theirs);
        long known = table.get(mine, theirs, hash);
        if (known != BoardTable.NOTHING) {
            remembered = Known.move(known);
            if (Known.weight(known) == depth) {
                lower = Known.lower(known);
                upper = Known.upper(known);
                if (lower >= beta || lower == upper) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
            }
        }
        int best = -Values.INFINITE;
        int bestCell = NO_MOVE;
        int count = order(mine, theirs, moves, depth, remembered);
        boolean sharing = depth >= SHARED_FROM && busy.isShared();
        long deferred = 0;
        int floor = alpha;
        for (int i = 0; i < count || deferred != 0; i++) {
            int cell = i < count ? pick(depth, i, count) : Long.numberOfTrailingZeros(deferred);
            long turned = rules.turned(mine, theirs, cell);
            long nextMine = theirs ^ turned;
            long nextTheirs = mine | turned | 1L << cell;
            if (sharing && i > 0 && i < count && busy.isBusy(BoardTable.hash(nextMine, nextTheirs))) {
                deferred |= 1L << cell;
                continue;
            }
            deferred &= ~(1L << cell);
            int value = sharing
                    ? shared(nextMine, nextTheirs, depth, floor, beta, i == 0)
                    : after(nextMine, nextTheirs, depth, floor, beta, i == 0);
            if (value > best) {
                best = value;
                bestCell = cell;
                floor = Math.max(floor, best);
                if (best >= beta) {
                    killers[depth] = cell;
                    history[cell] += depth * depth;
                    break;
                }
            }
        }
        table.put(
                mine, theirs, hash, Known.of(depth, best > alpha ? best : lower, best < beta ? best : upper, bestCell));
        return best;
    }

    /** Lets the other threads know what this one is looking at. */
    private int shared(long nextMine, long nextTheirs, int depth, int floor, int beta, boolean first) {
        long hash = BoardTable.hash(nextMine, nextTheirs);
        busy.begin(hash);
        try {
            return after(nextMine, nextTheirs, depth, floor, beta, first);
        } finally {
            busy.end(hash);
        }
    }

    /** What a move is worth: exactly if it is the first, else only if it is better than the best so far. */
    private int after(long nextMine, long nextTheirs, int depth, int floor, int beta, boolean first) {
        if (first) {
            return -search(nextMine, nextTheirs, depth - 1, -beta, -floor);
        }
        int value = -search(nextMine, nextTheirs, depth - 1, -floor - 1, -floor);
        return value > floor && value < beta ? -search(nextMine, nextTheirs, depth - 1, -beta, -value) : value;
    }

    /** Lists the moves of a ply with their ranks. @return how many there are */
    private int order(long mine, long theirs, long moves, int depth, int remembered) {
        int[] cellsHere = cells[depth];
        int[] ranksHere = ranks[depth];
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            cellsHere[count] = cell;
            ranksHere[count++] = cell == remembered
                    ? Integer.MAX_VALUE
                    : cell == killers[depth] ? Integer.MAX_VALUE - 1 : rank(mine, theirs, cell, depth);
        }
        return count;
    }

    private int rank(long mine, long theirs, int cell, int depth) {
        if (depth < 3) {
            return history[cell];
        }
        long turned = rules.turned(mine, theirs, cell);
        return -evaluator.evaluate(theirs ^ turned, mine | turned | 1L << cell);
    }

    /** Brings the best of the moves from i on to i. */
    private int pick(int depth, int i, int count) {
        int[] cellsHere = cells[depth];
        int[] ranksHere = ranks[depth];
        int best = i;
        for (int j = i + 1; j < count; j++) {
            if (ranksHere[j] > ranksHere[best]) {
                best = j;
            }
        }
        int cell = cellsHere[best];
        int rank = ranksHere[best];
        cellsHere[best] = cellsHere[i];
        ranksHere[best] = ranksHere[i];
        cellsHere[i] = cell;
        ranksHere[i] = rank;
        return cell;
    }
}
