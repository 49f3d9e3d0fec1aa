package dev.drey.engine.santorini;

import dev.drey.engine.MoveList;
import dev.drey.engine.Search;

/** A position whose moves are being searched. There is one node for each ply. */
final class SantoriniNode {
    /** Two pieces, at most four steps each, at most eight cells to build on. */
    private static final int MAX_MOVES = 2 * 4 * 8;

    final int ply;
    final SantoriniBoard board = new SantoriniBoard();
    final MoveList moves = new MoveList(MAX_MOVES);

    /** Number of plies that moves of this node are searched. */
    int childDepth;

    /** Whether the side to move has no step at all; set when moves are listed. */
    boolean isStuck;

    /** A listed move that threatens to step onto level 3 in two places, or {@link Search#NO_MOVE}. */
    int doubleThreat = Search.NO_MOVE;

    SantoriniNode(int ply) {
        this.ply = ply;
    }
}
