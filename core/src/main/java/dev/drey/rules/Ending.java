package dev.drey.rules;

import java.util.Arrays;
import java.util.Optional;

/** The reason why a game ended. The {@link Outcome} says who won. */
public enum Ending {
    FULL_BOARD("full-board", "the board is full", true),
    NO_MOVES("no-moves", "neither side can move", true),
    SUMMIT("summit", "a piece stepped onto level 3", true),
    STUCK("stuck", "the side to move has no legal step", true),
    RESIGNED("resigned", "a side resigned", false),
    TIME("time", "a side ran out of time", false),
    AGREED("agreed", "the sides agreed to a draw", false),
    ABANDONED("abandoned", "a side left the game", false);

    private final String text;
    private final String reason;
    private final boolean byRule;

    Ending(String text, String reason, boolean byRule) {
        this.text = text;
        this.reason = reason;
        this.byRule = byRule;
    }

    /** The ending as records write it. */
    public String text() {
        return text;
    }

    /** The ending in words that can follow "because". */
    public String reason() {
        return reason;
    }

    /** Whether the position on the board ended the game, rather than a player's decision or the clock. */
    public boolean byRule() {
        return byRule;
    }

    public static Optional<Ending> find(String text) {
        return Arrays.stream(values()).filter(e -> e.text.equals(text)).findFirst();
    }
}
