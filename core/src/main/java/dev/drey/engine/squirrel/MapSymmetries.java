package dev.drey.engine.squirrel;

import dev.drey.rules.Symmetry;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.ArrayList;
import java.util.List;

/** The symmetries of a nut map. Positions that are images of each other under one of them have the same value. */
final class MapSymmetries {
    private static final int CELLS = SquirrelKernel.CELLS;
    private static final long BOARD = SquirrelKernel.BOARD;

    /** For each symmetry but the identity, the image of each cell. */
    private final List<int[]> images = new ArrayList<>();

    MapSymmetries(SquirrelWar game) {
        int[] values = game.nuts().values();
        for (Symmetry symmetry : Symmetry.values()) {
            int[] image = new int[CELLS];
            boolean isKept = symmetry != Symmetry.IDENTITY;
            for (int cell = 0; cell < CELLS; cell++) {
                image[cell] = Long.numberOfTrailingZeros(symmetry.apply(game.grid(), SquirrelKernel.SIZE, 1L << cell));
                isKept &= values[image[cell]] == values[cell];
            }
            if (isKept) {
                images.add(image);
            }
        }
    }

    /** {@return whether the map has any symmetry} */
    boolean exist() {
        return !images.isEmpty();
    }

    /** {@return the least of all images of a position: the cells of the opponent above those of the side to move} */
    long canonical(int mine, int theirs) {
        long least = (long) theirs << CELLS | mine;
        for (int[] image : images) {
            least = Math.min(least, (long) map(theirs, image) << CELLS | map(mine, image));
        }
        return least;
    }

    static int mine(long canonical) {
        return (int) (canonical & BOARD);
    }

    static int theirs(long canonical) {
        return (int) (canonical >>> CELLS);
    }

    private static int map(int cells, int[] image) {
        int mapped = 0;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            mapped |= 1 << image[Integer.numberOfTrailingZeros(rest)];
        }
        return mapped;
    }
}
