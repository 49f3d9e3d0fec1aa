package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game. A client can draw it without knowing the rules.
 *
 * @param status {@code open}, {@code running}, {@code over}, {@code cancelled} or {@code expired}
 * @param moves the legal moves; empty unless the game is running, and where a pass is forced, which the server plays
 * @param lastMove the last move
 * @param clock missing in a game without a clock
 * @param result the result as records write it; like the two fields after it, missing until the game is over
 * @param points the points of both sides in the match after this game; missing until it is over, and in a single game
 * @param next the id of the next game
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
     * The player of a seat.
     *
     * @param kind {@code person}, {@code engine}, {@code friend} (for the holder of the link) or {@code anyone}
     * @param id the id of the player; missing unless it is a person
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"kind", "name", "id"})
    public record SeatJson(
            String kind, String name, @Nullable String id) {}

    /**
     * The remaining time of each side in milliseconds.
     *
     * @param running the side whose clock runs; missing if none does
     * @param at the time of this reading by the clock of the server
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
