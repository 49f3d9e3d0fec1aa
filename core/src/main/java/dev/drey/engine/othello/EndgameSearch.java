package dev.drey.engine.othello;

import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.Search;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.OthelloKernel;

/**
 * Null-window search of positions with up to {@link #MAX_EMPTIES} empty cells, for one thread. Up to {@link #PARITY_EMPTIES} it
 * orders moves by parity alone; above, by mobility, and it stores results in a small table.
 *
 * <p>A result above alpha is a lower bound, any other an upper bound.
 */
final class EndgameSearch {
    static final int MAX_EMPTIES = 11;

    private static final int PARITY_EMPTIES = 6;
    private static final int LAST_EMPTIES = 4;
    private static final int CELLS = 64;

    private final NodeCounter counter;
    private final LastFourEmpties lastEmpties;
    private final EndgameTable table = new EndgameTable();
    private final OthelloNode[] nodes = OthelloNode.upTo(MAX_EMPTIES);

    EndgameSearch(NodeCounter counter) {
        this.counter = counter;
        this.lastEmpties = new LastFourEmpties(counter);
    }

    int solve(long mine, long theirs, int alpha, int empties) {
        if (empties > PARITY_EMPTIES) {
            return searchByMobility(mine, theirs, alpha, empties);
        }
        return empties > LAST_EMPTIES
                ? searchByParity(mine, theirs, alpha, empties)
                : lastEmpties.solve(mine, theirs, alpha, empties);
    }

    private int pass(long mine, long theirs, int alpha, int empties) {
        return OthelloKernel.moves(theirs, mine) == 0
                ? OthelloEngine.margin(mine, theirs)
                : -solve(theirs, mine, ~alpha, empties);
    }

    private int searchByParity(long mine, long theirs, int alpha, int empties) {
        counter.count();
        long cells = OthelloKernel.moves(mine, theirs);
        if (cells == 0) {
            return pass(mine, theirs, alpha, empties);
        }
        if (StableDiscs.mayBound(alpha, empties)) {
            int upper = StableDiscs.maxMargin(mine, theirs);
            if (upper <= alpha) {
                return upper;
            }
        }
        int best = -CELLS;
        long odd = ParityQuadrants.odd(~(mine | theirs));
        long now = cells & odd;
        long later = cells & ~odd;
        if (now == 0) {
            now = later;
            later = 0;
        }
        while (now != 0) {
            int cell = Long.numberOfTrailingZeros(now);
            now &= now - 1;
            long flips = DiscKernel.flips(mine, theirs, cell);
            long nextMine = theirs ^ flips;
            long nextTheirs = mine | flips | 1L << cell;
            int value = empties - 1 == LAST_EMPTIES
                    ? -lastEmpties.four(nextMine, nextTheirs, ~alpha)
                    : -searchByParity(nextMine, nextTheirs, ~alpha, empties - 1);
            if (value > best) {
                best = value;
                if (best > alpha) {
                    return best;
                }
            }
            if (now == 0) {
                now = later;
                later = 0;
            }
        }
        return best;
    }

    private int searchByMobility(long mine, long theirs, int alpha, int empties) {
        counter.count();
        counter.charge();
        long cells = OthelloKernel.moves(mine, theirs);
        if (cells == 0) {
            return pass(mine, theirs, alpha, empties);
        }
        if (StableDiscs.mayBound(alpha, empties)) {
            int upper = StableDiscs.maxMargin(mine, theirs);
            if (upper <= alpha) {
                return upper;
            }
        }
        int slot = table.slot(mine, theirs);
        int lower = -CELLS;
        int upper = CELLS;
        int tableMove = Search.NO_MOVE;
        if (table.holds(slot, mine, theirs)) {
            lower = table.lower(slot);
            upper = table.upper(slot);
            if (lower > alpha) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
            tableMove = table.move(slot);
        }
        OthelloNode node = nodes[empties];
        node.list(mine, theirs, cells, tableMove);
        MoveList moves = node.moves;
        int best = -CELLS;
        int bestCell = Search.NO_MOVE;
        for (int i = 0; i < moves.size() && best <= alpha; i++) {
            int cell = moves.select(i);
            int value = -solve(node.nextMine(cell), node.nextTheirs(cell), ~alpha, empties - 1);
            if (i == 0 || value > best) {
                best = value;
                bestCell = cell;
            }
        }
        if (best > alpha) {
            lower = best;
        } else {
            upper = best;
        }
        table.put(slot, mine, theirs, lower, upper, bestCell);
        return best;
    }
}
