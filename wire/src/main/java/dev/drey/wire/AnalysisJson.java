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
 * What is known about a position, as one JSON object; docs/analysis.md describes it.
 *
 * @param last whether no more will come
 * @param complete whether all that was asked is answered
 * @param moves every move's verdict, the best first
 * @param why the best move is best; missing if nothing is known to say
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

    /** In one line. */
    public String text() {
        return Json.text(this);
    }

    /** Rounded to milliseconds. */
    static double seconds(AnalysisSnapshot analysis) {
        return Math.round(analysis.seconds() * 1000) / 1000.0;
    }

    /** Null, which leaves the property out, if there are none. */
    static @Nullable List<ReasonJson> reasons(List<MoveReason> reasons) {
        return reasons.isEmpty() ? null : ReasonJson.of(reasons);
    }

    static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
