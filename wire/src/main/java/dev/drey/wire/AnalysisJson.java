package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.engine.Analysis;
import dev.drey.rules.Move;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is known about a position, as one JSON object; docs/analysis.md describes it.
 *
 * @param last whether no more will come
 * @param complete whether all that was asked is answered
 * @param moves every move's verdict, the best first
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"position", "last", "complete", "depth", "nodes", "seconds", "moves"})
public record AnalysisJson(
        String position,
        boolean last,
        boolean complete,
        int depth,
        long nodes,
        double seconds,
        List<VerdictJson> moves) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static AnalysisJson of(Analysis analysis, boolean last) {
        return new AnalysisJson(
                analysis.position().text(),
                last,
                analysis.complete(),
                analysis.depth(),
                analysis.nodes(),
                Math.round(analysis.seconds() * 1000) / 1000.0,
                analysis.verdicts().stream().map(VerdictJson::of).toList());
    }

    /** In one line. */
    public String text() {
        return JSON.writeValueAsString(this);
    }

    static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
