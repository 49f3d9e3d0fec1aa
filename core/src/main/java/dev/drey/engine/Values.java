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

    /** The chance of winning with a lead, where a lead of {@code scale} means odds of e to 1. */
    public static double chance(double lead, double scale) {
        return 1 / (1 + Math.exp(-lead / scale));
    }

    public static int winIn(int plies) {
        return WIN - plies;
    }

    public static int lossIn(int plies) {
        return plies - WIN;
    }

    public static boolean isDecided(int value) {
        return Math.abs(value) >= WIN - MAX_PLIES;
    }

    /** Number of plies to the end with a decided value. */
    public static int plies(int decided) {
        return WIN - Math.abs(decided);
    }

    /** Converts a value of a game without scores to one ply earlier, where a decision is a ply further away. */
    public static int earlier(int value) {
        return isDecided(value) ? value - Integer.signum(value) : value;
    }

    /** Converts a value of a game without scores to one ply later; the inverse of {@link #earlier}. */
    public static int later(int value) {
        return isDecided(value) ? value + Integer.signum(value) : value;
    }
}
