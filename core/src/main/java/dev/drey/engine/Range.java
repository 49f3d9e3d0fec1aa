package dev.drey.engine;

import java.util.List;
import java.util.Optional;

/**
 * Proven bounds of a value, both inclusive: in points for games with scores, on the scale of {@link Values} for others.
 */
public record Range(int lower, int upper) {
    public Range {
        if (lower > upper) {
            throw new IllegalArgumentException("lower bound " + lower + " is above upper bound " + upper);
        }
    }

    /** Combines the proven ranges of all moves into the range of the position. */
    public static Range ofBest(List<Range> moves) {
        int lower = Integer.MIN_VALUE;
        int upper = Integer.MIN_VALUE;
        for (Range move : moves) {
            lower = Math.max(lower, move.lower);
            upper = Math.max(upper, move.upper);
        }
        return new Range(lower, upper);
    }

    public boolean isExact() {
        return lower == upper;
    }

    public Range atLeast(int value) {
        return value > lower ? new Range(value, upper) : this;
    }

    public Range atMost(int value) {
        return value < upper ? new Range(lower, value) : this;
    }

    /** The intersection of two ranges. */
    public Range and(Range other) {
        return atLeast(other.lower).atMost(other.upper);
    }

    /** The range from the other side's view. */
    public Range negated() {
        return new Range(-upper, -lower);
    }

    /** The range of a move that leads to a position with this range. */
    public Range ofMoveTo(boolean scored) {
        return scored ? negated() : new Range(Values.earlier(-upper), Values.earlier(-lower));
    }

    /** The range of the position after a move with this range. */
    public Range afterMove(boolean scored) {
        return scored ? negated() : new Range(-Values.later(upper), -Values.later(lower));
    }

    /** Whether the value is proven to be a win, a draw or a loss, even if not by how much. */
    public boolean isDecided() {
        return lower > 0 || upper < 0 || isExact();
    }

    /** The proven result: 1 for a win, 0 for a draw, -1 for a loss; empty if none is proven. */
    public Optional<Integer> result() {
        return isDecided() ? Optional.of(Integer.signum(lower)) : Optional.empty();
    }

    /** The chance of winning, a draw counting as half a win: exact where the result is proven, else as estimated. */
    public double chance(double estimated) {
        return result().map(result -> (1 + result) / 2.0).orElse(estimated);
    }
}
