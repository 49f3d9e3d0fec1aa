package dev.drey.analysis;

import dev.drey.engine.Certainty;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import java.util.Locale;

/** A marked move in words. What is estimated comes with how far it may be off, and how likely the move wins. */
public final class MarkedText {
    private MarkedText() {}

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
        String often = "wins about " + VerdictText.percent(marked.chance()) + " of the time";
        if (verdict.certainty() == Certainty.BOUNDED) {
            return "is worth " + VerdictText.value(verdict) + " (bounded; " + often + ")";
        }
        String deep = "estimated, " + VerdictText.counted(verdict.depth()) + " deep";
        return verdict.scored()
                ? "looks like " + VerdictText.value(verdict) + " ± " + points(marked.error()) + " (" + deep + "; "
                        + often + ")"
                : often + " (" + deep + ")";
    }

    /** The line with a label that says how far it can be trusted; without the label it would look like a proof. */
    public static String line(Position position, Verdict verdict) {
        String moves = VerdictText.line(verdict.line());
        if (!verdict.proven().isExact()) {
            return "Line (searched, " + VerdictText.counted(verdict.line().size()) + "): " + moves;
        }
        return verdict.hasWholeLine(position.play(verdict.move()))
                ? "Line (proven, to the end): " + moves
                : "Line (proven, its first "
                        + VerdictText.counted(verdict.line().size()) + "): " + moves;
    }

    /** Points with a decimal where they have one. */
    public static String points(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.1f", value);
    }
}
