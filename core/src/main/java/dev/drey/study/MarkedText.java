package dev.drey.study;

import dev.drey.engine.Certainty;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import java.util.Locale;

/** A marked move in words. What is estimated comes with how far it may be off, and how likely the move wins. */
public final class MarkedText {
    private MarkedText() {}

    /** The value in a few characters: {@code +5}, {@code <= -41}, {@code +3.4}, {@code wins in 5}, {@code 62 %}. */
    public static String value(MarkedMove marked) {
        Verdict verdict = marked.verdict();
        return verdict.scored() || verdict.proven().isDecided()
                ? VerdictText.value(verdict)
                : percent(marked.chance()) + " %";
    }

    /** The sign of the mark, in parentheses where the loss is estimated; empty if there is no mark. */
    public static String sign(MarkedMove marked) {
        return marked.mark()
                .map(mark -> marked.sure() ? mark.sign() : "(" + mark.sign() + ")")
                .orElse("");
    }

    /** The move, its value and how sure that is, as a sentence without its full stop. */
    public static String sentence(MarkedMove marked) {
        return marked.verdict().move().text() + " " + predicate(marked);
    }

    /** The same without the move. */
    public static String predicate(MarkedMove marked) {
        Verdict verdict = marked.verdict();
        if (verdict.proven().isDecided()) {
            return VerdictText.predicate(verdict);
        }
        String often = "wins about " + percent(marked.chance()) + " % of the time";
        if (verdict.certainty() == Certainty.BOUNDED) {
            return "is worth " + VerdictText.value(verdict) + " (bounded; " + often + ")";
        }
        String deep = "estimated, " + plies(verdict.depth()) + " deep";
        return verdict.scored()
                ? "looks like " + VerdictText.value(verdict) + " ± " + points(marked.error()) + " (" + deep + "; "
                        + often + ")"
                : often + " (" + deep + ")";
    }

    /** The line with a label that says how far it can be trusted; without the label it would look like a proof. */
    public static String line(Position position, Verdict verdict) {
        String moves = VerdictText.line(verdict.line());
        if (!verdict.proven().isExact()) {
            return "Line (searched, " + plies(verdict.line().size()) + "): " + moves;
        }
        return verdict.hasWholeLine(position.play(verdict.move()))
                ? "Line (proven, to the end): " + moves
                : "Line (proven, its first " + plies(verdict.line().size()) + "): " + moves;
    }

    /** Points with a decimal where they have one. */
    public static String points(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.1f", value);
    }

    /** In whole percent; only what is proven is 0 or 100. */
    public static long percent(double chance) {
        return Math.max(1, Math.min(99, Math.round(100 * chance)));
    }

    private static String plies(int count) {
        return count + (count == 1 ? " ply" : " plies");
    }
}
