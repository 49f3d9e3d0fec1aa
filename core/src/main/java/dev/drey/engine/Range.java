package dev.drey.engine;

import java.util.List;
import java.util.Optional;

/**
 * Proven bounds of a value, both inclusive: in points for games with scores, on the scale of {@link Values} for others.
 *
 * @param lower the least possible value
 * @param upper the greatest possible value
 */
public record Range(int lower, int upper) {
    /**
     * Checks that the range is not empty.
     *
     * @param lower the least possible value
     * @param upper the greatest possible value
     */
    public Range {
        if (lower > upper) {
            throw new IllegalArgumentException("lower bound " + lower + " is above upper bound " + upper);
        }
    }

    /**
     * Combines the proven ranges of all moves into the range of the position.
     *
     * @param moves the proven range of every move
     * @return the range of the best move
     */
    public static Range ofBest(List<Range> moves) {
        int lower = Integer.MIN_VALUE;
        int upper = Integer.MIN_VALUE;
        for (Range move : moves) {
            lower = Math.max(lower, move.lower);
            upper = Math.max(upper, move.upper);
        }
        return new Range(lower, upper);
    }

    /** {@return whether both bounds are equal} */
    public boolean isExact() {
        return lower == upper;
    }

    /**
     * {@return this range with a lower bound of at least this value}
     *
     * @param value the bound
     */
    public Range atLeast(int value) {
        return value > lower ? new Range(value, upper) : this;
    }

    /**
     * {@return this range with an upper bound of at most this value}
     *
     * @param value the bound
     */
    public Range atMost(int value) {
        return value < upper ? new Range(lower, value) : this;
    }

    /**
     * {@return the intersection of two ranges}
     *
     * @param other the other range
     */
    public Range and(Range other) {
        return atLeast(other.lower).atMost(other.upper);
    }

    /** {@return the range from the opponent's view} */
    public Range negated() {
        return new Range(-upper, -lower);
    }

    /**
     * {@return the range of a move that leads to a position with this range}
     *
     * @param scored whether the game has scores
     */
    public Range ofMoveTo(boolean scored) {
        return scored ? negated() : new Range(Values.earlier(-upper), Values.earlier(-lower));
    }

    /**
     * {@return the range of the position after a move with this range}
     *
     * @param scored whether the game has scores
     */
    public Range afterMove(boolean scored) {
        return scored ? negated() : new Range(-Values.later(upper), -Values.later(lower));
    }

    /** {@return whether the value is proven to be a win, a draw or a loss, even if not by how much} */
    public boolean isDecided() {
        return lower > 0 || upper < 0 || isExact();
    }

    /** {@return the proven result: 1 for a win, 0 for a draw, -1 for a loss; empty if none is proven} */
    public Optional<Integer> result() {
        return isDecided() ? Optional.of(Integer.signum(lower)) : Optional.empty();
    }

    /**
     * {@return the chance of winning, a draw counting as half a win: exact if the result is proven, else as estimated}
     *
     * @param estimated the estimated chance, 0 to 1
     */
    public double chance(double estimated) {
        return result().map(result -> (1 + result) / 2.0).orElse(estimated);
    }
}
