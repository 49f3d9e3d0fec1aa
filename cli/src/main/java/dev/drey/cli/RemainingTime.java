package dev.drey.cli;

import java.util.OptionalLong;

/**
 * The remaining time of a proof as a range, because the number of nodes that it needs is only known roughly.
 *
 * @param min the least number of seconds to expect
 * @param max the greatest number of seconds to expect; infinite if unknown
 */
record RemainingTime(double min, double max) {
    /**
     * Proofs need between a third of the expected nodes and three times as many. Of 71 measured proofs of Squirrel War (16 and
     * 20 empty cells) and Shellos Shuffle (14 and 18), all needed 0.35 to 2.8 times the expected number.
     */
    private static final double SPREAD = 3;

    /** The speed is not known any sooner. */
    private static final double MIN_SECONDS = 1;

    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;

    /** Beyond this, only the order of magnitude is certain. */
    private static final double MAX_DAYS = 10;

    /** A number of this many units or more is written in the next larger unit. */
    private static final double MAX_UNITS = 90;

    /** Numbers to round to: finer ones would claim a precision that the range does not have. */
    private static final int[] STEPS = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90};

    private static final RemainingTime UNKNOWN = new RemainingTime(0, Double.POSITIVE_INFINITY);

    /**
     * Estimates the remaining time.
     *
     * @param expectedNodes the expected number of nodes of the whole proof; empty if unknown
     * @param nodes the number of nodes so far, including those of the runs that it continues
     * @param nodesPerSecond the speed
     * @param seconds the time in which the speed was measured
     */
    static RemainingTime of(OptionalLong expectedNodes, long nodes, long nodesPerSecond, double seconds) {
        if (expectedNodes.isEmpty() || nodesPerSecond <= 0 || seconds < MIN_SECONDS) {
            return UNKNOWN;
        }
        double expected = expectedNodes.getAsLong();
        double most = expected * SPREAD - nodes;
        // A proof that needs more nodes than expected may need any number.
        return most <= 0
                ? UNKNOWN
                : new RemainingTime(Math.max(0, expected / SPREAD - nodes) / nodesPerSecond, most / nodesPerSecond);
    }

    /** Returns the range in words, rounded outwards: {@code about 1 to 4 min left}. */
    String text() {
        if (max == Double.POSITIVE_INFINITY) {
            return "time left unknown";
        }
        if (min >= MAX_DAYS * DAY) {
            return "more than " + (int) MAX_DAYS + " days left";
        }
        if (max < MAX_UNITS) {
            return text(1, "s");
        }
        if (max < MAX_UNITS * MINUTE) {
            return text(MINUTE, "min");
        }
        return max < 2 * DAY ? text(HOUR, "h") : text(DAY, "days");
    }

    private String text(double unit, String name) {
        int from = roundedDown(min / unit);
        int to = Math.max(1, roundedUp(max / unit));
        return from == 0
                ? "up to about " + to + " " + name + " left"
                : "about " + (from == to ? "" : from + " to ") + to + " " + name + " left";
    }

    private static int roundedDown(double value) {
        int result = 0;
        for (int step : STEPS) {
            result = step <= value ? step : result;
        }
        return result;
    }

    private static int roundedUp(double value) {
        for (int step : STEPS) {
            if (step >= value) {
                return step;
            }
        }
        double digits = Math.pow(10, Math.floor(Math.log10(value)));
        return (int) Math.min(Integer.MAX_VALUE, Math.ceil(value / digits) * digits);
    }
}
