package dev.drey.engine.othello;

/** What a margin can no longer exceed, because discs are stable. */
final class Bounds {
    /** By empty cells: counting stable discs pays if it may prove that a margin is no more than this. */
    private static final int[] WORTH = {
        99, 99, 99, 99, 6, 8, 10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 48, 50, 50,
        52, 52, 54, 54, 56
    };

    private Bounds() {}

    static int worthCounting(int empty) {
        return empty < WORTH.length ? WORTH[empty] : 99;
    }

    /** The side to move gets no more than this. */
    static int most(long mine, long theirs) {
        return 64 - 2 * StableDiscs.count(theirs, mine);
    }
}
