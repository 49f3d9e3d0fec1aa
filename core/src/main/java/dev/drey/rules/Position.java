package dev.drey.rules;

import java.util.List;
import java.util.Optional;

/** A position of a game, with the game it belongs to. Immutable; equal positions are interchangeable. */
public interface Position {
    Game game();

    Side toMove();

    /** Every legal move once, in row-major order of the cells they name; empty exactly when the game is over. */
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

    /** What a legal move would do. */
    MoveEffect effect(Move move);

    /** Who won; empty while the game goes on. */
    Optional<Outcome> outcome();

    /** Why the game ended; empty while it goes on. */
    Optional<Ending> ending();

    /** What a side has now: its nuts, cells, discs; in a game that is not scored, what a beginner would count. */
    int score(Side side);

    /** By how much a side leads now; once the game is over, by how much it won. */
    default int margin(Side side) {
        return score(side) - score(side.other());
    }

    Square at(Cell cell);

    /** The position on the board turned over, of {@code game().transform(symmetry)}. */
    Position transform(Symmetry symmetry);

    /** How many positions lie this many moves ahead, counted once per way to reach them; a finished game counts as one. */
    long perft(int depth);

    /** The board alone, as it stands in {@link #text()}. */
    String board();

    /** The whole position in one line, set-up included, that {@link Games#position} reads back. */
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
