package dev.drey.rules;

import java.util.Locale;

/** What came of reading a move: the legal move, or why there is none. */
public sealed interface ParsedMove {
    /** The text names a legal move. */
    record Legal(Move move) implements ParsedMove {}

    /**
     * It does not.
     *
     * @param message a sentence for the player: what is wrong and what would be right
     */
    record Refused(Reason reason, String message) implements ParsedMove {}

    /** Why a move was not accepted. */
    enum Reason {
        /** Not a move of this game at all. */
        UNREADABLE,
        /** A cell that is not on the board. */
        OFF_BOARD,
        /** A cell that is taken. */
        OCCUPIED,
        /** Against the rules in this position. */
        ILLEGAL,
        /** No move is: the game is over. */
        OVER;

        /** As programs read it; refusals in a live game have the same codes. */
        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
