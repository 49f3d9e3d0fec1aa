package dev.drey.record;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The text of results, and the results that a position allows. */
public final class Result {
    /** The result of an unfinished game. */
    public static final String UNFINISHED = "*";

    /** All results, for error messages. */
    public static final String FORMS = "1-0, 0-1, 1/2-1/2 or * (unfinished)";

    private static final String CHOSEN_ENDINGS = endings(ending -> !ending.byRule());

    private Result() {}

    /** {@return all endings, for error messages} */
    public static String endings() {
        return endings(ending -> true);
    }

    private static String endings(Predicate<Ending> filter) {
        return Arrays.stream(Ending.values()).filter(filter).map(Ending::text).collect(Collectors.joining(", "));
    }

    /**
     * {@return the result as text}
     *
     * @param outcome who won; empty for an unfinished game
     */
    public static String text(Optional<Outcome> outcome) {
        return outcome.map(Outcome::text).orElse(UNFINISHED);
    }

    /**
     * {@return whether a text is a result, including {@code *}}
     *
     * @param text the text
     */
    public static boolean isResult(String text) {
        return text.equals(UNFINISHED) || Outcome.find(text).isPresent();
    }

    /**
     * {@return the reason why a game that ends in this position cannot have this outcome; empty if it can}
     *
     * @param end the final position
     * @param outcome who won; empty for an unfinished game
     */
    public static Optional<String> outcomeProblem(Position end, Optional<Outcome> outcome) {
        if (end.isOver()) {
            return outcome.equals(end.outcome())
                    ? Optional.empty()
                    : Optional.of("the result is " + text(outcome) + ", but by the rules it is " + text(end.outcome())
                            + ": " + end.ending().map(Ending::reason).orElse(""));
        }
        return outcome.equals(Optional.of(Outcome.DRAW)) && !end.game().canDraw()
                ? Optional.of("the result is a draw, but " + end.game().text() + " has no draws")
                : Optional.empty();
    }

    /**
     * {@return the reason why a game that ends in this position with this outcome cannot have this ending; empty if it can}
     *
     * @param end the final position
     * @param outcome who won; empty for an unfinished game
     * @param ending why the game ended
     */
    public static Optional<String> endingProblem(Position end, Optional<Outcome> outcome, Optional<Ending> ending) {
        if (end.isOver()) {
            return ending.equals(end.ending())
                    ? Optional.empty()
                    : Optional.of("the ending is " + text(ending, "missing") + ", but by the rules it is "
                            + text(end.ending(), ""));
        }
        if (outcome.isEmpty()) {
            return ending.map(e -> "the ending is " + e.text() + ", but the result is * (unfinished)");
        }
        if (ending.isEmpty() || ending.get().byRule()) {
            return Optional.of("the ending is " + text(ending, "missing")
                    + ", but the position does not end the game; expected one of " + CHOSEN_ENDINGS);
        }
        return outcome.get() == Outcome.DRAW && ending.get() != Ending.AGREED
                ? Optional.of("the ending is " + ending.get().text() + ", which has a winner, but the result is a draw")
                : Optional.empty();
    }

    private static String text(Optional<Ending> ending, String none) {
        return ending.map(Ending::text).orElse(none);
    }
}
