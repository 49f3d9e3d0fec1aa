package dev.drey.rules;

import java.util.List;
import java.util.Optional;

/** A position of a game, with the game it belongs to. Immutable; equal positions are interchangeable. */
public interface Position {
    /** {@return the game that this position belongs to} */
    Game game();

    /** {@return the side to move} */
    Side toMove();

    /** {@return the legal moves, each once, in row-major order of their cells; empty if and only if the game is over} */
    List<Move> moves();

    /**
     * Parses a move as a player types it, in upper or lower case and with stray spaces.
     *
     * @param text the text of a move
     * @return the legal move, or a rejection that says what is wrong
     */
    ParsedMove read(String text);

    /**
     * {@return whether the move is legal in this position}
     *
     * @param move the move
     */
    boolean isLegal(Move move);

    /**
     * Checks that a move is legal here.
     *
     * @param move the move
     * @throws IllegalArgumentException if it is not
     */
    default void requireLegal(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException("'" + move.text() + "' is not legal here");
        }
    }

    /**
     * {@return the position after a move}
     *
     * @param move the move
     * @throws IllegalArgumentException if the move is not legal here
     */
    Position play(Move move);

    /**
     * {@return the position after a move that is known to be legal here} For any other move the result is undefined.
     *
     * @param move a legal move
     */
    Position playLegal(Move move);

    /**
     * {@return the effect of a legal move}
     *
     * @param move a legal move
     */
    MoveEffect effect(Move move);

    /** {@return the outcome; empty while the game is running} */
    Optional<Outcome> outcome();

    /** {@return the reason why the game ended; empty while it is running} */
    Optional<Ending> ending();

    /**
     * {@return the current score of a side: nuts, cells or discs} In a game without scores it is a simple measure of who stands
     * better.
     *
     * @param side the side
     */
    int score(Side side);

    /**
     * {@return the lead of a side; after the end of the game, the final margin}
     *
     * @param side the side
     */
    default int margin(Side side) {
        return score(side) - score(side.other());
    }

    /**
     * {@return the content of a cell}
     *
     * @param cell a cell of the board
     */
    Square at(Cell cell);

    /**
     * {@return the position on the transformed board, a position of {@code game().transform(symmetry)}}
     *
     * @param symmetry the symmetry
     */
    Position transform(Symmetry symmetry);

    /**
     * {@return the number of move sequences of this length (perft); a finished game counts as one}
     *
     * @param depth the number of moves
     */
    long perft(int depth);

    /** {@return the board part of {@link #text()}} */
    String board();

    /** {@return the position with its game and set-up in one line that {@link Games#position} parses} */
    default String text() {
        return game().text() + ":" + board() + ":" + toMove().letter();
    }

    /** {@return whether the only move is a forced pass} */
    default boolean mustPass() {
        return moves().equals(List.of(Move.PASS));
    }

    /** {@return whether the game is over} */
    default boolean isOver() {
        return outcome().isPresent();
    }
}
