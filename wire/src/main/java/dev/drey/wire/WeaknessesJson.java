package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Weaknesses;
import dev.drey.wire.live.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of mistakes a player makes, from the games reviewed so far.
 *
 * @param last whether this is the last message
 * @param reviewed the number of games reviewed
 * @param total the number of games
 * @param moves the number of moves the player made in the games reviewed
 * @param mistakes the number of marked moves among them
 * @param groups the most frequent first
 */
@JsonPropertyOrder({"last", "reviewed", "total", "moves", "mistakes", "groups"})
public record WeaknessesJson(boolean last, int reviewed, int total, int moves, int mistakes, List<GroupJson> groups) {
    /**
     * The mistakes of one kind in one phase of one kind of game.
     *
     * @param count the number of mistakes; {@code moments} may have fewer
     * @param moments the mistakes of the newest game first
     */
    @JsonPropertyOrder({"kind", "label", "game", "phase", "count", "moments"})
    public record GroupJson(String kind, String label, String game, String phase, int count, List<MomentJson> moments) {
        static GroupJson of(Weaknesses.Group group) {
            return new GroupJson(
                    group.kind(),
                    group.label(),
                    group.game(),
                    group.phase().text(),
                    group.count(),
                    group.moments().stream().map(MomentJson::of).toList());
        }
    }

    /**
     * A mistake.
     *
     * @param game the id of the game
     * @param ply the number of the move in the game, from 1
     * @param why the reason; missing if none was found
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"game", "ply", "move", "mark", "sure", "why"})
    public record MomentJson(
            String game,
            int ply,
            String move,
            String mark,
            boolean sure,
            @Nullable List<ReasonJson> why) {
        static MomentJson of(Weaknesses.Moment moment) {
            GameSummary.Mistake mistake = moment.mistake();
            return new MomentJson(
                    moment.game(),
                    mistake.ply(),
                    mistake.move(),
                    mistake.mark().text(),
                    mistake.sure(),
                    AnalysisJson.reasons(mistake.reason().stream().toList()));
        }
    }

    public static WeaknessesJson of(Weaknesses weaknesses, int reviewed, int total, boolean last) {
        return new WeaknessesJson(
                last,
                reviewed,
                total,
                weaknesses.moves(),
                weaknesses.mistakes(),
                weaknesses.groups().stream().map(GroupJson::of).toList());
    }

    /** Returns the JSON in one line. */
    public String text() {
        return Json.text(this);
    }
}
