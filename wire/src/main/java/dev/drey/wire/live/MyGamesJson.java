package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The games of a player, the newest first.
 *
 * @param more whether there are older games
 */
@JsonPropertyOrder({"games", "more"})
public record MyGamesJson(List<EntryJson> games, boolean more) {
    /**
     * A game of the player.
     *
     * @param you the side of the player; missing if the player only created the game
     * @param opponent the name of the opponent
     * @param changed the time of the last event
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
