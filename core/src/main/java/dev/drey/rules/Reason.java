package dev.drey.rules;

import java.util.Locale;

/** Why a move or another command was rejected. Programs read the {@link #code()}, which never changes. */
public enum Reason {
    /** The text is not a move of this game. */
    UNREADABLE,
    /** The move names a cell that is not on the board. */
    OFF_BOARD,
    /** The move names a cell that is already occupied. */
    OCCUPIED,
    /** The move breaks a rule in this position. */
    ILLEGAL,
    /** The game is over. */
    OVER,

    /** The other side is to move. */
    NOT_YOUR_TURN,
    /** The move was meant for another position: moves have been made or taken back since. */
    STALE,
    /** The side to move has run out of time. */
    OUT_OF_TIME,
    /** The game cannot end in a draw. */
    NO_DRAWS,
    /** The command is allowed only after the game has ended. */
    NOT_OVER,
    /** There is no such offer to answer. */
    NO_OFFER,
    /** The same offer is already waiting for an answer. */
    ALREADY_OFFERED,
    /** The side has not yet made a move of its own choice. */
    NOTHING_TO_TAKE_BACK,
    /** The opponent has not been away for long enough to claim the win. */
    TOO_EARLY,

    /** Only players may send the command, not spectators. */
    SPECTATOR,
    /** A seat is still free, so the game has not started. */
    NOT_STARTED,
    /** The game has started, so it can no longer be cancelled. */
    STARTED,
    /** No offer of that kind exists. */
    UNKNOWN_OFFER,
    /** Both seats are taken. */
    FULL,
    /** The free seat needs the code of its invitation. */
    WRONG_CODE,
    /** Only the creator of the game may send the command. */
    NOT_YOURS,
    /** The id of the command was used for another command before. */
    REUSED_ID,
    /** Too many commands are waiting for this game. */
    BUSY,
    /** The opponent has left the server for good, so no further game is possible. */
    OPPONENT_DELETED,
    /** The game is no longer stored. */
    GONE;

    /** {@return the reason as programs read it, for example {@code not-your-turn}} */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
