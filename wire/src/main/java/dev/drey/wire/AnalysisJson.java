package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.MarkScale;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.rules.Move;
import dev.drey.wire.live.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of an analysis of a position as one JSON object, see docs/analysis.md.
 *
 * @param last whether this is the last message
 * @param complete whether the request is fully answered
 * @param moves the verdicts of all moves, the best first
 * @param why the reasons why the best move is best; missing if none are known
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"position", "last", "complete", "depth", "nodes", "seconds", "moves", "why"})
public record AnalysisJson(
        String position,
        boolean last,
        boolean complete,
        int depth,
        long nodes,
        double seconds,
        List<VerdictJson> moves,
        @Nullable List<ReasonJson> why) {
    public static AnalysisJson of(AnalysisSnapshot analysis, boolean last) {
        return of(analysis, List.of(), last);
    }

    public static AnalysisJson of(AnalysisSnapshot analysis, List<MoveReason> why, boolean last) {
        return new AnalysisJson(
                analysis.position().text(),
                last,
                analysis.complete(),
                analysis.depth(),
                analysis.nodes(),
                seconds(analysis),
                MarkScale.of(analysis).stream().map(VerdictJson::of).toList(),
                reasons(why));
    }

    /** Returns the JSON in one line. */
    public String text() {
        return Json.text(this);
    }

    /** The time, rounded to milliseconds. */
    static double seconds(AnalysisSnapshot analysis) {
        return Math.round(analysis.seconds() * 1000) / 1000.0;
    }

    /** Returns null, which omits the property, if there are no reasons. */
    static @Nullable List<ReasonJson> reasons(List<MoveReason> reasons) {
        return reasons.isEmpty() ? null : ReasonJson.of(reasons);
    }

    static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
