package dev.drey.engine;

import dev.drey.rules.Move;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes verdicts in words. */
public final class VerdictText {
    private VerdictText() {}

    /**
     * {@return the value in a few characters: {@code +5}, {@code >= +1}, {@code +3.4}, {@code wins in 5}, {@code 62 %}}
     *
     * @param verdict the verdict
     */
    public static String value(Verdict verdict) {
        return verdict.scored() ? margin(verdict) : decision(verdict);
    }

    private static String margin(Verdict verdict) {
        return switch (verdict.certainty()) {
            case PROVEN -> signed(verdict.proven().lower());
            case BOUNDED -> bounds(verdict.proven(), verdict.widest());
            case ESTIMATED -> estimate(verdict.expected());
        };
    }

    /**
     * {@return the proven bounds of a margin in a few characters}
     *
     * @param proven the proven range
     * @param widest the range of all possible values
     */
    public static String bounds(Range proven, Range widest) {
        if (proven.isExact()) {
            return signed(proven.lower());
        }
        boolean below = proven.lower() > widest.lower();
        boolean above = proven.upper() < widest.upper();
        return below && above
                ? signed(proven.lower()) + " to " + signed(proven.upper())
                : below ? atLeast(proven.lower()) : above ? "<= " + signed(proven.upper()) : "unknown";
    }

    /**
     * {@return a lower bound of a margin in a few characters: {@code >= +5}}
     *
     * @param margin the bound
     */
    public static String atLeast(int margin) {
        return ">= " + signed(margin);
    }

    private static String decision(Verdict verdict) {
        Range proven = verdict.proven();
        if (!proven.isDecided()) {
            return percent(verdict.chance());
        }
        return (proven.lower() > 0 ? "wins in " : "loses in ") + plies(proven) + (proven.isExact() ? "" : " or less");
    }

    /**
     * {@return an estimated chance; never 0 or 100 %, which only a proof may claim}
     *
     * @param chance the chance, 0 to 1
     */
    public static String percent(double chance) {
        return Math.max(1, Math.min(99, Math.round(100 * chance))) + " %";
    }

    private static int plies(Range decided) {
        return Values.plies(decided.lower() > 0 ? decided.lower() : decided.upper());
    }

    /**
     * {@return the move, its value and its certainty, as a sentence without full stop}
     *
     * @param verdict the verdict
     */
    public static String sentence(Verdict verdict) {
        return verdict.move().text() + " " + predicate(verdict);
    }

    /**
     * {@return a remark of a program about its best move} It calls a move perfect only if that is proven.
     *
     * @param known the results of its search
     */
    public static String remark(AnalysisSnapshot known) {
        return known.bestIsPerfect()
                ? known.best().move().text() + ", a perfect move, " + predicate(known.best())
                : sentence(known.best());
    }

    /**
     * {@return the sentence of {@link #sentence} without the move}
     *
     * @param verdict the verdict
     */
    public static String predicate(Verdict verdict) {
        String certainty = verdict.certainty() == Certainty.ESTIMATED
                ? " (estimated, " + counted(verdict.depth()) + " deep)"
                : verdict.certainty() == Certainty.PROVEN
                        ? " (proven)"
                        : verdict.proven().isDecided()
                                ? verdict.scored() ? " (proven; exact margin unknown)" : " (proven)"
                                : " (bounded)";
        return (verdict.scored() ? marginSentence(verdict) : decisionSentence(verdict)) + certainty;
    }

    private static String marginSentence(Verdict verdict) {
        Range proven = verdict.proven();
        return switch (verdict.certainty()) {
            case PROVEN -> outcome(proven.lower());
            case BOUNDED ->
                proven.lower() > 0
                        ? "wins by at least " + proven.lower()
                        : proven.upper() < 0
                                ? "loses by at least " + -proven.upper()
                                : "is worth " + bounds(proven, verdict.widest());
            case ESTIMATED -> "looks like " + estimate(verdict.expected());
        };
    }

    private static String outcome(int margin) {
        return margin > 0 ? "wins by " + margin : margin < 0 ? "loses by " + -margin : "draws";
    }

    private static String decisionSentence(Verdict verdict) {
        Range proven = verdict.proven();
        if (!proven.isDecided()) {
            return "has a " + decision(verdict) + " chance of winning";
        }
        return (proven.lower() > 0 ? "wins in " : "loses in ")
                + counted(plies(proven))
                + (proven.isExact() ? "" : " or less");
    }

    /**
     * {@return a number of plies in words: {@code 1 ply}, {@code 2 plies}}
     *
     * @param plies the number
     */
    public static String counted(int plies) {
        return plies + (plies == 1 ? " ply" : " plies");
    }

    /**
     * {@return the moves of a line, separated by spaces}
     *
     * @param moves the moves
     */
    public static String line(List<Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.joining(" "));
    }

    static String signed(int value) {
        return value > 0 ? "+" + value : Integer.toString(value);
    }

    /** An estimate with one decimal, to tell it from a proven value. */
    private static String estimate(double value) {
        return String.format(Locale.ROOT, "%+.1f", value);
    }
}
