package dev.drey.engine.claim;

import dev.drey.engine.TranspositionTable;

/**
 * An entry of the proof table: bounds of the number of cells that the side to move gets of a region, and the best move.
 *
 * <pre>
 *   bits  31–24 cells of the region, the weight   23–16 lower   15–8 upper   7–0 move
 * </pre>
 */
final class RegionEntry {
    private static final int MASK = 0xff;

    private RegionEntry() {}

    /** Packs an entry of a region with cells; never {@link TranspositionTable#NONE}. */
    static int of(int cells, int lower, int upper, int move) {
        return cells << 24 | lower << 16 | upper << 8 | move & MASK;
    }

    static int lower(int entry) {
        return entry >>> 16 & MASK;
    }

    static int upper(int entry) {
        return entry >>> 8 & MASK;
    }

    /** Signed, because {@link dev.drey.engine.Search#NO_MOVE} is negative. */
    static int move(int entry) {
        return (byte) entry;
    }
}
