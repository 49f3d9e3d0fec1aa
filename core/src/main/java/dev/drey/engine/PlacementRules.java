package dev.drey.engine;

/**
 * The rules of a game in which a move takes a cell and may capture others, as {@link PlacementSearch} needs them. Boards are two
 * sets of cells, seen from the side to move.
 */
public interface PlacementRules {
    /**
     * {@return the cells that the side to move may take} If there are none, it must pass or the game is over.
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     */
    long moves(long mine, long theirs);

    /**
     * {@return the cells of the opponent that are captured by taking a cell}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     * @param cell the cell taken
     */
    long captured(long mine, long theirs, int cell);

    /**
     * {@return whether the game is over; called only if the side to move has no move}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     */
    boolean isOver(long mine, long theirs);

    /**
     * {@return the margin of a game that is over, in points for the side to move}
     *
     * @param mine the cells of the side to move
     * @param theirs the cells of the opponent
     */
    int finalMargin(long mine, long theirs);
}
