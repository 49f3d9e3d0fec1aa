package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.study.Review;
import dev.drey.study.ReviewedMove;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * What became of a game, as one JSON object; docs/analysis.md describes it.
 *
 * @param last whether no more will come; missing where it is told once
 * @param losingMistake the number of the first move that lost a game not lost before; missing if there is none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"game", "start", "last", "moves", "losingMistake"})
public record ReviewJson(
        String game,
        String start,
        @Nullable Boolean last,
        List<MoveJson> moves,
        @Nullable Integer losingMistake) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /**
     * One move of it.
     *
     * @param gaveAway points, or in a game won or lost chances of winning
     * @param sure whether that is proven
     * @param punishment how the other side would go on
     */
    @JsonPropertyOrder({"ply", "side", "gaveAway", "sure", "played", "best", "punishment"})
    public record MoveJson(
            int ply,
            String side,
            double gaveAway,
            boolean sure,
            VerdictJson played,
            VerdictJson best,
            List<String> punishment) {
        static MoveJson of(ReviewedMove move) {
            return new MoveJson(
                    move.ply(),
                    String.valueOf(move.analysis().position().toMove().letter()),
                    Math.round(move.gaveAway() * 100) / 100.0,
                    move.isSure(),
                    VerdictJson.of(move.played()),
                    VerdictJson.of(move.best()),
                    AnalysisJson.texts(move.punishment()));
        }
    }

    /** The whole of it, told once. */
    public static ReviewJson of(Review review) {
        return of(review, null);
    }

    /** One of several lines, each of which is all that is known by then. */
    public static ReviewJson of(Review review, @Nullable Boolean last) {
        return new ReviewJson(
                review.record().game().text(),
                review.record().start().text(),
                last,
                review.moves().stream().map(MoveJson::of).toList(),
                review.firstLosingMistake().map(ReviewedMove::ply).orElse(null));
    }

    /** In one line. */
    public String text() {
        return JSON.writeValueAsString(this);
    }
}
