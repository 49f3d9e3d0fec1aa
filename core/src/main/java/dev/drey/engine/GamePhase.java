package dev.drey.engine;

import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.Locale;

/**
 * How much of a game has been played. Estimates err differently in each phase, so measured errors are kept by phase.
 *
 * <p>Where a move takes a cell, each phase is a third of the board. In Santorini it goes by the tiles placed: the board is never
 * filled, and games between levels of play have 30 tiles at their end, in the median.
 */
public enum GamePhase {
    OPENING,
    MIDDLE,
    ENDGAME;

    /** Santorini: tiles on the board with which the middle game begins, and the endgame. */
    private static final int MIDDLE_TILES = 10;

    private static final int ENDGAME_TILES = 20;

    private static final int PHASES = values().length;

    /** The phase of a position; of a finished game too. */
    public static GamePhase of(Position position) {
        if (position instanceof PlacementPosition board) {
            int cells = board.game().grid().rows() * board.game().grid().cols();
            int filled = Long.bitCount(board.mine() | board.theirs());
            return values()[Math.min(PHASES - 1, filled * PHASES / cells)];
        }
        if (position instanceof SantoriniPosition board) {
            int tiles = tiles(board);
            return tiles < MIDDLE_TILES ? OPENING : tiles < ENDGAME_TILES ? MIDDLE : ENDGAME;
        }
        return MIDDLE;
    }

    /** As programs read it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static int tiles(SantoriniPosition board) {
        return Integer.bitCount(board.level1())
                + Integer.bitCount(board.level2())
                + Integer.bitCount(board.level3())
                + Integer.bitCount(board.dead());
    }
}
