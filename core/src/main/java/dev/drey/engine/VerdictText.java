package dev.drey.engine;

import dev.drey.rules.Move;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes verdicts in words. */
public final class VerdictText {
    private VerdictText() {}

    /** The value in a few characters: {@code +5}, {@code >= +1}, {@code +3.4}, {@code wins in 5}, {@code 62 %}. */
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

    /** Proven bounds of a margin. */
    public static String bounds(Range proven, Range widest) {
        if (proven.isExact()) {
            return signed(proven.lower());
        }
        boolean below = proven.lower() > widest.lower();
        boolean above = proven.upper() < widest.upper();
        return below && above
                ? signed(proven.lower()) + " to " + signed(proven.upper())
                : below ? ">= " + signed(proven.lower()) : above ? "<= " + signed(proven.upper()) : "unknown";
    }

    private static String decision(Verdict verdict) {
        Range proven = verdict.proven();
        if (!proven.isDecided()) {
            return percent(verdict.chance());
        }
        return (proven.lower() > 0 ? "wins in " : "loses in ") + plies(proven) + (proven.isExact() ? "" : " or less");
    }

    /** An estimated chance; never 0 or 100 %, which only a proof may claim. */
    public static String percent(double chance) {
        return Math.max(1, Math.min(99, Math.round(100 * chance))) + " %";
    }

    private static int plies(Range decided) {
        return Values.plies(decided.lower() > 0 ? decided.lower() : decided.upper());
    }

    /** The move, its value and its certainty, as a sentence without full stop. */
    public static String sentence(Verdict verdict) {
        return verdict.move().text() + " " + predicate(verdict);
    }

    /** Remark of a program about its best move; it calls a move perfect only if that is proven. */
    public static String remark(AnalysisSnapshot known) {
        return known.bestIsPerfect()
                ? known.best().move().text() + ", a perfect move, " + predicate(known.best())
                : sentence(known.best());
    }

    /** The sentence of {@link #sentence} without the move. */
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

    /** {@code 1 ply}, {@code 2 plies}. */
    public static String counted(int plies) {
        return plies + (plies == 1 ? " ply" : " plies");
    }

    public static String line(List<Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.joining(" "));
    }

    private static String signed(int value) {
        return value > 0 ? "+" + value : Integer.toString(value);
    }

    /** An estimate with one decimal, to tell it from a proven value. */
    private static String estimate(double value) {
        return String.format(Locale.ROOT, "%+.1f", value);
    }
}
