package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands: enough to draw it without knowing its rules.
 *
 * @param status {@code open}, {@code running}, {@code over} or {@code cancelled}
 * @param moves every legal move; none unless the game is running, and none where a pass is forced: it follows by itself
 * @param lastMove the move that led here
 * @param clock missing without one
 * @param result as records write it; like the two after it, missing while the game is not over
 * @param points what both sides have in the match after this game; missing while it is not over, or the only one
 * @param next the game that follows this one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "status",
    "seats",
    "ply",
    "toMove",
    "position",
    "board",
    "moves",
    "lastMove",
    "scores",
    "clock",
    "offers",
    "result",
    "winner",
    "ending",
    "points",
    "next"
})
public record StateJson(
        String status,
        Map<String, SeatJson> seats,
        int ply,
        String toMove,
        String position,
        BoardJson board,
        List<String> moves,
        @Nullable String lastMove,
        Map<String, Integer> scores,
        @Nullable ClockJson clock,
        List<OfferJson> offers,
        @Nullable String result,
        @Nullable String winner,
        @Nullable String ending,
        @Nullable Map<String, Double> points,
        @Nullable String next) {

    /**
     * Who sits there.
     *
     * @param kind {@code person}, {@code engine}, {@code friend} (who has the link) or {@code anyone}
     * @param id whose seat it is; missing unless it is a person's
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"kind", "name", "id"})
    public record SeatJson(
            String kind, String name, @Nullable String id) {}

    /**
     * What each side has left, in milliseconds.
     *
     * @param running whose clock runs; missing if none does
     * @param at when that was, by the server's clock
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"X", "O", "running", "at"})
    public record ClockJson(
            @com.fasterxml.jackson.annotation.JsonProperty("X")
            long first,

            @com.fasterxml.jackson.annotation.JsonProperty("O")
            long second,

            @Nullable String running,
            long at) {}

    @JsonPropertyOrder({"side", "what"})
    public record OfferJson(String side, String what) {}
}
