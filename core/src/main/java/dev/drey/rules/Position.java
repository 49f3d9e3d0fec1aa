package dev.drey.rules;

import java.util.List;
import java.util.Optional;

/** A position of a game, with the game it belongs to. Immutable; equal positions are interchangeable. */
public interface Position {
    Game game();

    Side toMove();

    /** The legal moves, each once, in row-major order of their cells; empty if and only if the game is over. */
    List<Move> moves();

    /** Parses a move as a player types it, in upper or lower case and with stray spaces. */
    ParsedMove read(String text);

    /** Whether the move is legal in this position. */
    boolean isLegal(Move move);

    /** Checks that a move is legal here. @throws IllegalArgumentException if it is not */
    default void requireLegal(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException("'" + move.text() + "' is not legal here");
        }
    }

    /**
     * Returns the position after a move.
     *
     * @throws IllegalArgumentException if the move is not legal here
     */
    Position play(Move move);

    /** Returns the position after a move that is known to be legal here; for any other move the result is undefined. */
    Position playLegal(Move move);

    /** Returns the effect of a legal move. */
    MoveEffect effect(Move move);

    /** The outcome; empty while the game is running. */
    Optional<Outcome> outcome();

    /** The reason why the game ended; empty while it is running. */
    Optional<Ending> ending();

    /**
     * The current score of a side: nuts, cells or discs. In a game without scores, a simple measure of who stands
     * better.
     */
    int score(Side side);

    /** The lead of a side; after the end of the game, the final margin. */
    default int margin(Side side) {
        return score(side) - score(side.other());
    }

    Square at(Cell cell);

    /** Returns the position on the transformed board, a position of {@code game().transform(symmetry)}. */
    Position transform(Symmetry symmetry);

    /** The number of move sequences of this length (perft); a finished game counts as one. */
    long perft(int depth);

    /** The board part of {@link #text()}. */
    String board();

    /** The position with its game and set-up in one line that {@link Games#position} parses. */
    default String text() {
        return game().text() + ":" + board() + ":" + toMove().letter();
    }

    /** Whether the only move is a forced pass. */
    default boolean mustPass() {
        return moves().equals(List.of(Move.PASS));
    }

    default boolean isOver() {
        return outcome().isPresent();
    }
}
