package dev.drey.rules;

/** The result of parsing a move: the legal move, or a {@link Rejection}. */
public sealed interface ParsedMove permits ParsedMove.Legal, Rejection {
    /**
     * The text names this legal move.
     *
     * @param move the move
     */
    record Legal(Move move) implements ParsedMove {}
}
