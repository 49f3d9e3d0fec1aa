package dev.drey.engine.squirrel;

import dev.drey.engine.MoveList;
import dev.drey.engine.NodeCounter;
import dev.drey.engine.Search;

/** Alpha-beta search of positions with up to five empty cells, which are too quickly searched to be worth a table entry. */
final class SquirrelEndgame {
    static final int MAX_EMPTIES = 5;

    private static final int LAST_CELLS = 4;

    private final NutSums sums;
    private final SquirrelMoveOrdering ordering;
    private final NodeCounter counter;
    private final SquirrelNode fiveEmpties;

    /** @param counter counts positions with five empty cells; one with fewer takes no longer than a move */
    SquirrelEndgame(NutSums sums, SquirrelMoveOrdering ordering, NodeCounter counter) {
        this.sums = sums;
        this.ordering = ordering;
        this.counter = counter;
        this.fiveEmpties = new SquirrelNode(MAX_EMPTIES, sums);
    }

    /**
     * Value of a position for the side to move: exact between alpha and beta, else a bound.
     *
     * @param empties number of empty cells, at most {@link #MAX_EMPTIES}
     * @param margin margin now
     */
    int solve(int mine, int theirs, int empties, int margin, int alpha, int beta) {
        if (empties <= LAST_CELLS) {
            return lastCells(mine, theirs, empties, margin, alpha, beta);
        }
        counter.count();
        SquirrelNode node = fiveEmpties;
        node.set(mine, theirs, margin);
        ordering.listAndBound(node, Search.NO_MOVE);
        if (node.lower >= beta) {
            return node.lower;
        }
        if (node.upper <= alpha) {
            return node.upper;
        }
        return searchMoves(node, alpha, beta);
    }

    /** Searches the listed moves of a node with at most one empty cell more than {@link #MAX_EMPTIES}. */
    int searchMoves(SquirrelNode node, int alpha, int beta) {
        MoveList moves = node.moves;
        int best = SquirrelNode.NO_VALUE;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            int cell = moves.select(i);
            int value = -solve(
                    node.nextMine(cell),
                    node.nextTheirs(cell),
                    node.empties - 1,
                    node.nextMargin(cell),
                    -beta,
                    -Math.max(alpha, best));
            if (value > best) {
                best = value;
                moves.setBest(cell);
            }
        }
        return best;
    }

    private int lastCells(int mine, int theirs, int empties, int margin, int alpha, int beta) {
        int empty = CanonicalPosition.empty(mine, theirs);
        int a = Integer.numberOfTrailingZeros(empty);
        int b = Integer.numberOfTrailingZeros(empty & empty - 1);
        return switch (empties) {
            case 0 -> margin;
            case 1 -> margin + sums.gain(mine, theirs, a);
            case 2 -> two(mine, theirs, a, b, margin, beta);
            case 3 -> three(mine, theirs, a, b, 31 - Integer.numberOfLeadingZeros(empty), margin, alpha, beta);
            default -> {
                int d = 31 - Integer.numberOfLeadingZeros(empty);
                int c = Integer.numberOfTrailingZeros(empty & ~(1 << a | 1 << b));
                yield four(mine, theirs, a, b, c, d, margin, alpha, beta);
            }
        };
    }

    private int four(int mine, int theirs, int a, int b, int c, int d, int margin, int alpha, int beta) {
        int rankA = rank(mine, theirs, a);
        int rankB = rank(mine, theirs, b);
        int rankC = rank(mine, theirs, c);
        int rankD = rank(mine, theirs, d);
        int first = a;
        int second = b;
        int third = c;
        int fourth = d;
        int swap;
        if (rankB > rankA) {
            first = b;
            second = a;
            swap = rankA;
            rankA = rankB;
            rankB = swap;
        }
        if (rankD > rankC) {
            third = d;
            fourth = c;
            swap = rankC;
            rankC = rankD;
            rankD = swap;
        }
        if (rankC > rankA) {
            swap = first;
            first = third;
            third = swap;
            swap = rankA;
            rankA = rankC;
            rankC = swap;
        }
        if (rankC > rankB) {
            swap = second;
            second = third;
            third = swap;
        }
        int best = playOfFour(mine, theirs, first, second, third, fourth, margin, alpha, beta);
        if (best < beta) {
            best = Math.max(
                    best, playOfFour(mine, theirs, second, first, third, fourth, margin, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(
                    best, playOfFour(mine, theirs, third, first, second, fourth, margin, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(
                    best, playOfFour(mine, theirs, fourth, first, second, third, margin, Math.max(alpha, best), beta));
        }
        return best;
    }

    private int playOfFour(int mine, int theirs, int cell, int b, int c, int d, int margin, int alpha, int beta) {
        int conquered = CanonicalPosition.conquered(mine, theirs, cell);
        return -three(
                theirs & ~conquered,
                mine | conquered | 1 << cell,
                b,
                c,
                d,
                -margin - sums.gain(mine, theirs, cell),
                -beta,
                -alpha);
    }

    private int three(int mine, int theirs, int a, int b, int c, int margin, int alpha, int beta) {
        int rankA = rank(mine, theirs, a);
        int rankB = rank(mine, theirs, b);
        int rankC = rank(mine, theirs, c);
        int first = a;
        int second = b;
        int third = c;
        if (rankB > rankA && rankB >= rankC) {
            first = b;
            second = a;
        } else if (rankC > rankA) {
            first = c;
            third = a;
        }
        int best = playOfThree(mine, theirs, first, second, third, margin, alpha);
        if (best < beta) {
            best = Math.max(best, playOfThree(mine, theirs, second, first, third, margin, Math.max(alpha, best)));
        }
        if (best < beta) {
            best = Math.max(best, playOfThree(mine, theirs, third, first, second, margin, Math.max(alpha, best)));
        }
        return best;
    }

    private int playOfThree(int mine, int theirs, int cell, int b, int c, int margin, int alpha) {
        int conquered = CanonicalPosition.conquered(mine, theirs, cell);
        return -two(
                theirs & ~conquered,
                mine | conquered | 1 << cell,
                b,
                c,
                -margin - sums.gain(mine, theirs, cell),
                -alpha);
    }

    private int two(int mine, int theirs, int a, int b, int margin, int beta) {
        int value = playOfTwo(mine, theirs, a, b, margin);
        return value >= beta ? value : Math.max(value, playOfTwo(mine, theirs, b, a, margin));
    }

    private int playOfTwo(int mine, int theirs, int cell, int last, int margin) {
        int conquered = CanonicalPosition.conquered(mine, theirs, cell);
        return margin
                + sums.gain(mine, theirs, cell)
                - sums.gain(theirs & ~conquered, mine | conquered | 1 << cell, last);
    }

    /** The gain from taking a cell, plus the gain that it denies the other side. */
    private int rank(int mine, int theirs, int cell) {
        return sums.gain(mine, theirs, cell) + sums.gain(theirs, mine, cell);
    }
}
