package dev.drey.rules;

import java.util.Arrays;
import java.util.Optional;

/** The winner of a game, or a draw. The {@link Ending} says why the game ended. */
public enum Outcome {
    /** The first side won. */
    FIRST_WINS("1-0"),
    /** The second side won. */
    SECOND_WINS("0-1"),
    /** The game is a draw. */
    DRAW("1/2-1/2");

    private final String text;

    Outcome(String text) {
        this.text = text;
    }

    /**
     * The outcome as records write it.
     *
     * @return the outcome as game records write it
     */
    public String text() {
        return text;
    }

    /**
     * {@return the outcome in which a side has won}
     *
     * @param side the winner
     */
    public static Outcome winFor(Side side) {
        return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /**
     * {@return the outcome for a final margin of the first side}
     *
     * @param marginOfFirst the points of the first side minus those of the second
     */
    public static Outcome ofMargin(int marginOfFirst) {
        return marginOfFirst > 0 ? FIRST_WINS : marginOfFirst < 0 ? SECOND_WINS : DRAW;
    }

    /**
     * {@return the outcome with this text; empty if there is none}
     *
     * @param text the text of an outcome, as in a game record
     */
    public static Optional<Outcome> find(String text) {
        return Arrays.stream(values())
                .filter(outcome -> outcome.text.equals(text))
                .findFirst();
    }

    /** {@return the winner; empty for a draw} */
    public Optional<Side> winner() {
        return switch (this) {
            case FIRST_WINS -> Optional.of(Side.FIRST);
            case SECOND_WINS -> Optional.of(Side.SECOND);
            case DRAW -> Optional.empty();
        };
    }
}
