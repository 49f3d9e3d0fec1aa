package dev.drey.engine;

/**
 * The scales of values.
 *
 * <p>In games with scores, a proven value is the final margin for the side to move in points, and an estimate is that margin in
 * hundredths of a point. In games without scores both are on one scale: {@code WIN - n} is a win in n plies, {@code n - WIN} a
 * loss in n plies, and values far from both are estimates.
 */
public final class Values {
    /** Units of an estimate per point. */
    public static final int POINT = 100;

    /** More than any value. */
    public static final int INFINITE = 500_000;

    /** Value of a game that is won, in a game without scores. */
    public static final int WIN = 30_000;

    /** Maximum number of plies of a game without scores. */
    private static final int MAX_PLIES = 1_000;

    private Values() {}

    /**
     * {@return the chance of winning with a lead}
     *
     * @param lead the lead
     * @param scale the lead that means odds of e to 1
     */
    public static double chance(double lead, double scale) {
        return 1 / (1 + Math.exp(-lead / scale));
    }

    /**
     * {@return the value of a win in this many plies}
     *
     * @param plies number of plies to the end
     */
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /**
     * {@return the value of a loss in this many plies}
     *
     * @param plies number of plies to the end
     */
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    /**
     * {@return whether a value is a win or a loss in a known number of plies}
     *
     * @param value a value of a game without scores
     */
    public static boolean isDecided(int value) {
        return Math.abs(value) >= WIN - MAX_PLIES;
    }

    /**
     * {@return the number of plies to the end}
     *
     * @param decided a decided value
     */
    public static int plies(int decided) {
        return WIN - Math.abs(decided);
    }

    /**
     * Converts a value of a game without scores to one ply earlier, where a decision is a ply further away.
     *
     * @param value a value of a game without scores
     * @return the value one ply earlier
     */
    public static int earlier(int value) {
        return isDecided(value) ? value - Integer.signum(value) : value;
    }

    /**
     * Converts a value of a game without scores to one ply later; the inverse of {@link #earlier}.
     *
     * @param value a value of a game without scores
     * @return the value one ply later
     */
    public static int later(int value) {
        return isDecided(value) ? value + Integer.signum(value) : value;
    }
}
