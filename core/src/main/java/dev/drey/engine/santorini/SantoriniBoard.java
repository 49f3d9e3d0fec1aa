package dev.drey.engine.santorini;

import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;

/**
 * A mutable position, as sets of cells like in {@link SantoriniKernel}. A search keeps one for each ply and overwrites it.
 *
 * <p>A key is the whole position in two longs. The levels take three bits per cell, which are sums of the level sets:
 *
 * <pre>
 *   first:   odd levels 25 | levels 2 and 3 25 | theirs, lower 14
 *   second:  dead 25 | mine 25 | theirs, upper 11 | side 1
 * </pre>
 */
final class SantoriniBoard {
    private static final int CELLS = SantoriniKernel.CELLS;
    private static final int LOWER_BITS = Long.SIZE - 2 * CELLS;

    /** The side to move, 0 or 1. */
    int side;

    int level1;
    int level2;
    int level3;
    int dead;
    int mine;
    int theirs;

    void set(SantoriniPosition position) {
        side = position.toMove().ordinal();
        level1 = position.level1();
        level2 = position.level2();
        level3 = position.level3();
        dead = position.dead();
        mine = position.mine();
        theirs = position.theirs();
    }

    /** Sets the position after a move that places a tile. */
    void setAfter(SantoriniBoard before, int move) {
        int moved = 1 << SantoriniKernel.from(move) | 1 << SantoriniKernel.to(move);
        setAfter(before, moved, 1 << SantoriniKernel.build(move));
    }

    /**
     * Sets the position after a move that places a tile.
     *
     * @param moved the cell that a piece leaves and the one it steps to
     * @param tile the cell of the tile
     */
    void setAfter(SantoriniBoard before, int moved, int tile) {
        side = before.side ^ 1;
        level1 = before.level1 | tile;
        level2 = before.level2 | tile & before.level1;
        level3 = before.level3 | tile & before.level2;
        dead = before.dead | tile & before.level3;
        mine = before.theirs;
        theirs = before.mine ^ moved;
    }

    /** Cells that no piece can step to. */
    int taken() {
        return dead | mine | theirs;
    }

    /** Free cells of level 3: a step onto one wins. */
    int summits() {
        return level3 & ~taken();
    }

    /** Cells that are too high for a piece on a cell of level 0 to 2. */
    int tooHighFrom(int cell) {
        return (level1 >>> cell & 1) == 0 ? level2 : (level2 >>> cell & 1) == 0 ? level3 : 0;
    }

    long firstKey() {
        return level1 ^ level2 ^ level3 ^ dead | (long) (level2 ^ dead) << CELLS | (long) theirs << 2 * CELLS;
    }

    /** @param keySide the side to move; 0 if both sides have the same pieces, so that it does not matter */
    long secondKey(int keySide) {
        return dead | (long) mine << CELLS | (long) (theirs >>> LOWER_BITS) << 2 * CELLS | (long) keySide << 61;
    }
}
