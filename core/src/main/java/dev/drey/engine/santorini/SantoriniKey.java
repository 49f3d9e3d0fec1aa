package dev.drey.engine.santorini;

/**
 * A whole position in two longs. Levels take three bits a cell, which are the sums of the four level sets; the rest is where
 * the pieces stand and whose turn it is.
 *
 * <pre>
 *   a:  odd levels 25 | levels 2 and 3 25 | theirs, lower 14
 *   b:  dead 25 | mine 25 | theirs, upper 11 | side 1
 * </pre>
 */
final class SantoriniKey {
    private static final int LOWER = 14;

    private SantoriniKey() {}

    static long a(int level1, int level2, int level3, int dead, int theirs) {
        return level1 ^ level2 ^ level3 ^ dead | (long) (level2 ^ dead) << 25 | (long) theirs << 50;
    }

    /** @param side 0 or 1 where it matters which side is to move; 0 where both have the same pieces */
    static long b(int dead, int mine, int theirs, int side) {
        return dead | (long) mine << 25 | (long) (theirs >>> LOWER) << 50 | (long) side << 61;
    }
}
