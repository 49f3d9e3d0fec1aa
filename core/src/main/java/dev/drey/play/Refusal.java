package dev.drey.play;

import dev.drey.rules.ParsedMove;
import java.util.Locale;

/** Why an action was not allowed. */
public enum Refusal {
    /** Not a move of this game at all. */
    UNREADABLE,
    /** A cell that is not on the board. */
    OFF_BOARD,
    /** A cell that is taken. */
    OCCUPIED,
    /** Against the rules in this position. */
    ILLEGAL,
    /** The game is over. */
    OVER,
    /** The other side is to move. */
    NOT_YOUR_TURN,
    /** Meant for another position: moves were made, or taken back, since. */
    STALE,
    /** The time of the side to move is over. */
    OUT_OF_TIME,
    /** The game cannot end in a draw. */
    NO_DRAWS,
    /** Only for when the game is over. */
    NOT_OVER,
    /** Nobody made that offer. */
    NO_OFFER,
    /** That offer stands already. */
    ALREADY_OFFERED,
    /** That side has made no move, or had no choice. */
    NOTHING_TO_TAKE_BACK,
    /** The other side has not been away for long enough. */
    TOO_EARLY;

    /** Its name in messages. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Refusal of(ParsedMove.Reason reason) {
        return switch (reason) {
            case UNREADABLE -> UNREADABLE;
            case OFF_BOARD -> OFF_BOARD;
            case OCCUPIED -> OCCUPIED;
            case ILLEGAL -> ILLEGAL;
            case OVER -> OVER;
        };
    }
}
