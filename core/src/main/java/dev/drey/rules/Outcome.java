package dev.drey.rules;

import java.util.Arrays;
import java.util.Optional;

/** Who won. Why the game ended is an {@link Ending}. */
public enum Outcome {
    FIRST_WINS("1-0"),
    SECOND_WINS("0-1"),
    DRAW("1/2-1/2");

    private final String text;

    Outcome(String text) {
        this.text = text;
    }

    /** As a game record writes it. */
    public String text() {
        return text;
    }

    public static Outcome winFor(Side side) {
        return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** Who wins where the first side is ahead by this much. */
    public static Outcome ofMargin(int marginOfFirst) {
        return marginOfFirst > 0 ? FIRST_WINS : marginOfFirst < 0 ? SECOND_WINS : DRAW;
    }

    public static Optional<Outcome> find(String text) {
        return Arrays.stream(values())
                .filter(outcome -> outcome.text.equals(text))
                .findFirst();
    }

    /** The winner; empty for a draw. */
    public Optional<Side> winner() {
        return switch (this) {
            case FIRST_WINS -> Optional.of(Side.FIRST);
            case SECOND_WINS -> Optional.of(Side.SECOND);
            case DRAW -> Optional.empty();
        };
    }
}
