package dev.drey.engine;

/**
 * An entry of a {@link TranspositionTable} with two-long keys: bounds of a value and the best move.
 *
 * <pre>
 *   bits  63–56 weight   55–36 lower   35–16 upper   15–0 move
 * </pre>
 *
 * The weight is the search depth, or in proofs the number of empty cells.
 */
public final class TableEntry {
    private static final int BIAS = 1 << 19;
    private static final int MASK = (1 << 20) - 1;

    private TableEntry() {}

    /**
     * {@return a packed entry} It is never {@link TranspositionTable#NONE}, because no lower bound is packed as zero.
     *
     * @param weight the weight
     * @param lower the lower bound
     * @param upper the upper bound
     * @param move the code of the best move
     */
    public static long of(int weight, int lower, int upper, int move) {
        return (long) weight << 56
                | (long) (lower + BIAS & MASK) << 36
                | (long) (upper + BIAS & MASK) << 16
                | move & 0xffff;
    }

    /**
     * {@return the weight of an entry}
     *
     * @param entry the entry
     */
    public static int weight(long entry) {
        return (int) (entry >>> 56);
    }

    /**
     * {@return the lower bound of an entry}
     *
     * @param entry the entry
     */
    public static int lower(long entry) {
        return (int) (entry >>> 36 & MASK) - BIAS;
    }

    /**
     * {@return the upper bound of an entry}
     *
     * @param entry the entry
     */
    public static int upper(long entry) {
        return (int) (entry >>> 16 & MASK) - BIAS;
    }

    /**
     * {@return the best move of an entry} Its code is signed, because a pass and {@link Search#NO_MOVE} have negative codes.
     *
     * @param entry the entry
     */
    public static int move(long entry) {
        return (short) entry;
    }
}
