package dev.drey.analysis;

import dev.drey.engine.Certainty;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import java.util.Locale;

/** Formats marked moves as text. Estimates come with their error and the chance of winning. */
public final class MarkedText {
    private MarkedText() {}

    /**
     * {@return the sign of the mark, in parentheses if the loss is estimated; empty if there is no mark}
     *
     * @param marked the marked move
     */
    public static String sign(MarkedMove marked) {
        return marked.mark()
                .map(mark -> marked.sure() ? mark.sign() : "(" + mark.sign() + ")")
                .orElse("");
    }

    /**
     * {@return a sentence with the move, its value and its certainty, without a full stop}
     *
     * @param marked the marked move
     */
    public static String sentence(MarkedMove marked) {
        return marked.verdict().move().text() + " " + predicate(marked);
    }

    /**
     * {@return the sentence of {@link #sentence} without the move}
     *
     * @param marked the marked move
     */
    public static String predicate(MarkedMove marked) {
        Verdict verdict = marked.verdict();
        if (verdict.proven().isDecided()) {
            return VerdictText.predicate(verdict);
        }
        String chance = VerdictText.percent(marked.chance());
        if (verdict.certainty() == Certainty.BOUNDED) {
            return "is worth " + VerdictText.value(verdict) + " (bounded; " + chance + " to win)";
        }
        String deep = "estimated, " + VerdictText.counted(verdict.depth()) + " deep";
        return verdict.scored()
                ? "looks like " + VerdictText.value(verdict) + " ± " + points(marked.error()) + " (" + deep + "; "
                        + chance + " to win)"
                : "has a " + chance + " chance of winning (" + deep + ")";
    }

    /**
     * {@return the line of a verdict with a label that says whether it is proven or only searched}
     *
     * @param position the position before the move
     * @param verdict the verdict of the move
     */
    public static String line(Position position, Verdict verdict) {
        String moves = VerdictText.line(verdict.line());
        if (!verdict.proven().isExact()) {
            return "Line (searched, " + VerdictText.counted(verdict.line().size()) + "): " + moves;
        }
        return verdict.hasWholeLine(position.play(verdict.move()))
                ? "Line (proven, to the end): " + moves
                : "Line (proven, first " + VerdictText.counted(verdict.line().size()) + "): " + moves;
    }

    /**
     * {@return points with one decimal if they are not whole}
     *
     * @param value the number of points
     */
    public static String points(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.1f", value);
    }
}
