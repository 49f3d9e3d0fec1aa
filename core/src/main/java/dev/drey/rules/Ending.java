package dev.drey.rules;

import java.util.Arrays;
import java.util.Optional;

/** The reason why a game ended. The {@link Outcome} says who won. */
public enum Ending {
    /** The board is full. */
    FULL_BOARD("full-board", "the board is full", true),
    /** Neither side has a move. */
    NO_MOVES("no-moves", "neither side can move", true),
    /** A piece stepped onto level 3 (Santorini). */
    SUMMIT("summit", "a piece stepped onto level 3", true),
    /** The side to move has no legal step and loses (Santorini). */
    STUCK("stuck", "the side to move has no legal step", true),
    /** A side resigned. */
    RESIGNED("resigned", "a side resigned", false),
    /** A side ran out of time. */
    TIME("time", "a side ran out of time", false),
    /** The sides agreed to a draw. */
    AGREED("agreed", "the sides agreed to a draw", false),
    /** A side left the game, and the other claimed the win. */
    ABANDONED("abandoned", "a side left the game", false);

    private final String text;
    private final String reason;
    private final boolean byRule;

    Ending(String text, String reason, boolean byRule) {
        this.text = text;
        this.reason = reason;
        this.byRule = byRule;
    }

    /**
     * The ending as records write it.
     *
     * @return the ending as game records write it
     */
    public String text() {
        return text;
    }

    /** {@return the ending in words that can follow "because"} */
    public String reason() {
        return reason;
    }

    /** {@return whether the position on the board ended the game, rather than a player's decision or the clock} */
    public boolean byRule() {
        return byRule;
    }

    /**
     * {@return the ending with this text; empty if there is none}
     *
     * @param text the text of an ending, as in a game record
     */
    public static Optional<Ending> find(String text) {
        return Arrays.stream(values()).filter(e -> e.text.equals(text)).findFirst();
    }
}
