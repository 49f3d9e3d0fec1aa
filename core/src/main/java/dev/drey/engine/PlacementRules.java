package dev.drey.engine;

/** The rules of a game in which a move takes a cell, and perhaps others with it, as {@link PlacementSearch} needs them. */
public interface PlacementRules {
    /** The cells the side to move may take; none means that it must pass or that the game is over. */
    long moves(long mine, long theirs);

    /** The cells of the other side that taking this cell makes one's own. */
    long turned(long mine, long theirs, int cell);

    /** Whether the game is over, asked only where the side to move has no move. */
    boolean isOver(long mine, long theirs);

    /** By how much the side to move has won a game that is over, in points. */
    int finalMargin(long mine, long theirs);
}
