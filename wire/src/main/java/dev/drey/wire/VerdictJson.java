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
 * A move's verdict as JSON. What is not known, or makes no sense for the game, is missing.
 *
 * @param margin the final margin, proven
 * @param atLeast it is no less than that, proven
 * @param atMost it is no more than that, proven
 * @param estimate what the margin seems to be
 * @param error half-width around the estimate within which the margin lies 95 % of the time
 * @param winsIn in how many plies the move wins, in so many or fewer if only bounded
 * @param losesIn in how many plies it loses, in so many or fewer if only bounded
 * @param chance of winning, estimated; missing where the result is proven
 * @param depth how many plies the estimate looks ahead
 * @param loss best move minus this one: points, or in a game won or lost chances of winning
 * @param sure whether the loss, or at least that the result gets worse, is proven
 * @param mark inaccuracy, mistake or blunder; missing where the move is none of them
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
        boolean below = scored && !exact && proven.least() > verdict.widest().least();
        boolean above = scored && !exact && proven.most() < verdict.widest().most();
        boolean wins = !scored && proven.least() > 0;
        boolean loses = !scored && proven.most() < 0;
        return new VerdictJson(
                verdict.move().text(),
                verdict.certainty().text(),
                scored && exact ? (Integer) proven.least() : null,
                below ? (Integer) proven.least() : null,
                above ? (Integer) proven.most() : null,
                scored && !exact ? (Double) rounded(verdict.expected()) : null,
                scored && !exact ? (Double) rounded(marked.error()) : null,
                wins ? (Integer) Values.plies(proven.least()) : null,
                loses ? (Integer) Values.plies(proven.most()) : null,
                marked.provenResult().isPresent() ? null : (Double) rounded(marked.chance()),
                verdict.certainty() == Certainty.PROVEN ? null : (Integer) verdict.depth(),
                rounded(marked.loss()),
                marked.sure(),
                marked.mark().map(Mark::text).orElse(null),
                AnalysisJson.texts(verdict.line()));
    }

    /** Half to even: a value and its opposite are rounded alike, so that the two sides of one number agree. */
    private static double rounded(double value) {
        return Math.rint(value * 100) / 100;
    }
}
