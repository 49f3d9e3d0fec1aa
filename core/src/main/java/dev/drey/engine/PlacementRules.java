package dev.drey.engine;

/**
 * The rules of a game in which a move takes a cell and may capture others, as {@link PlacementSearch} needs them. Boards are two
 * sets of cells, seen from the side to move.
 */
public interface PlacementRules {
    /** Cells the side to move may take. If there are none, it must pass or the game is over. */
    long moves(long mine, long theirs);

    /** Cells of the other side that taking a cell captures. */
    long captured(long mine, long theirs, int cell);

    /** Whether the game is over; called only if the side to move has no move. */
    boolean isOver(long mine, long theirs);

    /** Margin of a game that is over, in points for the side to move. */
    int finalMargin(long mine, long theirs);
}
