package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What does not change about a game.
 *
 * @param id its name in addresses
 * @param kind which game it is, without its set-up
 * @param game the game with its set-up
 * @param start the position play begins with
 * @param scored whether points decide it
 * @param draws whether it can end in a draw
 * @param clock how time is given
 * @param hints whether players may ask what moves are worth
 * @param created when, in milliseconds since 1970
 * @param match missing unless it is one of several
 * @param code what a friend's link holds; missing for all but its maker
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
     * A match of several games.
     *
     * @param round which of them this is, from 1
     * @param points what the players on each side had when this one began
     */
    @JsonPropertyOrder({"id", "round", "of", "points"})
    public record MatchJson(String id, int round, int of, Map<String, Double> points) {}
}
