package dev.drey.rules;

import java.util.Arrays;
import java.util.Optional;

/** The winner of a game, or a draw. The {@link Ending} says why the game ended. */
public enum Outcome {
    FIRST_WINS("1-0"),
    SECOND_WINS("0-1"),
    DRAW("1/2-1/2");

    private final String text;

    Outcome(String text) {
        this.text = text;
    }

    /** The outcome as records write it. */
    public String text() {
        return text;
    }

    public static Outcome winFor(Side side) {
        return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** Returns the outcome for a final margin of the first side. */
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
