package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.engine.Certainty;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A verdict as JSON. What is not known, or makes no sense for the game, is missing.
 *
 * @param margin the final margin, proven
 * @param atLeast it is no less than that, proven
 * @param atMost it is no more than that, proven
 * @param estimate what the margin seems to be
 * @param winsIn in how many plies the move wins, in so many or fewer if only bounded
 * @param losesIn in how many plies it loses, in so many or fewer if only bounded
 * @param chance of winning, estimated
 * @param depth how many plies the estimate looks ahead
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "move",
    "certainty",
    "margin",
    "atLeast",
    "atMost",
    "estimate",
    "winsIn",
    "losesIn",
    "chance",
    "depth",
    "line"
})
public record VerdictJson(
        String move,
        String certainty,
        @Nullable Integer margin,
        @Nullable Integer atLeast,
        @Nullable Integer atMost,
        @Nullable Double estimate,
        @Nullable Integer winsIn,
        @Nullable Integer losesIn,
        @Nullable Double chance,
        @Nullable Integer depth,
        List<String> line) {

    public static VerdictJson of(Verdict verdict) {
        return verdict.scored() ? margin(verdict) : decision(verdict);
    }

    private static VerdictJson margin(Verdict verdict) {
        Range proven = verdict.proven();
        boolean exact = proven.isExact();
        return new VerdictJson(
                verdict.move().text(),
                verdict.certainty().text(),
                exact ? (Integer) proven.least() : null,
                !exact && proven.least() > verdict.widest().least() ? (Integer) proven.least() : null,
                !exact && proven.most() < verdict.widest().most() ? (Integer) proven.most() : null,
                exact ? null : (Double) rounded(verdict.expected()),
                null,
                null,
                null,
                depth(verdict),
                AnalysisJson.texts(verdict.line()));
    }

    private static VerdictJson decision(Verdict verdict) {
        Range proven = verdict.proven();
        boolean wins = proven.least() > 0;
        boolean loses = proven.most() < 0;
        return new VerdictJson(
                verdict.move().text(),
                verdict.certainty().text(),
                null,
                null,
                null,
                null,
                wins ? (Integer) Values.plies(proven.least()) : null,
                loses ? (Integer) Values.plies(proven.most()) : null,
                wins || loses ? null : (Double) rounded(verdict.chance()),
                depth(verdict),
                AnalysisJson.texts(verdict.line()));
    }

    private static @Nullable Integer depth(Verdict verdict) {
        return verdict.certainty() == Certainty.PROVEN ? null : (Integer) verdict.depth();
    }

    private static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
