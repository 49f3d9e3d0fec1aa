package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.Mark;
import dev.drey.analysis.MarkedMove;
import dev.drey.engine.Certainty;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The verdict of a move as JSON. Fields that are unknown or do not apply to the game are missing.
 *
 * @param margin the proven final margin
 * @param atLeast the proven lower bound of the margin
 * @param atMost the proven upper bound of the margin
 * @param estimate the estimated margin
 * @param error the half-width of the 95 % interval around the estimate
 * @param winsIn the number of plies in which the move wins; an upper bound if only bounded
 * @param losesIn the number of plies in which the move loses; an upper bound if only bounded
 * @param chance the estimated chance of winning; missing if the result is proven
 * @param depth the depth of the estimate in plies
 * @param loss the value of the best move minus that of this one: points, or chances of winning in a game without scores
 * @param sure whether the loss, or at least that the result gets worse, is proven
 * @param mark inaccuracy, mistake or blunder; missing if the move is none of them
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "move",
    "certainty",
    "margin",
    "atLeast",
    "atMost",
    "estimate",
    "error",
    "winsIn",
    "losesIn",
    "chance",
    "depth",
    "loss",
    "sure",
    "mark",
    "line"
})
public record VerdictJson(
        String move,
        String certainty,
        @Nullable Integer margin,
        @Nullable Integer atLeast,
        @Nullable Integer atMost,
        @Nullable Double estimate,
        @Nullable Double error,
        @Nullable Integer winsIn,
        @Nullable Integer losesIn,
        @Nullable Double chance,
        @Nullable Integer depth,
        double loss,
        boolean sure,
        @Nullable String mark,
        List<String> line) {

    public static VerdictJson of(MarkedMove marked) {
        Verdict verdict = marked.verdict();
        Range proven = verdict.proven();
        boolean scored = verdict.scored();
        boolean exact = proven.isExact();
        boolean below = scored && !exact && proven.lower() > verdict.widest().lower();
        boolean above = scored && !exact && proven.upper() < verdict.widest().upper();
        boolean wins = !scored && proven.lower() > 0;
        boolean loses = !scored && proven.upper() < 0;
        return new VerdictJson(
                verdict.move().text(),
                verdict.certainty().text(),
                scored && exact ? (Integer) proven.lower() : null,
                below ? (Integer) proven.lower() : null,
                above ? (Integer) proven.upper() : null,
                scored && !exact ? (Double) rounded(verdict.expected()) : null,
                scored && !exact ? (Double) rounded(marked.error()) : null,
                wins ? (Integer) Values.plies(proven.lower()) : null,
                loses ? (Integer) Values.plies(proven.upper()) : null,
                marked.provenResult().isPresent() ? null : (Double) rounded(marked.chance()),
                verdict.certainty() == Certainty.PROVEN ? null : (Integer) verdict.depth(),
                rounded(marked.loss()),
                marked.sure(),
                marked.mark().map(Mark::text).orElse(null),
                AnalysisJson.texts(verdict.line()));
    }

    /** Rounds half to even, so that a value and its negation are rounded alike. */
    private static double rounded(double value) {
        return Math.rint(value * 100) / 100;
    }
}
