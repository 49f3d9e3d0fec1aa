package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody's games, the newest first.
 *
 * @param more whether there are older ones
 */
@JsonPropertyOrder({"games", "more"})
public record MyGamesJson(List<EntryJson> games, boolean more) {
    /**
     * One of them.
     *
     * @param you one's side; missing if one only made the game
     * @param opponent the other player's name
     * @param changed when something last happened in it
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({
        "id",
        "kind",
        "title",
        "game",
        "clock",
        "status",
        "you",
        "opponent",
        "result",
        "ending",
        "created",
        "changed"
    })
    public record EntryJson(
            String id,
            String kind,
            String title,
            String game,
            String clock,
            String status,
            @Nullable String you,
            String opponent,
            @Nullable String result,
            @Nullable String ending,
            long created,
            long changed) {}
}
