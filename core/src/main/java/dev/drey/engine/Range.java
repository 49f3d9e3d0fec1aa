package dev.drey.engine;

import java.util.List;
import java.util.Optional;

/**
 * Proven bounds of a value, both inclusive: in points for games with scores, on the scale of {@link Values} for others.
 */
public record Range(int least, int most) {
    public Range {
        if (least > most) {
            throw new IllegalArgumentException("a value of at least " + least + " and at most " + most);
        }
    }

    /** Combines the proven ranges of all moves into the range of the position. */
    public static Range ofBest(List<Range> moves) {
        int least = Integer.MIN_VALUE;
        int most = Integer.MIN_VALUE;
        for (Range move : moves) {
            least = Math.max(least, move.least);
            most = Math.max(most, move.most);
        }
        return new Range(least, most);
    }

    public boolean isExact() {
        return least == most;
    }

    public Range atLeast(int value) {
        return value > least ? new Range(value, most) : this;
    }

    public Range atMost(int value) {
        return value < most ? new Range(least, value) : this;
    }

    /** The intersection of two ranges. */
    public Range and(Range other) {
        return atLeast(other.least).atMost(other.most);
    }

    /** The range from the other side's view. */
    public Range negated() {
        return new Range(-most, -least);
    }

    /** The range of a move that leads to a position with this range. */
    public Range ofMoveTo(boolean scored) {
        return scored ? negated() : new Range(Values.earlier(-most), Values.earlier(-least));
    }

    /** The range of the position after a move with this range. */
    public Range afterMove(boolean scored) {
        return scored ? negated() : new Range(-Values.later(most), -Values.later(least));
    }

    /** Whether the value is proven to be a win, a draw or a loss, even if not by how much. */
    public boolean isDecided() {
        return least > 0 || most < 0 || isExact();
    }

    /** The proven result: 1 for a win, 0 for a draw, -1 for a loss; empty if none is proven. */
    public Optional<Integer> result() {
        return isDecided() ? Optional.of(Integer.signum(least)) : Optional.empty();
    }

    /** The chance of winning, a draw counting as half a win: exact where the result is proven, else as estimated. */
    public double chance(double estimated) {
        return result().map(result -> (1 + result) / 2.0).orElse(estimated);
    }
}
