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
 * One line of a study: what has changed since the line before. Together with what came before it is a whole whose parts agree.
 *
 * @param version what a client sends as {@code since} to hear only of later changes
 * @param last whether no more will come
 * @param searching the position that is being searched; missing between two searches
 * @param reviewed about how many moves of the game something is known
 * @param total how many moves the game has
 * @param positions those about which more is known than before
 * @param deciding the number of the mistake that decided the game against the player who lost; missing if there is none
 * @param swing where nobody lost, the number of the marked move that gave away most; missing if there is none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"version", "last", "searching", "reviewed", "total", "positions", "deciding", "swing"})
public record StudyJson(
        String version,
        boolean last,
        @Nullable String searching,
        int reviewed,
        int total,
        List<PositionJson> positions,
        @Nullable Integer deciding,
        @Nullable Integer swing) {
    /**
     * What is known about one position.
     *
     * @param ply the number of the move that was played in it; missing for a position that is not of the game
     * @param moves every move's verdict, the best first
     * @param why the move played is a mistake; missing if it is none, or nothing is known to say
     * @param whyBest the best move is best; missing if nothing is known to say
     * @param punishment how the other side goes on after the move played
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
    public record PositionJson(
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
        static PositionJson of(AnalysisStore.Entry entry, Optional<ReviewedMove> played) {
            AnalysisSnapshot analysis = entry.analysis();
            List<MoveReason> whyBest = entry.reasons(analysis.best().move());
            return new PositionJson(
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
     * What has changed.
     *
     * @param epoch tells versions of this store from those of another
     * @param since the version of the store that the client has; below 0 for nothing
     * @param first whether this is the first line of an answer, which has the position looked at in any case
     */
    public static StudyJson of(StudyView view, String epoch, long since, boolean first, boolean last) {
        Review review = view.review();
        List<PositionJson> changed = new ArrayList<>();
        for (int i = 0; i < view.positions().size(); i++) {
            Position position = view.positions().get(i);
            Optional<AnalysisStore.Entry> entry = view.snapshot().entries().get(i);
            boolean wanted = first && view.at().equals(Optional.of(position));
            if (entry.isPresent() && (entry.get().version() > since || wanted)) {
                changed.add(PositionJson.of(entry.get(), review.at(i + 1)));
            }
        }
        return new StudyJson(
                epoch + "." + view.snapshot().version(),
                last,
                view.searching().map(Position::text).orElse(null),
                review.moves().size(),
                review.record().main().moves().size(),
                changed,
                review.deciding().map(ReviewedMove::ply).orElse(null),
                review.swing().map(ReviewedMove::ply).orElse(null));
    }

    /** In one line. */
    public String text() {
        return Json.text(this);
    }
}
