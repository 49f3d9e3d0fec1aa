package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The constant data of a game.
 *
 * @param id its name in URLs
 * @param kind the kind of game
 * @param game the game with its set-up
 * @param start the start position
 * @param scored whether points decide the game
 * @param draws whether the game can end in a draw
 * @param clock the time control
 * @param hints whether the players may ask for hints
 * @param created the time of creation in milliseconds since 1970
 * @param match missing for a single game
 * @param code the secret of the invitation link; missing for everyone but the creator
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "id", "kind", "title", "game", "start", "grid", "scored", "draws", "clock", "hints", "created", "match", "code"
})
public record GameJson(
        String id,
        String kind,
        String title,
        String game,
        String start,
        GridJson grid,
        boolean scored,
        boolean draws,
        String clock,
        boolean hints,
        long created,
        @Nullable MatchJson match,
        @Nullable String code) {

    /**
     * The match that the game belongs to.
     *
     * @param round the number of the game in the match, from 1
     * @param points the points of the players on each side before this game
     */
    @JsonPropertyOrder({"id", "round", "of", "points"})
    public record MatchJson(String id, int round, int of, Map<String, Double> points) {}
}
