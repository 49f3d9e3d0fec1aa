package dev.drey.engine.claim;

/**
 * What is proven about a region, in one int: the fewest and the most cells of it that the side to move gets with best play,
 * and a move.
 */
final class Share {
    private static final int USED = 1 << 31;
    private static final int MASK = 127;

    /** No move is remembered. */
    static final int NO_CELL = MASK;

    private Share() {}

    /** Never {@link ClaimTable#NOTHING}. */
    static int of(int least, int most, int cell) {
        return USED | most << 14 | least << 7 | cell & MASK;
    }

    static int least(int share) {
        return share >>> 7 & MASK;
    }

    static int most(int share) {
        return share >>> 14 & MASK;
    }

    static int cell(int share) {
        return share & MASK;
    }
}
