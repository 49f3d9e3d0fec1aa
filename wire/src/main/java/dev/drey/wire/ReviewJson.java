package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.wire.live.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A review of a game as one JSON object, see docs/analysis.md.
 *
 * @param last whether this is the last message; missing if there is only one
 * @param deciding the ply of the mistake that decided the game against the loser; missing if there is none
 * @param swing in a game without a loser, the ply of the marked move with the greatest loss; missing if there is none
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
     * A reviewed move.
     *
     * @param played its verdict, with its loss and its mark
     * @param punishment the best continuation of the opponent
     * @param why the reasons why it is a mistake; missing if it is not, or if none are known
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

    /** Returns the only message of a review. */
    public static ReviewJson of(Review review) {
        return of(review, null);
    }

    /** Returns one of several messages, each of which contains everything known so far. */
    public static ReviewJson of(Review review, @Nullable Boolean last) {
        return new ReviewJson(
                review.record().game().text(),
                review.record().start().text(),
                last,
                review.moves().stream().map(MoveJson::of).toList(),
                review.decidingMistake().map(ReviewedMove::ply).orElse(null),
                review.largestSwing().map(ReviewedMove::ply).orElse(null));
    }

    /** Returns the JSON in one line. */
    public String text() {
        return Json.text(this);
    }
}
