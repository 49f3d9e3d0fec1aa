package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * The results of the finished games of a player.
 *
 * @param kinds each kind of game with a finished game, in the order of {@code GET /api/kinds}
 */
public record StatisticsJson(List<KindJson> kinds) {
    /** The results in one kind of game. */
    @JsonPropertyOrder({"kind", "title", "played", "won", "drawn", "lost"})
    public record KindJson(String kind, String title, int played, int won, int drawn, int lost) {}
}
