package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/**
 * The open games that anyone may join, the newest first.
 *
 * @param version the version of the list, to ask for later changes
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("lobby")
@JsonPropertyOrder({"version", "games"})
public record LobbyJson(String version, List<EntryJson> games) {
    /**
     * An open game.
     *
     * @param games the number of games of the match
     * @param free the free sides
     * @param by the name of the creator
     */
    @JsonPropertyOrder({"id", "kind", "title", "game", "clock", "games", "hints", "free", "by", "created"})
    public record EntryJson(
            String id,
            String kind,
            String title,
            String game,
            String clock,
            int games,
            boolean hints,
            List<String> free,
            String by,
            long created) {}
}
