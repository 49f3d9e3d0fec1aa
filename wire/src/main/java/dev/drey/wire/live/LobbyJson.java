package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** The open games that anyone may join, the newest first. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("lobby")
public record LobbyJson(List<EntryJson> games) {
    /**
     * An open game.
     *
     * @param games the number of games of the match
     * @param free the free sides
     * @param by the name of the creator
     * @param here whether the creator is connected
     */
    @JsonPropertyOrder({"id", "kind", "title", "game", "clock", "games", "hints", "free", "by", "here", "created"})
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
            boolean here,
            long created) {}
}
