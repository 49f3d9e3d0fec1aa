package dev.drey.engine;

/**
 * What the numbers mean.
 *
 * <p>In games that are scored, a proven value is the final margin for the side to move, in points, and an estimate is one in
 * hundredths of a point. In games that are won or lost, both are on one scale: {@code WIN - n} is a win in n plies,
 * {@code n - WIN} a loss in n plies, and what lies far from both is an estimate.
 */
public final class Values {
    /** An estimate of a margin counts these to a point. */
    public static final int POINT = 100;

    /** More than any value. */
    public static final int INFINITE = 500_000;

    /** In a game that is won or lost: having won. */
    public static final int WIN = 30_000;

    /** No game that is won or lost has more plies. */
    private static final int LONGEST = 1_000;

    private Values() {}

    /** The chance that goes with an estimate where {@code scale} ahead means chances of e to 1. */
    public static double chance(double ahead, double scale) {
        return 1 / (1 + Math.exp(-ahead / scale));
    }

    public static int winIn(int plies) {
        return WIN - plies;
    }

    public static int lossIn(int plies) {
        return plies - WIN;
    }

    public static boolean isDecided(int value) {
        return Math.abs(value) >= WIN - LONGEST;
    }

    /** In how many plies a decided value is reached. */
    public static int plies(int decided) {
        return WIN - Math.abs(decided);
    }

    /** In a game that is won or lost: a value as it is a ply earlier. A decision is a ply further away then. */
    public static int earlier(int value) {
        return isDecided(value) ? value - Integer.signum(value) : value;
    }

    /** The other way round: a value as it is a ply later. */
    public static int later(int value) {
        return isDecided(value) ? value + Integer.signum(value) : value;
    }
}
