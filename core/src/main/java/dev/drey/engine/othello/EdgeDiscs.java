package dev.drey.engine.othello;

import java.util.Arrays;

/**
 * What can still happen on an edge seen for itself: eight cells, on which a disc put down by either side turns what it outflanks
 * there. A disc that survives all of that can never be turned, as no line but the edge's own crosses it from both sides.
 */
final class EdgeDiscs {
    private static final int CELLS = 8;
    private static final int LINES = 1 << CELLS;
    private static final int UNKNOWN = -1;

    /** By one side's discs (upper eight bits) and the other's: the discs of both that stay as they are for good. */
    private static final byte[] STABLE = stable();

    private EdgeDiscs() {}

    /** The discs of one side that nothing can turn. */
    static int stable(int mine, int theirs) {
        return STABLE[(mine << CELLS | theirs) & 0xffff] & mine;
    }

    private static byte[] stable() {
        int[] known = new int[LINES * LINES];
        Arrays.fill(known, UNKNOWN);
        byte[] bytes = new byte[known.length];
        for (int mine = 0; mine < LINES; mine++) {
            for (int theirs = 0; theirs < LINES; theirs++) {
                if ((mine & theirs) == 0) {
                    bytes[mine << CELLS | theirs] = (byte) stable(mine, theirs, known);
                }
            }
        }
        return bytes;
    }

    private static int stable(int mine, int theirs, int[] known) {
        int at = mine << CELLS | theirs;
        if (known[at] == UNKNOWN) {
            int stable = mine | theirs;
            for (int cell = 0; cell < CELLS; cell++) {
                if ((mine | theirs) >>> cell << 31 == 0) {
                    int turned = turned(mine, theirs, cell);
                    stable &= ~turned & stable(mine | turned | 1 << cell, theirs ^ turned, known);
                    turned = turned(theirs, mine, cell);
                    stable &= ~turned & stable(mine ^ turned, theirs | turned | 1 << cell, known);
                }
            }
            known[at] = stable;
        }
        return known[at];
    }

    private static int turned(int mine, int theirs, int cell) {
        return turned(mine, theirs, cell, 1) | turned(mine, theirs, cell, -1);
    }

    private static int turned(int mine, int theirs, int cell, int step) {
        int passed = 0;
        int at = cell + step;
        for (; at >= 0 && at < CELLS && (theirs >>> at & 1) != 0; at += step) {
            passed |= 1 << at;
        }
        return at >= 0 && at < CELLS && (mine >>> at & 1) != 0 ? passed : 0;
    }
}
