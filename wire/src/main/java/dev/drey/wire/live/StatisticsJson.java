package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * How somebody's finished games went.
 *
 * @param kinds each game that was finished at least once, in the order of {@code GET /api/kinds}
 */
public record StatisticsJson(List<KindJson> kinds) {
    /** How the games of one kind went. */
    @JsonPropertyOrder({"kind", "title", "played", "won", "drawn", "lost"})
    public record KindJson(String kind, String title, int played, int won, int drawn, int lost) {}
}
