package dev.drey.engine;

/**
 * What a table remembers of a position, in one long: a weight, which also says how deep it was looked at, a lower and an upper
 * bound of its value, and a move.
 *
 * <pre>
 *   bits  63–56 weight   55–36 lower   35–16 upper   15–0 move
 * </pre>
 */
public final class Known {
    private static final int BIAS = 1 << 19;
    private static final int MASK = (1 << 20) - 1;

    private Known() {}

    /** Never {@link BoardTable#NOTHING}, as no bound is as low as that. */
    public static long of(int weight, int lower, int upper, int move) {
        return (long) weight << 56
                | (long) (lower + BIAS & MASK) << 36
                | (long) (upper + BIAS & MASK) << 16
                | move & 0xffff;
    }

    public static int weight(long known) {
        return (int) (known >>> 56);
    }

    public static int lower(long known) {
        return (int) (known >>> 36 & MASK) - BIAS;
    }

    public static int upper(long known) {
        return (int) (known >>> 16 & MASK) - BIAS;
    }

    /** Signed, so that a pass, or no move, comes out as it went in. */
    public static int move(long known) {
        return (short) known;
    }
}
