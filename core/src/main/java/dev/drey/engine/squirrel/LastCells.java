package dev.drey.engine.squirrel;

/** The values of positions with up to four empty cells: too quickly found to be remembered. */
final class LastCells {
    static final int MOST = 4;

    private final NutSums sums;

    LastCells(NutSums sums) {
        this.sums = sums;
    }

    /** Like {@code Solver.solve}, for a board with that many empty cells and that margin now. */
    int value(int mine, int theirs, int count, int margin, int alpha, int beta) {
        int empty = Essence.empty(mine, theirs);
        int a = Integer.numberOfTrailingZeros(empty);
        int b = Integer.numberOfTrailingZeros(empty & empty - 1);
        return switch (count) {
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
        int best = afterFour(mine, theirs, first, second, third, fourth, margin, alpha, beta);
        if (best < beta) {
            best = Math.max(
                    best, afterFour(mine, theirs, second, first, third, fourth, margin, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(
                    best, afterFour(mine, theirs, third, first, second, fourth, margin, Math.max(alpha, best), beta));
        }
        if (best < beta) {
            best = Math.max(
                    best, afterFour(mine, theirs, fourth, first, second, third, margin, Math.max(alpha, best), beta));
        }
        return best;
    }

    private int afterFour(int mine, int theirs, int cell, int b, int c, int d, int margin, int alpha, int beta) {
        int conquered = Essence.conquered(mine, theirs, cell);
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
        int best = afterThree(mine, theirs, first, second, third, margin, alpha);
        if (best < beta) {
            best = Math.max(best, afterThree(mine, theirs, second, first, third, margin, Math.max(alpha, best)));
        }
        if (best < beta) {
            best = Math.max(best, afterThree(mine, theirs, third, first, second, margin, Math.max(alpha, best)));
        }
        return best;
    }

    private int afterThree(int mine, int theirs, int cell, int b, int c, int margin, int alpha) {
        int conquered = Essence.conquered(mine, theirs, cell);
        return -two(
                theirs & ~conquered,
                mine | conquered | 1 << cell,
                b,
                c,
                -margin - sums.gain(mine, theirs, cell),
                -alpha);
    }

    private int two(int mine, int theirs, int a, int b, int margin, int beta) {
        int value = afterTwo(mine, theirs, a, b, margin);
        return value >= beta ? value : Math.max(value, afterTwo(mine, theirs, b, a, margin));
    }

    private int afterTwo(int mine, int theirs, int cell, int last, int margin) {
        int conquered = Essence.conquered(mine, theirs, cell);
        return margin
                + sums.gain(mine, theirs, cell)
                - sums.gain(theirs & ~conquered, mine | conquered | 1 << cell, last);
    }

    /** What taking a cell gains, and keeps the other from gaining. */
    private int rank(int mine, int theirs, int cell) {
        return sums.gain(mine, theirs, cell) + sums.gain(theirs, mine, cell);
    }
}
