package dev.drey.engine.squirrel;

import dev.drey.rules.Symmetry;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The symmetries of a nut map. Positions that are images of each other under one of them have the same value.
 *
 * <p>A search uses only those that keep the empty cells of its first position. Others would lead to positions with other empty cells,
 * for which the tables have no room.
 */
final class MapSymmetries {
    private static final int CELLS = SquirrelKernel.CELLS;
    private static final long BOARD = SquirrelKernel.BOARD;

    /** For each symmetry of the map but the identity, the image of each cell. */
    private final int[][] all;

    /** Those in use. Threads that search start after it is set. */
    private int[][] used;

    MapSymmetries(SquirrelWar game) {
        int[] values = game.nuts().values();
        List<int[]> images = new ArrayList<>();
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
        all = images.toArray(int[][]::new);
        used = all;
    }

    /** Prepares for searches of a position with these empty cells. */
    void fit(int empty) {
        used = Arrays.stream(all).filter(image -> map(empty, image) == empty).toArray(int[][]::new);
    }

    /** {@return whether any symmetry is in use} */
    boolean exist() {
        return used.length > 0;
    }

    /** {@return the least of all images of a position: the cells of the opponent above those of the side to move} */
    long canonical(int mine, int theirs) {
        long least = (long) theirs << CELLS | mine;
        for (int[] image : used) {
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
