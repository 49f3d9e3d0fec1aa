package dev.drey.engine;

import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.Locale;

/**
 * Phase of a game. Estimates err differently in each phase, so measured errors are kept by phase.
 *
 * <p>In placement games each phase is a third of the board. In Santorini phases depend on the tiles placed, as the board is
 * never filled; games between levels of play end with 30 tiles in the median.
 */
public enum GamePhase {
    /** The first third. */
    OPENING,
    /** The second third. */
    MIDDLE,
    /** The last third. */
    ENDGAME;

    // Santorini: number of tiles with which the middle game and the endgame begin.
    private static final int MIDDLE_TILES = 10;
    private static final int ENDGAME_TILES = 20;

    private static final int PHASES = values().length;

    /**
     * {@return the phase of a position, which may be over}
     *
     * @param position the position
     */
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

    /** {@return the name in JSON} */
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
