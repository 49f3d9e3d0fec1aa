package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.wire.live.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of a game, as one JSON object; docs/analysis.md describes it.
 *
 * @param last whether no more will come; missing where it is told once
 * @param deciding the number of the mistake that decided the game against the player who lost; missing if there is none
 * @param swing where nobody lost, the number of the marked move that gave away most; missing if there is none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"game", "start", "last", "moves", "deciding", "swing"})
public record ReviewJson(
        String game,
        String start,
        @Nullable Boolean last,
        List<MoveJson> moves,
        @Nullable Integer deciding,
        @Nullable Integer swing) {
    /**
     * One move of it.
     *
     * @param played its verdict, with what it gave away and its mark
     * @param punishment how the other side would go on
     * @param why it is a mistake; missing if it is none, or nothing is known to say
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"ply", "side", "played", "best", "punishment", "why"})
    public record MoveJson(
            int ply,
            String side,
            VerdictJson played,
            VerdictJson best,
            List<String> punishment,
            @Nullable List<ReasonJson> why) {
        static MoveJson of(ReviewedMove move) {
            return new MoveJson(
                    move.ply(),
                    String.valueOf(move.side().letter()),
                    VerdictJson.of(move.marked()),
                    VerdictJson.of(move.markedBest()),
                    AnalysisJson.texts(move.punishment()),
                    AnalysisJson.reasons(move.reasons()));
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
                review.deciding().map(ReviewedMove::ply).orElse(null),
                review.swing().map(ReviewedMove::ply).orElse(null));
    }

    /** In one line. */
    public String text() {
        return Json.text(this);
    }
}
