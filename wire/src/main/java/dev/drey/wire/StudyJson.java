package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.MarkScale;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.analysis.StudyView;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.rules.Position;
import dev.drey.wire.live.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One message of a study: the changes since the message before. All messages together form a consistent whole.
 *
 * @param version the version that a client sends as {@code since} to receive only later changes
 * @param last whether this is the last message
 * @param searching the position being searched; missing between two searches
 * @param reviewed the number of moves with a verdict
 * @param total the number of moves of the game
 * @param positions the positions with new results
 * @param deciding the ply of the mistake that decided the game against the loser; missing if there is none
 * @param swing in a game without a loser, the ply of the marked move with the greatest loss; missing if there is none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"version", "last", "searching", "reviewed", "total", "positions", "deciding", "swing"})
public record StudyJson(
        String version,
        boolean last,
        @Nullable String searching,
        int reviewed,
        int total,
        List<StudiedPositionJson> positions,
        @Nullable Integer deciding,
        @Nullable Integer swing) {
    /**
     * The results for one position.
     *
     * @param ply the number of the move that was played in it; missing for a position outside the game
     * @param moves the verdicts of all moves, the best first
     * @param why the reasons why the move played is a mistake; missing if it is not, or if none are known
     * @param whyBest the reasons why the best move is best; missing if none are known
     * @param punishment the best continuation of the opponent after the move played
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({
        "position",
        "ply",
        "depth",
        "complete",
        "nodes",
        "seconds",
        "moves",
        "why",
        "whyBest",
        "punishment"
    })
    public record StudiedPositionJson(
            String position,
            @Nullable Integer ply,
            int depth,
            boolean complete,
            long nodes,
            double seconds,
            List<VerdictJson> moves,
            @Nullable List<ReasonJson> why,
            @Nullable List<ReasonJson> whyBest,
            @Nullable List<String> punishment) {
        static StudiedPositionJson of(AnalysisStore.Entry entry, Optional<ReviewedMove> played) {
            AnalysisSnapshot analysis = entry.analysis();
            List<MoveReason> whyBest = entry.reasons(analysis.best().move());
            return new StudiedPositionJson(
                    analysis.position().text(),
                    played.map(ReviewedMove::ply).orElse(null),
                    analysis.depth(),
                    analysis.complete(),
                    analysis.nodes(),
                    AnalysisJson.seconds(analysis),
                    MarkScale.of(analysis).stream().map(VerdictJson::of).toList(),
                    AnalysisJson.reasons(played.map(ReviewedMove::reasons).orElse(List.of())),
                    AnalysisJson.reasons(whyBest),
                    played.map(move -> AnalysisJson.texts(move.punishment())).orElse(null));
        }
    }

    /**
     * Returns the changes.
     *
     * @param epoch distinguishes versions of this store from those of another
     * @param since the version of the store that the client has; negative for none
     * @param first whether this is the first message of an answer, which always contains the current position
     */
    public static StudyJson of(StudyView view, String epoch, long since, boolean first, boolean last) {
        Review review = view.review();
        List<StudiedPositionJson> changed = new ArrayList<>();
        for (int i = 0; i < view.positions().size(); i++) {
            Position position = view.positions().get(i);
            Optional<AnalysisStore.Entry> entry = view.snapshot().entries().get(i);
            boolean isCurrent = first && view.at().equals(Optional.of(position));
            if (entry.isPresent() && (entry.get().version() > since || isCurrent)) {
                changed.add(StudiedPositionJson.of(entry.get(), review.at(i + 1)));
            }
        }
        return new StudyJson(
                epoch + "." + view.snapshot().version(),
                last,
                view.searching().map(Position::text).orElse(null),
                review.moves().size(),
                review.record().main().moves().size(),
                changed,
                review.decidingMistake().map(ReviewedMove::ply).orElse(null),
                review.largestSwing().map(ReviewedMove::ply).orElse(null));
    }

    /** Returns the JSON in one line. */
    public String text() {
        return Json.text(this);
    }
}
